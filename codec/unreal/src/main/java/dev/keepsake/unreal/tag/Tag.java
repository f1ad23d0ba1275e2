package dev.keepsake.unreal.tag;

import dev.keepsake.model.value.Bytes;

/// What stands before the value of a property.
///
/// @param name the property's name, as `Bytes.asName` gives it
/// @param type its type
/// @param index which element of a static array it is
/// @param guid the property's GUID, none or 16 bytes
/// @param structGuid that of its struct in the old layout, none where it is zero
/// @param flags bits of the new layout, 0 in the old one
/// @param truth the value of a truth value, which stands in the tag: 0 or 1, and in the old layout
///   any byte; 0 for others
/// @param extension the bytes of extensions, none where there are none
public record Tag(
        String name,
        TypeName type,
        int index,
        Bytes guid,
        Bytes structGuid,
        int flags,
        int truth,
        Bytes extension) {
    /// The flag of an index that is not 0.
    public static final int INDEXED = 1;

    /// The flag of a GUID.
    public static final int IDENTIFIED = 2;

    /// The flag of extensions.
    public static final int EXTENDED = 4;

    /// The flag of a struct that writes its own bytes.
    public static final int NATIVE = 8;

    /// The flag of a truth value that is true.
    public static final int TRUE = 16;

    /// The flag of a property without a value.
    public static final int SKIPPED = 32;

    /// A tag of nothing but name and type.
    public static Tag of(String name, TypeName type) {
        return new Tag(name, type, 0, Bytes.EMPTY, Bytes.EMPTY, 0, 0, Bytes.EMPTY);
    }

    /// The same of another type.
    public Tag withType(TypeName other) {
        return new Tag(name, other, index, guid, structGuid, flags, truth, extension);
    }

    /// The same with other flags.
    public Tag withFlags(int other) {
        return new Tag(name, type, index, guid, structGuid, other, truth, extension);
    }

    /// The flags that follow from the rest; whether a struct is native follows from nothing here.
    int impliedFlags() {
        return (index != 0 ? INDEXED : 0)
                | (guid.isEmpty() ? 0 : IDENTIFIED)
                | (extension.isEmpty() ? 0 : EXTENDED)
                | (truth != 0 ? TRUE : 0);
    }

    /// True for a truth value, whose value stands in the tag.
    public boolean isTruth() {
        return type.name().equals("BoolProperty");
    }
}
