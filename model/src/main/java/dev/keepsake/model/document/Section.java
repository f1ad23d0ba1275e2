package dev.keepsake.model.document;

import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// A part of a record.
///
/// @param id its name, usually four letters
/// @param content what it holds; an opaque value where this version does not know the section
/// @param encoding how the format spelled it where it has a choice
public record Section(String id, Value content, Encoding encoding) {
    /// True where id and content are equal; how it was spelled does not count.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Section section
                && id.equals(section.id)
                && content.equals(section.content);
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + content.hashCode();
    }

    /// A section in the format's default spelling.
    public static Section of(String id, Value content) {
        return new Section(id, content, Encoding.DEFAULT);
    }
}
