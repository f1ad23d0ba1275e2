package dev.keepsake.format.value;

import dev.keepsake.model.type.PrimitiveType;
import org.jspecify.annotations.Nullable;

/// The byte that each type begins with.
final class TypeCode {
    static final int BOOL = 0x01;
    static final int INT8 = 0x02;
    static final int UINT8 = 0x03;
    static final int INT16 = 0x04;
    static final int UINT16 = 0x05;
    static final int INT32 = 0x06;
    static final int UINT32 = 0x07;
    static final int INT64 = 0x08;
    static final int UINT64 = 0x09;
    static final int FLOAT = 0x0A;
    static final int DOUBLE = 0x0B;
    static final int TEXT = 0x0C;
    static final int NAME = 0x0D;
    static final int LOCALIZED_TEXT = 0x0E;
    static final int UUID = 0x0F;
    static final int DATE_TIME = 0x10;
    static final int DURATION = 0x11;
    static final int BYTES = 0x12;
    static final int REFERENCE = 0x13;
    static final int OBJECT = 0x14;
    static final int ASSET = 0x15;
    static final int OPAQUE = 0x16;
    static final int ANY = 0x17;
    static final int ENUM = 0x20;
    static final int STRUCT = 0x21;
    static final int LIST = 0x22;
    static final int PACKED = 0x23;
    static final int SET = 0x24;
    static final int MAP = 0x25;
    static final int OPTIONAL = 0x26;
    static final int SHAPE = 0x27;
    static final int NAMED_STRUCT = 0x28;

    private static final @Nullable PrimitiveType[] PRIMITIVES = new PrimitiveType[ANY + 1];

    static {
        for (PrimitiveType type : PrimitiveType.values()) {
            PRIMITIVES[of(type)] = type;
        }
    }

    private TypeCode() {}

    /// The code of a type without parts.
    static int of(PrimitiveType type) {
        return switch (type) {
            case BOOL -> BOOL;
            case INT8 -> INT8;
            case UINT8 -> UINT8;
            case INT16 -> INT16;
            case UINT16 -> UINT16;
            case INT32 -> INT32;
            case UINT32 -> UINT32;
            case INT64 -> INT64;
            case UINT64 -> UINT64;
            case FLOAT -> FLOAT;
            case DOUBLE -> DOUBLE;
            case TEXT -> TEXT;
            case NAME -> NAME;
            case LOCALIZED_TEXT -> LOCALIZED_TEXT;
            case UUID -> UUID;
            case DATE_TIME -> DATE_TIME;
            case DURATION -> DURATION;
            case BYTES -> BYTES;
            case REFERENCE -> REFERENCE;
            case OBJECT -> OBJECT;
            case ASSET -> ASSET;
            case OPAQUE -> OPAQUE;
            case ANY -> ANY;
        };
    }

    /// The type without parts that has this code, or null.
    static @Nullable PrimitiveType primitive(int code) {
        return code < PRIMITIVES.length ? PRIMITIVES[code] : null;
    }
}
