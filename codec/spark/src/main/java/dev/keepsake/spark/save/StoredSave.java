package dev.keepsake.spark.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.record.EntityBody;
import dev.keepsake.spark.record.EntityReader;
import dev.keepsake.spark.record.EntityWriter;
import dev.keepsake.spark.record.SaveOutput;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A save as it stands on disk: its bytes, where its parts are, and who is whose parent.
///
/// Immutable but for the indexes, made when first asked; any thread may use it.
final class StoredSave implements EntityReader.Entities {
    private final ByteSource source;
    private final SaveLayout layout;
    private final ComponentTable table;
    private final EntityReader reader;
    private final EntityWriter writer;
    private final Limits limits;
    private final Bytes tableMark;
    private volatile @Nullable SubjectOrder entityOrder;
    private volatile @Nullable SubjectOrder customOrder;
    private volatile @Nullable ParentTable parents;

    StoredSave(ByteSource source, SaveLayout layout, ComponentTable table, Limits limits) {
        this.source = source;
        this.layout = layout;
        this.table = table;
        this.limits = limits;
        this.reader = new EntityReader(table, this);
        this.writer = new EntityWriter(table);
        this.tableMark = table.isPlain() ? Bytes.EMPTY : Bytes.ofText(table.types().toString());
    }

    ByteSource source() {
        return source;
    }

    SaveLayout layout() {
        return layout;
    }

    ComponentTable table() {
        return table;
    }

    /// What decoding an entity depends on beside its bytes: the type file, and the names of the
    /// parents, which are numbers in its bytes.
    Bytes context(int entity) throws SaveException {
        var context = new SaveOutput();
        context.write(tableMark);
        for (EntityBody.Component component : body(entity).components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                OptionalInt parent = parentOf(component, i);
                if (parent.isPresent()) {
                    context.write(Bytes.ofText(reference(parent.getAsInt()).toString()));
                }
            }
        }
        return context.bytes();
    }

    EntityReader reader() {
        return reader;
    }

    EntityWriter writer() {
        return writer;
    }

    Limits limits() {
        return limits;
    }

    @Override
    public int count() {
        return layout.entities().count();
    }

    /// The bytes of an entity.
    Bytes entity(int entity) throws SaveException {
        return read(layout.entities(), entity);
    }

    /// An entity's bytes split into texts.
    EntityBody body(int entity) throws SaveException {
        return EntityBody.read(entity(entity), layout.entities().start(entity));
    }

    /// The bytes of a custom entry.
    Bytes custom(int entry) throws SaveException {
        return read(layout.custom(), entry);
    }

    private Bytes read(RecordSpans spans, int record) throws SaveException {
        return source.read(spans.start(record), spans.length(record));
    }

    /// The subject of an entity or custom entry: the text it begins with.
    Bytes subject(RecordSpans spans, int record) throws SaveException {
        Bytes two = source.read(spans.start(record), 2);
        int length = two.at(0) & 0xFF | (two.at(1) & 0xFF) << 8;
        return source.read(spans.start(record) + 2L, length);
    }

    /// Finds entities by name.
    SubjectOrder entityOrder(Progress progress) throws SaveException {
        SubjectOrder known = entityOrder;
        if (known == null) {
            known = order(layout.entities(), progress);
            entityOrder = known;
        }
        return known;
    }

    /// Finds custom entries by key.
    SubjectOrder customOrder(Progress progress) throws SaveException {
        SubjectOrder known = customOrder;
        if (known == null) {
            known = order(layout.custom(), progress);
            customOrder = known;
        }
        return known;
    }

    private SubjectOrder order(RecordSpans spans, Progress progress) throws SaveException {
        return SubjectOrder.of(spans.count(), record -> subject(spans, record), progress);
    }

    /// Finds entities by name, in a call that cannot be stopped.
    SubjectOrder entityOrder() throws SaveException {
        return entityOrder(Progress.NONE);
    }

    /// Who is whose parent.
    ParentTable parents(Progress progress) throws SaveException {
        ParentTable known = parents;
        if (known == null) {
            known = ParentTable.of(this, progress);
            parents = known;
        }
        return known;
    }

    @Override
    public Optional<ReferenceValue> reference(int entity) throws SaveException {
        Bytes name = name(entity);
        return name.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReferenceValue(name.asName(), entityOrder().ordinal(entity)));
    }

    /// The name of an entity, from memory.
    Bytes name(int entity) throws SaveException {
        return entityOrder().subject(entity);
    }

    /// The path of an entity's record.
    Path path(int entity) throws SaveException {
        String name = name(entity).asName();
        return Path.ofChunk(Chunks.ENTITIES, "").record(name, entityOrder().ordinal(entity));
    }

    /// The text of a parent that was read from this save: the number it had there.
    Bytes numberOf(Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            return opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        OptionalInt entity =
                entityOrder().find(Bytes.ofName(reference.subject()), reference.ordinal());
        boolean named = !reference.isNone() && entity.isPresent();
        return Bytes.ofText(named ? Integer.toString(entity.getAsInt()) : "-1");
    }

    /// The entity that a property of a transform names as parent.
    OptionalInt parentOf(EntityBody.Component transform, int property) {
        return ParentTable.parentOf(transform, property, count());
    }
}
