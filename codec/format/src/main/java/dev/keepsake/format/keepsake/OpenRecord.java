package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.record.RecordReader;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// A record of an open file with the block it stands in. Immutable.
///
/// @param chunk its chunk
/// @param entry its block
/// @param head the block's head
/// @param record its place in the block
/// @param start where its body begins in the block's decoded body
/// @param bytes its body
record OpenRecord(
        OpenChunk chunk, BlockEntry entry, BlockHead head, int record, int start, Bytes bytes) {
    private static final int SHOWN_BYTES = 1 << 20;

    /// @param body the block's decoded body
    static OpenRecord of(
            OpenChunk chunk, BlockEntry entry, BlockHead head, Bytes body, int record) {
        int start = head.index().bodyStart(record);
        Bytes bytes = body.slice(start, head.index().bodyLength(record));
        return new OpenRecord(chunk, entry, head, record, start, bytes);
    }

    Shape shape() throws SaveException {
        return head.shape(record);
    }

    /// Where the body begins: in the file where it stands there plain, else in the decoded body.
    private long base() {
        return entry.isPlain() ? entry.bodySpan().offset() + start : start;
    }

    /// Decodes it.
    ///
    /// @param shapes the shapes of its block
    RecordContent decode(Shapes shapes, Limits limits) throws SaveException {
        try {
            return RecordReader.read(bytes, shape(), shapes, base(), limits);
        } catch (SaveException failure) {
            throw located(failure);
        }
    }

    /// The failure with its path and a span of the file.
    SaveException located(SaveException failure) throws SaveException {
        String subject = head.subject(record).asName();
        return BlockReader.located(
                failure.at(chunk.path().record(subject, 0)), entry, entry.bodySpan());
    }

    /// Where a value of it stands.
    Optional<ValueLocation> locate(ItemPath path, Limits limits) throws SaveException {
        try {
            return RecordReader.locate(bytes, shape(), head, base(), limits, path)
                    .map(this::location);
        } catch (SaveException failure) {
            throw located(failure);
        }
    }

    private ValueLocation location(Span own) {
        int shown = (int) Math.min(own.length(), SHOWN_BYTES);
        Bytes bytesOfValue = bytes.slice((int) (own.offset() - base()), shown);
        return entry.isPlain()
                ? new ValueLocation(own, null, bytesOfValue)
                : new ValueLocation(entry.bodySpan(), own, bytesOfValue);
    }
}
