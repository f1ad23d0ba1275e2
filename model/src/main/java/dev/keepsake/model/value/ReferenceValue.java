package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// A reference to the subject of another record.
///
/// @param subject that record's subject (a name as [Bytes#asName] gives it), empty where the
///   reference names none
/// @param ordinal which of the records with that subject, from 0
public record ReferenceValue(String subject, int ordinal) implements Value {
    /// A reference that names no subject.
    public static final ReferenceValue NONE = new ReferenceValue("", 0);

    /// A reference to the first record with a subject.
    public static ReferenceValue to(String subject) {
        return new ReferenceValue(subject, 0);
    }

    /// True where the reference names no subject.
    public boolean isNone() {
        return subject.isEmpty();
    }

    @Override
    public Type type() {
        return PrimitiveType.REFERENCE;
    }
}
