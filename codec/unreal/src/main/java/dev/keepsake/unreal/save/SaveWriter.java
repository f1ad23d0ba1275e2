package dev.keepsake.unreal.save;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.value.Writing;
import dev.keepsake.unreal.wrapper.WrappedSink;

/// Writes a document of an Unreal save: what is as opened byte for byte, what is not encoded anew.
///
/// A save that was opened with an error is refused where anything in it was changed: what was not
/// read could no longer be what it was. For one thread and one save.
public final class SaveWriter {
    private static final int PIECE = 1 << 20;

    private final SaveDocument document;
    private final StoredSave save;
    private final Progress progress;

    private SaveWriter(SaveDocument document, Progress progress) {
        this.document = document;
        this.save = save(document);
        this.progress = progress;
    }

    /// The save that a document was read from.
    static StoredSave save(SaveDocument document) {
        if (document.origin() instanceof UnrealOrigin origin) {
            return origin.save();
        }
        throw new IllegalArgumentException("no Unreal save: " + document.format().text());
    }

    /// Writes a document.
    ///
    /// @throws SaveException the first error that was found when it was opened, the storage's
    ///   failure, or the caller's stop
    public static void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        new SaveWriter(document, progress).write(sink);
    }

    /// Writes a document as the version it has; there is no way to another.
    ///
    /// @throws SaveException as [#write], and *wrong use* for another version
    public static void convert(
            SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        String own = document.format().version();
        if (!own.equals(version)) {
            throw SaveException.of(
                    Finding.of(UnrealCode.CONVERT).with("from", own).with("to", version));
        }
        write(document, sink, progress);
    }

    private void write(ByteSink sink) throws SaveException {
        Finding error = save.error();
        if (error != null) {
            throw SaveException.of(error);
        }
        if (document.changes().isEmpty()) {
            copy(save.file(), 0, save.file().size(), sink);
            return;
        }
        Bytes header = header();
        var limits = save.content().forms().limits();
        int plain = save.wrapping().plainBytes() > 0 ? plainBytes() : 0;
        try (WrappedSink wrapped =
                save.wrapping().withPlainBytes(plain).open(sink, limits, progress)) {
            wrapped.write(header);
            writeContent(wrapped);
            wrapped.finish();
        }
    }

    private Bytes header() throws SaveException {
        if (!save.wrapping().holdsGvas()) {
            return Bytes.EMPTY;
        }
        return document.changes().header() == null
                ? save.content().source().read(0, save.header().end())
                : HeaderCodec.encode(FrameField.own(document.header(), save));
    }

    /// How much of the header stands before a compressed body: up to the name of the class, and as
    /// much behind it as before.
    private int plainBytes() throws SaveException {
        int behind = save.wrapping().plainBytes() - HeaderCodec.classEnd(save.header().fields());
        return HeaderCodec.classEnd(FrameField.own(document.header(), save)) + behind;
    }

    private void writeContent(ByteSink sink) throws SaveException {
        boolean tail = false;
        for (Chunk chunk : document.chunks()) {
            if (chunk.id().equals(Chunks.ROOT)) {
                writeProperties(chunk, sink);
            } else {
                writeTail(chunk, sink);
                tail = true;
            }
        }
        if (!tail && !save.hasTail()) {
            sink.write(Chunks.USUAL_TAIL);
        }
    }

    private void writeTail(Chunk chunk, ByteSink sink) throws SaveException {
        if (chunk.isEdited()) {
            sink.write(chunk.bytes());
        } else {
            copy(save.content().source(), save.tail().offset(), save.tail().length(), sink);
        }
    }

    private void writeProperties(Chunk chunk, ByteSink sink) throws SaveException {
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            if (record.isEdited()) {
                encode(record.head(), record.content()).writeTo(sink, progress);
            } else {
                int opened = record.id().record();
                copy(
                        save.content().source(),
                        save.properties().start(opened),
                        save.properties().length(opened),
                        sink);
            }
        }
        sink.write(TagBytes.END);
    }

    private Writing encode(RecordHead head, RecordContent content) throws SaveException {
        var writing = new Writing(save.content().forms());
        RecordEncoder.encode(writing, save.header().className(), head, content);
        return writing;
    }

    private void copy(ByteSource source, long start, long length, ByteSink sink)
            throws SaveException {
        for (long done = 0; done < length; done += PIECE) {
            progress.check(done, length);
            sink.write(source.read(start + done, (int) Math.min(PIECE, length - done)));
        }
    }
}
