package dev.keepsake.app.editor.form;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// Text as it is, with the line ends it has; or in quotes with escapes, where a text field could
/// not hold it as it is.
///
/// @param quoted true where it is shown in quotes
/// @param shown what is shown
/// @param lineEnd what stands for each line end
record TextForms(boolean quoted, String shown, String lineEnd) {
    static TextForms of(Bytes bytes, boolean lines) {
        String text = bytes.asText();
        String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        String plain = text.replace(lineEnd, "\n");
        boolean clear =
                bytes.isUtf8()
                        && (lines || plain.indexOf('\n') < 0)
                        && plain.replace("\n", lineEnd).equals(text)
                        && plain.chars().allMatch(TextForms::isKept);
        return clear
                ? new TextForms(false, plain, lineEnd)
                : new TextForms(true, QuotedText.quote(bytes.asName()), "\n");
    }

    /// True for what a text field keeps and shows.
    private static boolean isKept(int unit) {
        return unit == '\t' || unit == '\n' || unit >= 0x20 && unit != 0x7F;
    }

    Value read(String typed, PrimitiveType type) throws EditRefusedException {
        if (quoted) {
            return Literals.parse(typed, type, Literals.Context.NONE);
        }
        Bytes bytes = Bytes.ofText(typed.replace("\n", lineEnd));
        return type == PrimitiveType.NAME ? new NameValue(bytes) : new TextValue(bytes);
    }
}
