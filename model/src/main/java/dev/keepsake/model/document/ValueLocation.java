package dev.keepsake.model.document;

import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// Where a value's bytes stand.
///
/// @param region the bytes of the file that hold it: its own where the file holds them plain, else
///   those of the compressed block
/// @param decoded the value's range in the decoded block, null where the file holds it plain
/// @param bytes the value's own bytes, at most the first MiB
public record ValueLocation(Span region, @Nullable Span decoded, Bytes bytes) {}
