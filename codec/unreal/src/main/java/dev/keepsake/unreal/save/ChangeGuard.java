package dev.keepsake.unreal.save;

import dev.keepsake.format.io.ByteSource;
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
import dev.keepsake.unreal.wire.Layout;
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
        var size = new SizeGuard(origin, after);
        var pace = new Pace(progress, after.records().size());
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            pace.step();
            if (entry.getValue() != before.records().get(entry.getKey())) {
                size.add(entry.getKey(), requireRecord(entry.getKey(), entry.getValue()));
            }
        }
        size.require(this::requireRecord);
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
            throw HeaderCheck.refused("", "frame");
        }
        Layout layout =
                HeaderCodec.layout(FrameField.own(header, save), save.content().forms().limits());
        if (!layout.decided().equals(save.header().layout().decided())) {
            throw HeaderCheck.refused("", "layout");
        }
        requireReadable(FrameField.own(header, save));
    }

    private void requireReadable(StructValue header) throws SaveException {
        ByteSource content = save.content().source();
        long left = content.size() - save.header().end();
        int first = (int) Math.min(left, HeaderCheck.BEHIND);
        var behind = new Beginning(content.read(save.header().end(), first), left);
        Bytes bytes = HeaderCodec.encode(header);
        HeaderCheck.require(header, bytes, behind, save.content().forms().limits());
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

    /// How many bytes a record takes, after it was read again.
    private long requireRecord(RecordId id, RecordChange change) throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> 0;
            case RecordChange.Added(DetachedRecord record, int behind) ->
                    length(record.head(), record.content());
            case RecordChange.Revised(var revision) -> {
                RecordHead head = origin.head(id.chunk(), id.record());
                RecordContent content = origin.content(id.chunk(), id.record());
                yield length(revision.head(head), revision.content(content));
            }
        };
    }

    private long length(RecordHead head, RecordContent content) throws SaveException {
        var reread = new Reread(save.content().forms(), save.header().className(), progress);
        return reread.require(head, content).rope().length();
    }
}
