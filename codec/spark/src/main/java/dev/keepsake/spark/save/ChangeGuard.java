package dev.keepsake.spark.save;

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
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.EditRule;
import dev.keepsake.spark.component.Property;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.record.CustomEntry;
import dev.keepsake.spark.record.EntityWriter;
import dev.keepsake.spark.record.HeaderCodec;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Refuses changes that could not be written, or that engines would refuse. For one call.
///
/// What is the very same change before and after is not looked at again; equal values are not
/// enough, as they may be spelled otherwise.
final class ChangeGuard {
    private final SparkOrigin origin;
    private final StoredSave save;
    private final Changes before;
    private final Changes after;
    private final Progress progress;
    private final ParentGuard parents;

    ChangeGuard(SparkOrigin origin, Changes before, Changes after, Progress progress) {
        this.origin = origin;
        this.save = origin.save();
        this.before = before;
        this.after = after;
        this.progress = progress;
        this.parents = new ParentGuard(origin, after, progress);
    }

    @SuppressWarnings("ReferenceEquality")
    void require() throws SaveException {
        StructValue header = after.header();
        if (header != null && !after.hasSameHeader(before)) {
            HeaderCodec.requireWritable(origin.header(), header);
        }
        requireChunks();
        requireCount();
        if (requireRecords()) {
            parents.requireAll();
        } else {
            parents.requireOdd(before);
        }
    }

    private void requireChunks() throws SaveException {
        for (Map.Entry<Integer, ChunkChange> entry : after.chunks().entrySet()) {
            boolean known = entry.getValue().equals(before.chunks().get(entry.getKey()));
            if (!known && entry.getKey() != SparkOrigin.TAIL) {
                throw SaveException.of(
                        Finding.of(SparkCode.EDIT_CHUNK).with("chunk", entry.getKey()));
            }
        }
    }

    private void requireCount() throws SaveException {
        long count = (long) save.count() + save.layout().custom().count();
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            count += difference(entry.getValue());
        }
        if (count > save.limits().records()) {
            throw EntityWriter.refused("count");
        }
    }

    /// How many records more there are by a change.
    static int difference(RecordChange change) {
        return switch (change) {
            case RecordChange.Added added -> 1;
            case RecordChange.Removed() -> -1;
            case RecordChange.Revised revised -> 0;
        };
    }

    /// Looks at each new change; true where an entity may be gone or have another name.
    @SuppressWarnings("ReferenceEquality")
    private boolean requireRecords() throws SaveException {
        boolean moved = false;
        var pace = new Pace(progress, after.records().size());
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            pace.step();
            RecordId id = entry.getKey();
            if (entry.getValue() != before.records().get(id)) {
                moved |= require(id, entry.getValue());
            }
        }
        return moved || isShrunk();
    }

    /// True where an entity that was added before is not there any more.
    private boolean isShrunk() {
        return before.ofChunk(SparkOrigin.ENTITIES).keySet().stream()
                .anyMatch(id -> id.isAdded() && !after.records().containsKey(id));
    }

    private boolean require(RecordId id, RecordChange change) throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> id.chunk() == SparkOrigin.ENTITIES;
            case RecordChange.Added(DetachedRecord record, int behind) -> {
                require(id, record.head(), record.content(), null);
                yield false;
            }
            case RecordChange.Revised revised -> {
                RecordHead opened = origin.head(id.chunk(), id.record());
                RecordContent content = origin.content(id.chunk(), id.record());
                RecordHead head = revised.revision().head(opened);
                require(id, head, revised.revision().content(content), content);
                yield id.chunk() == SparkOrigin.ENTITIES && !head.equals(opened);
            }
        };
    }

    private void require(
            RecordId id, RecordHead head, RecordContent content, @Nullable RecordContent opened)
            throws SaveException {
        boolean entity = id.chunk() == SparkOrigin.ENTITIES;
        String kind = entity ? SparkOrigin.ENTITY_KIND : CustomEntry.KIND;
        if (!head.kind().equals(kind) || !head.className().isEmpty()) {
            throw EntityWriter.refused("head");
        }
        if (entity) {
            requireEntity(head, content, opened);
        } else {
            requireLength(CustomEntry.encode(head.subject(), content).length());
        }
    }

    private void requireEntity(
            RecordHead head, RecordContent content, @Nullable RecordContent opened)
            throws SaveException {
        EntityWriter.Encoded encoded = save.writer().encode(head.subject(), content);
        for (EntityWriter.Place place : encoded.places()) {
            parents.require(place.parent());
        }
        requireLength(encoded.mostBytes());
        if (encoded.fields() > save.limits().fields()) {
            throw EntityWriter.refused("fields");
        }
        requireValues(content, opened);
    }

    private void requireLength(long length) throws SaveException {
        if (length > save.limits().recordBytes()) {
            throw EntityWriter.refused("long");
        }
    }

    private void requireValues(RecordContent content, @Nullable RecordContent opened)
            throws SaveException {
        Set<Held> known = opened == null ? Set.of() : held(EntityWriter.components(opened));
        for (Held held : held(EntityWriter.components(content))) {
            if (!known.contains(held)) {
                require(held);
            }
        }
    }

    /// A property with its value.
    private record Held(String component, String property, Value value) {}

    private static Set<Held> held(StructValue components) {
        var all = new HashSet<Held>();
        for (int i = 0; i < components.items().count(); i++) {
            if (components.value(i) instanceof StructValue component) {
                for (int j = 0; j < component.items().count(); j++) {
                    all.add(new Held(components.name(i), component.name(j), component.value(j)));
                }
            }
        }
        return all;
    }

    private void require(Held held) throws SaveException {
        Property property = save.table().require(held.component(), held.property());
        var range = save.table().range(held.component(), held.property());
        Optional<String> reason = EditRule.reasonAgainst(property, range, held.value());
        if (reason.isPresent()) {
            throw EntityWriter.refused(held.component(), held.property(), reason.get());
        }
    }
}
