package dev.keepsake.format.container;

import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The header of a file, read.
///
/// @param bytes the header as it stands in the file
/// @param fields its fields as the model names them, the sequence first
/// @param picture what it says of the picture, null where there is none
/// @param spans where each field stands in the file, by its name in the model
public record Header(
        Bytes bytes, StructValue fields, @Nullable PictureField picture, Map<String, Span> spans) {
    /// Copies the map.
    public Header {
        spans = Map.copyOf(spans);
    }

    /// Where a field stands in the file: its content, for one of the slot's all of the metadata,
    /// for the sequence its place in the prelude.
    ///
    /// @throws IllegalArgumentException where there is no such field
    public Span spanOf(String name) {
        if (name.equals("sequence")) {
            return new Span(24, Long.BYTES);
        }
        String field = MetadataCodec.NAMES.contains(name) ? HeaderField.META.word() : name;
        Span span = spans.get(field);
        if (span == null) {
            throw new IllegalArgumentException("no field " + name);
        }
        return span;
    }
}
