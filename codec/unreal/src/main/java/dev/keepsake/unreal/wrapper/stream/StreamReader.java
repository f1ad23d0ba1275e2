package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.unreal.finding.UnrealCode;
import java.util.Optional;
import java.util.zip.DataFormatException;

/// Feeds a stretch of a file to an [Inflation]. Immutable.
///
/// @param wrapper the name of the wrapping, for findings
public record StreamReader(ByteSource file, String wrapper) {
    private static final int PIECE = 1 << 16;

    /// Decodes a stream that begins where the span does, until the stream or the span ends.
    ///
    /// @return what is wrong with the bytes; nothing where the span ends before the stream
    public Optional<Finding> read(Span span, Inflation inflation) throws SaveException {
        long position = span.offset();
        try {
            while (!inflation.isFinished() && position < span.end()) {
                int length = (int) Math.min(PIECE, span.end() - position);
                inflation.feed(file.read(position, length).asBuffer());
                position += length;
            }
        } catch (DataFormatException broken) {
            String reason = String.valueOf(broken.getMessage());
            return Optional.of(fault(span.offset() + inflation.stored(), reason));
        }
        return Optional.empty();
    }

    /// Compressed bytes that do not decompress from an offset on.
    public Finding fault(long offset, String reason) {
        return Finding.at(UnrealCode.COMPRESSED, offset, 0)
                .with("wrapper", wrapper)
                .with("reason", reason);
    }

    /// A recorded size that is not the size found.
    public Finding wrongSize(Span where, long recorded, long found) {
        return Finding.of(UnrealCode.WRAPPER_SIZE)
                .withSpan(where)
                .with("wrapper", wrapper)
                .with("recorded", recorded)
                .with("found", found);
    }
}
