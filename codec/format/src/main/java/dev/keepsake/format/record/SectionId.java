package dev.keepsake.format.record;

import dev.keepsake.format.value.Plan;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Ids of sections: four characters from 0x20 to 0x7E, as a little-endian number.
final class SectionId {
    /// The record's properties: its shape is their type.
    static final String PROPERTIES = "PROP";

    /// Where the subject is: a struct [Transforms#TRANSFORM].
    static final String TRANSFORM = "XFRM";

    /// The objects the subject owns: a list of objects.
    static final String OWNED = "OWND";

    /// One value of any type.
    static final String VALUE = "VALU";

    /// Names the subject is tagged with: a list of names.
    static final String TAGS = "TAGS";

    private static final Plan OWNED_PLAN = Plan.of(new ListType(PrimitiveType.OBJECT));
    private static final Plan TAGS_PLAN = Plan.of(new ListType(PrimitiveType.NAME));
    private static final String[] KNOWN = {PROPERTIES, TRANSFORM, OWNED, VALUE, TAGS};
    private static final int[] KNOWN_CODES = new int[KNOWN.length];

    static {
        for (int i = 0; i < KNOWN.length; i++) {
            KNOWN_CODES[i] = code(KNOWN[i]);
        }
    }

    private SectionId() {}

    /// True where all four bytes are from 0x20 to 0x7E.
    static boolean isValid(int code) {
        for (int shift = 0; shift < 32; shift += 8) {
            int unit = code >>> shift & 0xFF;
            if (unit < 0x20 || unit > 0x7E) {
                return false;
            }
        }
        return true;
    }

    /// The text of a valid code; one shared text for a known section.
    static String text(int code) {
        for (int i = 0; i < KNOWN.length; i++) {
            if (KNOWN_CODES[i] == code) {
                return KNOWN[i];
            }
        }
        byte[] bytes = {(byte) code, (byte) (code >> 8), (byte) (code >> 16), (byte) (code >> 24)};
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    /// The code of a text, or 0 where it is no valid id.
    static int code(String text) {
        if (text.length() != 4) {
            return 0;
        }
        int code = 0;
        for (int i = 3; i >= 0; i--) {
            char unit = text.charAt(i);
            if (unit < 0x20 || unit > 0x7E) {
                return 0;
            }
            code = code << 8 | unit;
        }
        return code;
    }

    /// True where this version knows what the section holds.
    static boolean isKnown(String id) {
        return bit(id) != 0;
    }

    /// A bit of its own for each known section, 0 for any other.
    static int bit(String id) {
        return switch (id) {
            case PROPERTIES -> 1;
            case TRANSFORM -> 2;
            case OWNED -> 4;
            case VALUE -> 8;
            case TAGS -> 16;
            default -> 0;
        };
    }

    /// How the content of a known section is read and written; null for an unknown one.
    ///
    /// @param properties the plan of the record's shape
    static @Nullable Plan plan(String id, Plan properties) {
        return switch (id) {
            case PROPERTIES -> properties;
            case TRANSFORM -> Transforms.PLAN;
            case OWNED -> OWNED_PLAN;
            case VALUE -> Plan.ANY;
            case TAGS -> TAGS_PLAN;
            default -> null;
        };
    }
}
