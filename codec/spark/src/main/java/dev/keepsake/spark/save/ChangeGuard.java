package dev.keepsake.spark.save;

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
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.EditRule;
import dev.keepsake.spark.component.Property;
import dev.keepsake.spark.finding.SparkCode;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Refuses changes that could not be written, or that engines would refuse. For one call.
final class ChangeGuard {
    private static final int POLL = 1_024;

    private final SparkOrigin origin;
    private final StoredSave save;

    ChangeGuard(SparkOrigin origin) {
        this.origin = origin;
        this.save = origin.save();
    }

    void require(Changes before, Changes after, Progress progress) throws SaveException {
        StructValue header = after.header();
        if (header != null && !after.hasSameHeader(before)) {
            HeaderCodec.requireWritable(origin.header(), header);
        }
        requireChunks(before, after);
        boolean moved = requireRecords(before, after, progress);
        if (moved) {
            requireParents(after, progress);
        }
    }

    private void requireChunks(Changes before, Changes after) throws SaveException {
        for (Map.Entry<Integer, ChunkChange> entry : after.chunks().entrySet()) {
            boolean known = entry.getValue().equals(before.chunks().get(entry.getKey()));
            if (!known && entry.getKey() != SparkOrigin.TAIL) {
                throw SaveException.of(
                        Finding.of(SparkCode.EDIT_CHUNK).with("chunk", entry.getKey()));
            }
        }
    }

    /// Looks at each new change; true where an entity may be gone or have another name.
    private boolean requireRecords(Changes before, Changes after, Progress progress)
            throws SaveException {
        boolean moved = false;
        int done = 0;
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            if (done++ % POLL == 0) {
                progress.check(done, after.records().size());
            }
            RecordId id = entry.getKey();
            if (!entry.getValue().equals(before.records().get(id))) {
                moved |= require(id, entry.getValue(), after);
            }
        }
        return moved || isShrunk(before, after);
    }

    /// True where an entity that was added before is not there any more.
    private static boolean isShrunk(Changes before, Changes after) {
        return before.ofChunk(SparkOrigin.ENTITIES).keySet().stream()
                .anyMatch(id -> id.isAdded() && !after.records().containsKey(id));
    }

    private boolean require(RecordId id, RecordChange change, Changes after) throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> id.chunk() == SparkOrigin.ENTITIES;
            case RecordChange.Added(DetachedRecord record, int behind) -> {
                require(id, record.head(), record.content(), null, after);
                yield false;
            }
            case RecordChange.Revised revised -> {
                RecordHead opened = origin.head(id.chunk(), id.record());
                RecordContent content = origin.content(id.chunk(), id.record());
                RecordHead head = revised.revision().head(opened);
                require(id, head, revised.revision().content(content), content, after);
                yield id.chunk() == SparkOrigin.ENTITIES && !head.equals(opened);
            }
        };
    }

    private void require(
            RecordId id,
            RecordHead head,
            RecordContent content,
            @Nullable RecordContent opened,
            Changes after)
            throws SaveException {
        boolean entity = id.chunk() == SparkOrigin.ENTITIES;
        String kind = entity ? SparkOrigin.ENTITY_KIND : CustomEntry.KIND;
        if (!head.kind().equals(kind) || !head.className().isEmpty()) {
            throw EntityWriter.refused("head");
        }
        if (!entity) {
            CustomEntry.encode(head.subject(), content);
            return;
        }
        Bytes bytes =
                save.writer()
                        .encode(head.subject(), content)
                        .with(parent -> requireParent(parent, after));
        if (bytes.length() > save.limits().recordBytes()) {
            throw EntityWriter.refused("long");
        }
        requireValues(content, opened);
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

    /// Refuses to take an entity out, or to rename it, while others hang below it.
    private void requireParents(Changes after, Progress progress) throws SaveException {
        for (int i = 0; i < save.count(); i++) {
            if (i % POLL == 0) {
                progress.check(i, save.count());
            }
            if (!after.records().containsKey(new RecordId(SparkOrigin.ENTITIES, i))
                    && save.parent(i) != StoredSave.NO_PARENT) {
                requireOpened(i, after);
            }
        }
        for (Map.Entry<RecordId, RecordChange> entry :
                after.ofChunk(SparkOrigin.ENTITIES).entrySet()) {
            if (!(entry.getValue() instanceof RecordChange.Removed)) {
                require(entry.getKey(), entry.getValue(), after);
            }
        }
    }

    private void requireOpened(int entity, Changes after) throws SaveException {
        int parent = save.parent(entity);
        if (parent >= 0) {
            requireOpenedParent(parent, after);
        } else {
            RecordContent content = origin.content(SparkOrigin.ENTITIES, entity);
            save.writer().encode("", content).with(each -> requireParent(each, after));
        }
    }

    private void requireOpenedParent(int parent, Changes after) throws SaveException {
        if (isRemoved(parent, after)) {
            throw ParentNumbers.refused(save.subject(save.layout().entities(), parent).asName());
        }
    }

    private static boolean isRemoved(int entity, Changes after) {
        return after.records().get(new RecordId(SparkOrigin.ENTITIES, entity))
                instanceof RecordChange.Removed;
    }

    /// Fails for a parent that is no entity of the edited save; its text does not matter here.
    private Bytes requireParent(Value parent, Changes after) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            OptionalInt entity = EntityReader.entity(opaque.bytes(), save.count());
            if (entity.isPresent()) {
                requireOpenedParent(entity.getAsInt(), after);
            }
            return opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        if (!reference.isNone() && !isThere(reference, after)) {
            throw ParentNumbers.refused(reference.subject());
        }
        return Bytes.EMPTY;
    }

    private boolean isThere(ReferenceValue reference, Changes after) throws SaveException {
        Bytes name = Bytes.ofName(reference.subject());
        OptionalInt opened = save.entityIndex().find(name, reference.ordinal());
        if (opened.isPresent() && !isRemoved(opened.getAsInt(), after)) {
            return true;
        }
        long count = 0;
        for (int n = 0; count <= reference.ordinal(); n++) {
            OptionalInt next = save.entityIndex().find(name, n);
            if (next.isEmpty()) {
                break;
            }
            var id = new RecordId(SparkOrigin.ENTITIES, next.getAsInt());
            count += after.records().containsKey(id) ? 0 : 1;
        }
        return count + countChanged(reference.subject(), after) > reference.ordinal();
    }

    private long countChanged(String subject, Changes after) throws SaveException {
        long count = 0;
        for (Map.Entry<RecordId, RecordChange> entry :
                after.ofChunk(SparkOrigin.ENTITIES).entrySet()) {
            Optional<RecordHead> head = head(entry.getKey(), entry.getValue());
            count += head.filter(found -> found.subject().equals(subject)).isPresent() ? 1 : 0;
        }
        return count;
    }

    private Optional<RecordHead> head(RecordId id, RecordChange change) throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> Optional.empty();
            case RecordChange.Added(DetachedRecord record, int behind) ->
                    Optional.of(record.head());
            case RecordChange.Revised revised ->
                    Optional.of(revised.revision().head(origin.head(id.chunk(), id.record())));
        };
    }
}
