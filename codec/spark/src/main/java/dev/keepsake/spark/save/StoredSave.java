package dev.keepsake.spark.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.stored.RecordSpans;
import dev.keepsake.spark.stored.SubjectIndex;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A save as it stands on disk: its bytes, where its parts are, and who is whose parent.
///
/// Immutable but for the indexes, made when first asked; any thread may use it.
final class StoredSave implements EntityReader.Entities {
    /// Stands for no parent in the save.
    static final int NO_PARENT = -1;

    /// Stands for more than one parent.
    static final int SEVERAL_PARENTS = -2;

    private final ByteSource source;
    private final SaveLayout layout;
    private final ComponentTable table;
    private final EntityReader reader;
    private final EntityWriter writer;
    private final Limits limits;
    private final Bytes tableMark;
    private volatile @Nullable SubjectIndex entityIndex;
    private volatile @Nullable SubjectIndex customIndex;
    private volatile int @Nullable [] parents;

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
    SubjectIndex entityIndex() throws SaveException {
        SubjectIndex known = entityIndex;
        if (known == null) {
            known = SubjectIndex.of(count(), record -> subject(layout.entities(), record));
            entityIndex = known;
        }
        return known;
    }

    /// Finds custom entries by key.
    SubjectIndex customIndex() throws SaveException {
        SubjectIndex known = customIndex;
        if (known == null) {
            known =
                    SubjectIndex.of(
                            layout.custom().count(), record -> subject(layout.custom(), record));
            customIndex = known;
        }
        return known;
    }

    @Override
    public Optional<ReferenceValue> reference(int entity) throws SaveException {
        Bytes name = subject(layout.entities(), entity);
        return name.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReferenceValue(name.asName(), entityIndex().ordinal(entity)));
    }

    /// The path of an entity's record.
    Path path(int entity) throws SaveException {
        String name = subject(layout.entities(), entity).asName();
        return Path.ofChunk(Chunks.ENTITIES, "").record(name, entityIndex().ordinal(entity));
    }

    /// The text of a parent that was read from this save: the number it had there.
    Bytes numberOf(Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            return opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        OptionalInt entity =
                entityIndex().find(Bytes.ofName(reference.subject()), reference.ordinal());
        boolean named = !reference.isNone() && entity.isPresent();
        return Bytes.ofText(named ? Integer.toString(entity.getAsInt()) : "-1");
    }

    /// The parent that an entity names: [#NO_PARENT] where it names no entity of the save,
    /// [#SEVERAL_PARENTS] where it names more than one.
    int parent(int entity) throws SaveException {
        int[] known = parents;
        if (known == null) {
            known = new int[count()];
            for (int i = 0; i < known.length; i++) {
                known[i] = parentOf(body(i));
            }
            parents = known;
        }
        return known[entity];
    }

    private int parentOf(EntityBody body) {
        int found = NO_PARENT;
        for (EntityBody.Component component : body.components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                OptionalInt parent = parentOf(component, i);
                if (parent.isPresent()) {
                    found = found == NO_PARENT ? parent.getAsInt() : SEVERAL_PARENTS;
                }
            }
        }
        return found;
    }

    /// The entity that a property of a transform names as parent.
    OptionalInt parentOf(EntityBody.Component transform, int property) {
        return transform.key(property).isParent()
                ? EntityReader.entity(transform.value(property).bytes(), count())
                : OptionalInt.empty();
    }
}
