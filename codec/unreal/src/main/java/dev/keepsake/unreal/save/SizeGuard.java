package dev.keepsake.unreal.save;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.header.HeaderCodec;
import java.util.HashMap;
import java.util.Map;

/// Refuses changes after which the content would be longer than is ever written. For one call.
final class SizeGuard {
    private final UnrealOrigin origin;
    private final StoredSave save;
    private final Changes after;
    private final Map<RecordId, Long> known = new HashMap<>();

    /// Works out how long a changed record is.
    @FunctionalInterface
    interface Length {
        long of(RecordId id, RecordChange change) throws SaveException;
    }

    SizeGuard(UnrealOrigin origin, Changes after) {
        this.origin = origin;
        this.save = origin.save();
        this.after = after;
    }

    /// A changed record takes so many bytes.
    void add(RecordId id, long length) {
        known.put(id, length);
        origin.count(length);
    }

    /// Only where all that was ever encoded would not fit is it worked out what does.
    ///
    /// @param others how long records are that were not added
    void require(Length others) throws SaveException {
        long most = most();
        long frame = save.content().source().size() + header() + tail();
        if (frame + origin.counted() > most && frame + records(others) > most) {
            throw RecordEncoder.refused("size");
        }
    }

    private long most() {
        Limits limits = save.content().forms().limits();
        long most = save.isPlain() ? limits.storedBytes() : limits.decodedBytes();
        return Math.min(most, Integer.MAX_VALUE);
    }

    private long header() throws SaveException {
        StructValue header = after.header();
        return header == null
                ? 0
                : HeaderCodec.encode(FrameField.own(header, save)).length() - save.header().end();
    }

    private long tail() {
        long more = 0;
        for (ChunkChange change : after.chunks().values()) {
            more +=
                    change instanceof ChunkChange.Replaced replaced
                            ? replaced.bytes().length() - save.tail().length()
                            : 0;
        }
        return more;
    }

    private long records(Length others) throws SaveException {
        long more = 0;
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            RecordId id = entry.getKey();
            RecordChange change = entry.getValue();
            more -= id.isAdded() ? 0 : save.properties().length(id.record());
            if (!(change instanceof RecordChange.Removed)) {
                Long length = known.get(id);
                more += length == null ? others.of(id, change) : length;
            }
        }
        return more;
    }
}
