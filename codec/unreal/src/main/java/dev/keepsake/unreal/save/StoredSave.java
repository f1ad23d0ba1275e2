package dev.keepsake.unreal.save;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.RecordDigest;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Content;
import dev.keepsake.unreal.wrapper.Wrapping;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A save as it stands on disk. Immutable; any thread may use it.
///
/// @param file the file
/// @param wrapping what is around the content in it
/// @param content the bytes without that
/// @param header the header of the content; without fields where it is no GVAS
/// @param properties where the properties stand in the content
/// @param names their names
/// @param types the types in their tags
/// @param tail what stands in the content behind them and the end of their list
/// @param hasTail true where that is not what nearly every save ends in
/// @param error why the properties could not all be found, null where they could
record StoredSave(
        ByteSource file,
        Wrapping wrapping,
        Content content,
        SaveHeader header,
        RecordSpans properties,
        SubjectOrder names,
        List<TypeName> types,
        Span tail,
        boolean hasTail,
        @Nullable Finding error) {
    /// True where the content is the file.
    boolean isPlain() {
        return wrapping.name().isEmpty();
    }

    /// Where bytes of the content stand in the file: where they are, or somewhere in what is
    /// compressed.
    Span inFile(long position, long length) {
        if (isPlain() || position + length <= wrapping.plainBytes()) {
            return new Span(position, length);
        }
        return new Span(wrapping.plainBytes(), file.size() - wrapping.plainBytes());
    }

    /// A finding about bytes of the content.
    Finding at(Finding finding, long position, long length) {
        Finding placed = finding.withSpan(inFile(position, length));
        return isPlain() ? placed : placed.with("decodedOffset", position);
    }

    /// The chunks of the document.
    List<ChunkHead> chunks() {
        var chunks = new ArrayList<ChunkHead>(2);
        if (wrapping.holdsGvas()) {
            chunks.add(root());
        }
        if (hasTail()) {
            boolean body = !wrapping.holdsGvas() || error != null;
            String id = body ? Chunks.BODY : Chunks.TAIL_ID;
            Span stored = inFile(tail.offset(), tail.length());
            chunks.add(
                    new ChunkHead(
                            id,
                            "",
                            false,
                            ChunkHead.Kind.RAW,
                            0,
                            stored.length(),
                            tail.length(),
                            stored));
        }
        return chunks;
    }

    private ChunkHead root() {
        int start = header.end();
        long length = properties.end() - (long) start;
        Span stored = inFile(start, length);
        return new ChunkHead(
                Chunks.ROOT,
                "",
                false,
                ChunkHead.Kind.RECORDS,
                properties.count(),
                stored.length(),
                length,
                stored);
    }

    /// A hash of a property: its bytes, and what reading them depends on.
    Digest digest(int record) throws SaveException {
        String rule = "unreal " + header.layout().decided();
        return RecordDigest.of(
                rule, content.source(), properties.start(record), properties.length(record));
    }
}
