package dev.keepsake.model.value;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PrimitiveType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// References and assets as text.
final class AddressText {
    private static final Pattern ORDINAL = Pattern.compile("#([0-9]{1,10})");
    private static final Pattern PLAIN_ASSET = Pattern.compile("[^\"@:\\s][^:]*");

    private AddressText() {}

    static String print(ReferenceValue reference) {
        return new Step.Name(reference.subject(), reference.ordinal()).toString();
    }

    static ReferenceValue reference(String text) throws EditRefusedException {
        if (text.startsWith("\"")) {
            QuotedText.Parsed quoted = Literals.readQuoted(text);
            String rest = text.substring(quoted.end());
            return rest.isEmpty()
                    ? ReferenceValue.to(quoted.text())
                    : new ReferenceValue(quoted.text(), ordinal(rest, text));
        }
        int hash = text.lastIndexOf('#');
        return hash > 0 && ORDINAL.matcher(text.substring(hash)).matches()
                ? new ReferenceValue(text.substring(0, hash), ordinal(text.substring(hash), text))
                : ReferenceValue.to(text);
    }

    private static int ordinal(String rest, String text) throws EditRefusedException {
        Matcher match = ORDINAL.matcher(rest);
        if (!match.matches()) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.REFERENCE);
        }
        long number = Long.parseLong(match.group(1));
        if (number > Integer.MAX_VALUE) {
            throw Literals.refused(LiteralCode.RANGE, text, PrimitiveType.REFERENCE);
        }
        return (int) number;
    }

    static String print(AssetValue asset) {
        String path = plainOrQuoted(asset.path());
        return asset.subPath().isEmpty() ? path : path + ":" + plainOrQuoted(asset.subPath());
    }

    private static String plainOrQuoted(Bytes bytes) {
        String name = bytes.asName();
        String quoted = QuotedText.quote(name);
        boolean same = quoted.length() == name.length() + 2;
        boolean clear = PLAIN_ASSET.matcher(name).matches() && name.equals(name.strip());
        return same && clear ? name : quoted;
    }

    static AssetValue asset(String text) throws EditRefusedException {
        int end;
        String path;
        if (text.startsWith("\"")) {
            QuotedText.Parsed quoted = Literals.readQuoted(text);
            path = quoted.text();
            end = quoted.end();
        } else {
            int colon = text.indexOf(':');
            end = colon < 0 ? text.length() : colon;
            path = text.substring(0, end);
        }
        if (end < text.length() && text.charAt(end) != ':') {
            throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.ASSET);
        }
        String part =
                end == text.length()
                        ? ""
                        : Literals.readText(text.substring(end + 1), PrimitiveType.ASSET);
        return new AssetValue(Bytes.ofName(path), Bytes.ofName(part));
    }
}
