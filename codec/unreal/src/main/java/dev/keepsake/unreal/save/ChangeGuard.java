package dev.keepsake.unreal.save;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import java.util.Map;

/// Refuses changes that could not be written, or after which the save would read as something else.
/// For one call.
final class ChangeGuard {
    private final UnrealOrigin origin;
    private final StoredSave save;
    private final Changes before;
    private final Changes after;
    private final Progress progress;

    ChangeGuard(UnrealOrigin origin, Changes before, Changes after, Progress progress) {
        this.origin = origin;
        this.save = origin.save();
        this.before = before;
        this.after = after;
        this.progress = progress;
    }

    @SuppressWarnings("ReferenceEquality")
    void require() throws SaveException {
        StructValue header = after.header();
        if (header != null && !after.hasSameHeader(before)) {
            requireHeader(header);
        }
        requireChunks();
        requireCount();
        var pace = new Pace(progress, after.records().size());
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            pace.step();
            if (entry.getValue() != before.records().get(entry.getKey())) {
                requireRecord(entry.getKey(), entry.getValue());
            }
        }
    }

    /// The frame cannot be changed, and the versions only where properties still read the same way.
    private void requireHeader(StructValue header) throws SaveException {
        int frame = FrameField.count(save);
        boolean sameFrame = header.items().count() >= frame;
        for (int i = 0; i < frame && sameFrame; i++) {
            sameFrame =
                    header.name(i).equals(origin.header().name(i))
                            && header.value(i).equals(origin.header().value(i));
        }
        if (!sameFrame || !save.wrapping().holdsGvas()) {
            throw refusedHeader("", "frame");
        }
        Layout layout =
                HeaderCodec.layout(FrameField.own(header, save), save.content().forms().limits());
        if (!layout.equals(save.header().layout())) {
            throw refusedHeader("", "layout");
        }
        requireReadable(FrameField.own(header, save));
    }

    /// Where the properties begin is found by looking for them, so that a header may read as
    /// another.
    private void requireReadable(StructValue header) throws SaveException {
        Bytes bytes = HeaderCodec.encode(header);
        int start = save.header().end();
        long left = save.content().source().size() - start;
        if (left > save.content().forms().limits().recordBytes()) {
            return;
        }
        var whole = new MemorySink();
        whole.write(bytes);
        whole.write(save.content().source().read(start, (int) left));
        try {
            var in = new Input(MemorySource.of("header", whole.bytes()));
            SaveHeader read = HeaderCodec.read(in, save.content().forms().limits());
            if (read.end() != bytes.length() || !read.fields().equals(header)) {
                throw refusedHeader("", "unreadable");
            }
        } catch (Misread misread) {
            throw refusedHeader("", "unreadable");
        }
    }

    private static SaveException refusedHeader(String field, String reason) {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_HEADER).with("field", field).with("reason", reason));
    }

    private void requireChunks() throws SaveException {
        for (Map.Entry<Integer, ChunkChange> entry : after.chunks().entrySet()) {
            boolean known = entry.getValue().equals(before.chunks().get(entry.getKey()));
            boolean replaced = entry.getValue() instanceof ChunkChange.Replaced;
            if (!known && !replaced) {
                throw SaveException.of(
                        Finding.of(UnrealCode.EDIT_CHUNK).with("chunk", entry.getKey()));
            }
        }
    }

    private void requireCount() throws SaveException {
        long count = save.properties().count();
        for (RecordChange change : after.records().values()) {
            count += change instanceof RecordChange.Added ? 1 : 0;
            count -= change instanceof RecordChange.Removed ? 1 : 0;
        }
        if (count > save.content().forms().limits().records()) {
            throw RecordEncoder.refused("count");
        }
        if (count == 0 && !before.equals(after) && hasClassHeader()) {
            throw RecordEncoder.refused("last");
        }
    }

    /// Where it ends is known by the first property alone.
    private boolean hasClassHeader() {
        StructValue header = after.header();
        StructValue fields = header == null ? origin.header() : header;
        return fields.find("classHeader").isPresent();
    }

    private void requireRecord(RecordId id, RecordChange change) throws SaveException {
        switch (change) {
            case RecordChange.Removed() -> {}
            case RecordChange.Added(DetachedRecord record, int behind) ->
                    reread().require(record.head(), record.content());
            case RecordChange.Revised(var revision) -> {
                RecordHead head = origin.head(id.chunk(), id.record());
                RecordContent content = origin.content(id.chunk(), id.record());
                reread().require(revision.head(head), revision.content(content));
            }
        }
    }

    private Reread reread() {
        return new Reread(save.content().forms(), save.header().className());
    }
}
