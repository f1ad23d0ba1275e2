package dev.keepsake.unreal.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.HeaderFields;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.Writing;
import dev.keepsake.unreal.wrapper.WrappedSink;
import org.jspecify.annotations.Nullable;

/// Takes a new save and writes each record as it comes: a plain GVAS, or one in the wrapping that
/// another save has.
///
/// A save has no place for a picture, so one is refused. For one thread.
public final class UnrealSink implements RecordSink {
    private final String version;
    private final ByteSink sink;
    private final Limits limits;
    private final @Nullable StoredSave like;
    private final @Nullable WrappedSink wrapped;
    private @Nullable Reread reread;
    private @Nullable Begun begun;
    private int records;
    private @Nullable ChunkHead chunk;
    private boolean listEnded;
    private boolean tailBegun;
    private boolean ended;

    /// A header that was written and waits for what follows it.
    private record Begun(StructValue header, Bytes bytes) {}

    /// A sink for a save.
    ///
    /// @param version the version of the save's format, which its header must have
    public UnrealSink(String version, ByteSink sink, Limits limits) {
        this.version = version;
        this.sink = sink;
        this.limits = limits;
        this.like = null;
        this.wrapped = null;
    }

    private UnrealSink(StoredSave like, WrappedSink wrapped, Limits limits) {
        this.version = FrameField.version(like);
        this.sink = wrapped;
        this.limits = limits;
        this.like = like;
        this.wrapped = wrapped;
    }

    /// A sink for a save in the wrapping of another, whose headers it takes.
    ///
    /// @param like an Unreal save, open until the sink is closed
    public static UnrealSink like(SaveDocument like, ByteSink sink, Limits limits)
            throws SaveException {
        StoredSave save = SaveWriter.save(like);
        return save.wrapping().holdsGvas()
                ? new UnrealSink(save, save.wrapping().open(sink, limits, Progress.NONE), limits)
                : new UnrealSink(FrameField.version(save), sink, limits);
    }

    @Override
    public void begin(StructValue whole, @Nullable Picture picture) throws SaveException {
        requireOrder(reread == null && !ended);
        if (picture != null) {
            throw SaveException.of(Finding.of(UnrealCode.EDIT_PICTURE));
        }
        StructValue header = like == null ? whole : FrameField.own(whole, like);
        Bytes bytes = HeaderCodec.encode(header);
        if (!FrameField.version(header).equals(version)) {
            throw HeaderCheck.refused(HeaderFields.SAVE_VERSION, "version");
        }
        var forms = new Forms(HeaderCodec.layout(header, limits), limits, TypeCatalog.EMPTY);
        Value name = header.find(HeaderFields.CLASS).orElse(TextValue.of(""));
        String className = name instanceof TextValue(Bytes text) ? text.asName() : "";
        reread = new Reread(forms, className, Progress.NONE);
        begun = new Begun(header, bytes);
        sink.write(bytes);
    }

    private static void requireOrder(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("a save is begun, filled and ended in this order");
        }
    }

    @Override
    public void beginChunk(ChunkHead head) throws SaveException {
        requireOrder(reread != null && !ended && !tailBegun);
        boolean root = head.id().equals(Chunks.ROOT) && head.kind() == ChunkHead.Kind.RECORDS;
        boolean tail = head.id().equals(Chunks.TAIL_ID) && head.kind() == ChunkHead.Kind.RAW;
        if (!head.key().isEmpty() || !tail && (!root || chunk != null)) {
            throw SaveException.of(Finding.of(UnrealCode.EDIT_CHUNK).with("chunk", head.id()));
        }
        if (tail) {
            endList();
            tailBegun = true;
        }
        chunk = head;
    }

    private void endList() throws SaveException {
        if (!listEnded) {
            requireHeader(new Beginning(TagBytes.END, TagBytes.END.length()));
            sink.write(TagBytes.END);
            listEnded = true;
        }
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        Reread known = reread;
        requireOrder(known != null && chunk != null && !listEnded);
        if (records == limits.records()) {
            throw SaveException.of(SaveParser.limit("records", records + 1L, limits.records()));
        }
        if (known != null) {
            Writing writing = known.require(record.head(), record.content());
            requireHeader(Reread.beginning(writing));
            writing.writeTo(sink, Progress.NONE);
            records++;
        }
    }

    /// Where the header ends is told by the first property.
    private void requireHeader(Beginning behind) throws SaveException {
        Begun first = begun;
        if (first != null) {
            HeaderCheck.require(first.header(), first.bytes(), behind, limits);
            begun = null;
        }
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        requireOrder(tailBegun && !ended);
        sink.write(bytes);
    }

    @Override
    public void end(Progress progress) throws SaveException {
        requireOrder(reread != null && !ended);
        ended = true;
        endList();
        if (!tailBegun) {
            sink.write(Chunks.USUAL_TAIL);
        }
        if (sink.position() > limits.storedBytes()) {
            throw SaveException.of(
                    SaveParser.limit("storedBytes", sink.position(), limits.storedBytes()));
        }
        if (wrapped != null) {
            wrapped.finish();
        }
    }

    @Override
    public void close() {
        if (wrapped != null) {
            wrapped.close();
        }
    }
}
