package dev.keepsake.model.type;

/// A type that has no parts a save declares.
public enum PrimitiveType implements Type {
    /// True or false.
    BOOL("Bool"),
    /// −128 to 127.
    INT8("Int8"),
    /// 0 to 255.
    UINT8("UInt8"),
    /// −32,768 to 32,767.
    INT16("Int16"),
    /// 0 to 65,535.
    UINT16("UInt16"),
    /// −2³¹ to 2³¹ − 1.
    INT32("Int32"),
    /// 0 to 2³² − 1.
    UINT32("UInt32"),
    /// −2⁶³ to 2⁶³ − 1.
    INT64("Int64"),
    /// 0 to 2⁶⁴ − 1.
    UINT64("UInt64"),
    /// IEEE 754 binary32.
    FLOAT("Float"),
    /// IEEE 754 binary64.
    DOUBLE("Double"),
    /// Text for people.
    TEXT("Text"),
    /// An identifier that is compared exactly, case included.
    NAME("Name"),
    /// Text that a game translates.
    LOCALIZED_TEXT("LocalizedText"),
    /// A 128-bit identifier.
    UUID("Uuid"),
    /// A point in time.
    DATE_TIME("DateTime"),
    /// A length of time.
    DURATION("Duration"),
    /// Bytes that the game means as bytes.
    BYTES("Bytes"),
    /// The subject of another record.
    REFERENCE("Reference"),
    /// An object stored inside the record that owns it.
    OBJECT("Object"),
    /// The path of something that ships with the game.
    ASSET("Asset"),
    /// Bytes kept as read.
    OPAQUE("Opaque"),
    /// Each value says its own type.
    ANY("Any");

    private final String displayName;

    PrimitiveType(String displayName) {
        this.displayName = displayName;
    }

    @Override
    public String displayName() {
        return displayName;
    }

    /// True for the eight integer types.
    public boolean isInteger() {
        return switch (this) {
            case INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 -> true;
            default -> false;
        };
    }

    /// True for the integer types without a sign.
    public boolean isUnsigned() {
        return this == UINT8 || this == UINT16 || this == UINT32 || this == UINT64;
    }

    /// The width in bytes of a type of fixed width (bool, integers, floats), else 0.
    public int width() {
        return switch (this) {
            case BOOL, INT8, UINT8 -> 1;
            case INT16, UINT16 -> 2;
            case INT32, UINT32, FLOAT -> 4;
            case INT64, UINT64, DOUBLE -> 8;
            default -> 0;
        };
    }
}
