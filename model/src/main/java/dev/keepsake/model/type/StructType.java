package dev.keepsake.model.type;

import java.util.List;

/// A named sequence of fields: the shape of a struct, of a record's properties or of an object.
///
/// Field names may repeat (Unreal static arrays, damaged saves): a field is addressed by its
/// position. Structs of equal type share one instance where a format can arrange it.
///
/// Names here and in all types are names as `Bytes.asName` gives them.
///
/// @param name the name of the struct or class, empty where the save gives none
/// @param fields names and declared types in the order of the save
public record StructType(String name, List<Field> fields) implements Type {
    /// A field's name and declared type.
    ///
    /// A field may hold an opaque value whatever type it declares.
    public record Field(String name, Type type) {}

    /// Copies the list.
    public StructType {
        fields = List.copyOf(fields);
    }

    /// The position of the first field with this name, or −1.
    public int indexOf(String fieldName) {
        return indexOf(fieldName, 0);
    }

    /// The position of the n-th field (from 0) among those with this name, or −1.
    public int indexOf(String fieldName, int ordinal) {
        int seen = 0;
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(fieldName) && seen++ == ordinal) {
                return i;
            }
        }
        return -1;
    }
}
