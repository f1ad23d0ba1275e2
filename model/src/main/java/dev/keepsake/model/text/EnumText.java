package dev.keepsake.model.text;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import java.util.List;
import java.util.stream.Collectors;

/// Constants of enumerations by their full name, short name or number.
final class EnumText {
    private static final String SCOPE = "::";
    private static final int SHOWN = 20;

    private EnumText() {}

    /// The part of a constant's name that tells it from the others of its enumeration.
    static String shortName(String constant) {
        int scope = constant.lastIndexOf(SCOPE);
        return scope < 0 ? constant : constant.substring(scope + SCOPE.length());
    }

    /// The constant a text means; where the enumeration is unknown, the text itself.
    static EnumValue parse(String text, EnumType type, TypeCatalog catalog)
            throws EditRefusedException {
        EnumDescription known = catalog.findEnum(type.name()).orElse(null);
        if (known == null || known.constants().isEmpty()) {
            if (text.isEmpty()) {
                throw Literals.refused(LiteralCode.UNREADABLE, text, type);
            }
            return constant(type, text);
        }
        for (Constant constant : known.constants()) {
            if (constant.name().equals(text) || Long.toString(constant.number()).equals(text)) {
                return constant(type, constant.name());
            }
        }
        return constant(type, findShort(text, type, known));
    }

    private static String findShort(String text, EnumType type, EnumDescription known)
            throws EditRefusedException {
        boolean scoped = text.contains(SCOPE);
        String wanted = shortName(text);
        List<String> found =
                known.constants().stream()
                        .map(Constant::name)
                        .filter(name -> shortName(name).equals(wanted))
                        .distinct()
                        .toList();
        boolean ownScope = !scoped || text.equals(shortName(type.name()) + SCOPE + wanted);
        if (found.isEmpty() || !ownScope) {
            String names =
                    known.constants().stream()
                            .map(constant -> shortName(constant.name()))
                            .limit(SHOWN)
                            .collect(Collectors.joining(", "));
            throw EditRefusedException.of(
                    Literals.finding(LiteralCode.CONSTANT, text, type).with("known", names));
        }
        if (found.size() > 1) {
            throw Literals.refused(LiteralCode.AMBIGUOUS_CONSTANT, text, type);
        }
        return found.get(0);
    }

    private static EnumValue constant(EnumType type, String name) {
        return new EnumValue(type, Bytes.ofName(name));
    }
}
