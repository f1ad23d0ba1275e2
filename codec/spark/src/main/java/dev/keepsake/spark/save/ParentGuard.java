package dev.keepsake.spark.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.record.EntityBody;
import dev.keepsake.spark.record.EntityReader;
import dev.keepsake.spark.record.EntityWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Refuses changes after which a parent would be no entity of the save, or one it was not before.
/// For one call.
final class ParentGuard {
    private final SparkOrigin origin;
    private final StoredSave save;
    private final Changes after;
    private final Progress progress;
    private final long count;
    private @Nullable Map<String, Integer> changedNames;

    ParentGuard(SparkOrigin origin, Changes after, Progress progress) {
        this.origin = origin;
        this.save = origin.save();
        this.after = after;
        this.progress = progress;
        this.count = count(after);
    }

    /// How many entities there are by these changes.
    private long count(Changes changes) {
        long all = save.count();
        for (RecordChange change : changes.ofChunk(SparkOrigin.ENTITIES).values()) {
            all += ChangeGuard.difference(change);
        }
        return all;
    }

    /// Looks at the parents of all entities: some may be gone or have another name.
    void requireAll() throws SaveException {
        ParentTable parents = save.parents(progress);
        var pace = new Pace(progress, save.count());
        for (int i = 0; i < save.count(); i++) {
            pace.step();
            if (isAsOpened(i) && parents.parent(i) != ParentTable.NONE) {
                requireOpened(i, parents.parent(i));
            }
        }
        requireChanged();
    }

    /// Looks at numbers that no entity had: where there are more entities now, one may have it.
    void requireOdd(Changes before) throws SaveException {
        if (count <= Math.max(save.count(), count(before))) {
            return;
        }
        var pace = new Pace(progress, save.count());
        for (int entity : save.parents(progress).odd().toArray()) {
            pace.step();
            if (isAsOpened(entity)) {
                requireOpened(entity, ParentTable.ODD);
            }
        }
        requireChanged();
    }

    private boolean isAsOpened(int entity) {
        return !after.records().containsKey(id(entity));
    }

    private static RecordId id(int entity) {
        return new RecordId(SparkOrigin.ENTITIES, entity);
    }

    private void requireOpened(int entity, int parent) throws SaveException {
        if (parent >= 0) {
            requireStays(parent);
            return;
        }
        for (EntityBody.Component component : save.body(entity).components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                if (component.key(i).isParent()) {
                    requireNumber(component.value(i).bytes());
                }
            }
        }
    }

    private void requireChanged() throws SaveException {
        var changed = after.ofChunk(SparkOrigin.ENTITIES);
        var pace = new Pace(progress, changed.size());
        for (Map.Entry<RecordId, RecordChange> entry : changed.entrySet()) {
            pace.step();
            switch (entry.getValue()) {
                case RecordChange.Removed() -> {}
                case RecordChange.Added(DetachedRecord record, int behind) ->
                        requireParents(record);
                case RecordChange.Revised(var revision) -> {
                    int entity = entry.getKey().record();
                    requireParents(
                            new DetachedRecord(
                                    revision.head(origin.head(SparkOrigin.ENTITIES, entity)),
                                    revision.content(
                                            origin.content(SparkOrigin.ENTITIES, entity))));
                }
            }
        }
    }

    private void requireParents(DetachedRecord record) throws SaveException {
        EntityWriter.Encoded encoded =
                save.writer().encode(record.head().subject(), record.content());
        for (EntityWriter.Place place : encoded.places()) {
            require(place.parent());
        }
    }

    /// Fails for a parent that is no entity of the edited save, or would become another.
    void require(Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            requireNumber(opaque.bytes());
            return;
        }
        ReferenceValue reference = (ReferenceValue) parent;
        if (!reference.isNone() && !isThere(reference)) {
            throw ParentNumbers.refused(reference.subject());
        }
    }

    /// A number means the entity it had in the opened save. One that meant none must not come to
    /// mean one.
    private void requireNumber(Bytes text) throws SaveException {
        OptionalLong number = EntityReader.number(text);
        if (number.isEmpty()) {
            return;
        }
        if (number.getAsLong() < save.count()) {
            requireStays((int) number.getAsLong());
        } else if (number.getAsLong() < count) {
            throw SaveException.of(
                    Finding.of(SparkCode.EDIT_DANGLING)
                            .with("parent", number.getAsLong())
                            .with("count", count));
        }
    }

    private void requireStays(int entity) throws SaveException {
        if (isRemoved(entity)) {
            throw ParentNumbers.refused(save.name(entity).asName());
        }
    }

    private boolean isRemoved(int entity) {
        return after.records().get(id(entity)) instanceof RecordChange.Removed;
    }

    private boolean isThere(ReferenceValue reference) throws SaveException {
        Bytes name = Bytes.ofName(reference.subject());
        SubjectOrder order = save.entityOrder(progress);
        OptionalInt opened = order.find(name, reference.ordinal());
        if (opened.isPresent() && !isRemoved(opened.getAsInt())) {
            return true;
        }
        long found = changedNames().getOrDefault(reference.subject(), 0);
        OptionalInt next = order.find(name, 0);
        for (int n = 1; next.isPresent() && found <= reference.ordinal(); n++) {
            found += isAsOpened(next.getAsInt()) ? 1 : 0;
            next = order.find(name, n);
        }
        return found > reference.ordinal();
    }

    /// How many added or edited entities have each name.
    private Map<String, Integer> changedNames() throws SaveException {
        Map<String, Integer> known = changedNames;
        if (known == null) {
            known = new HashMap<>();
            for (var entry : after.ofChunk(SparkOrigin.ENTITIES).entrySet()) {
                Optional<RecordHead> head = head(entry.getKey(), entry.getValue());
                if (head.isPresent()) {
                    known.merge(head.get().subject(), 1, Integer::sum);
                }
            }
            changedNames = known;
        }
        return known;
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
