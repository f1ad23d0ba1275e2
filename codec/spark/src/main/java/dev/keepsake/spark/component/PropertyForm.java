package dev.keepsake.spark.component;

/// How a property stands as text.
public enum PropertyForm {
    /// A float as `%f`.
    FLOAT,
    /// A signed 32-bit integer in decimal.
    INT,
    /// An unsigned 32-bit integer in decimal.
    UINT,
    /// An unsigned 32-bit integer, written as the signed one of the same bits.
    MASK,
    /// A boolean as `1` or `0`.
    FLAG,
    /// A boolean as `true` or `false`.
    BOOL,
    /// A constant of an enumeration as its number.
    ENUM,
    /// Two floats with a comma between.
    VECTOR2,
    /// Three floats with commas between.
    VECTOR3,
    /// Four floats with commas between.
    VECTOR4,
    /// Texts with commas between.
    LIST,
    /// The position of the entity above, or −1.
    PARENT,
    /// The text itself.
    TEXT
}
