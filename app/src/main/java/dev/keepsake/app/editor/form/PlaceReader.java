package dev.keepsake.app.editor.form;

import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Reads places of a save as edited. Runs on workers, for one thread.
public final class PlaceReader {
    /// Of a struct with more fields each is edited where it stands.
    private static final int MOST_PARTS = 24;

    private static final int DEPTH = 3;

    private final EditedSave save;
    private final PathResolver paths;
    private final TypeCatalog types;

    /// A reader of this save.
    public PlaceReader(EditedSave save, Progress progress) {
        this.save = save;
        this.paths = new PathResolver(save, progress);
        this.types = save.document().origin().types();
    }

    /// An item among the others of its container.
    ///
    /// @param container where it stands
    /// @param holder what that holds
    /// @param position which of the items it is; of a map which of the entries
    public record Among(Target container, Value holder, long position) {
        /// How many items there are; of a map how many entries.
        public long count() {
            return Items.count(holder);
        }
    }

    /// A place.
    ///
    /// @throws IllegalArgumentException where it is gone
    /// @throws SaveException where the record cannot be read, or the caller stops it
    public ValuePlace read(Target target) throws SaveException {
        At at = at(target);
        ValuePlace key = at.among() == null ? null : key(target, at.among());
        return place(target, at, key, DEPTH);
    }

    /// An item among the others, null for a section or a header field.
    ///
    /// @throws IllegalArgumentException where it is gone
    /// @throws SaveException where the record cannot be read, or the caller stops it
    public @Nullable Among among(Target target) throws SaveException {
        return at(target).among();
    }

    /// The path of a place.
    ///
    /// @throws IllegalArgumentException where it is gone
    /// @throws SaveException where the record cannot be read, or the caller stops it
    public Path path(Target target) throws SaveException {
        return paths.path(target);
    }

    /// A place on the way down to another.
    private record At(Items.Item item, String name, @Nullable Among among) {}

    private At at(Target target) throws SaveException {
        List<Long> ids = target.path().ids();
        Value holder = save.document().header();
        At at = null;
        for (int depth = 0; depth < ids.size(); depth++) {
            Target here = new Target(target.record(), new ItemPath(ids.subList(0, depth + 1)));
            if (depth == 0 && !target.record().isHeader()) {
                at = section(here);
            } else {
                Target container = new Target(target.record(), new ItemPath(ids.subList(0, depth)));
                at = item(container, holder, here, at);
            }
            holder = at.item().value();
        }
        return Objects.requireNonNull(at, "no value");
    }

    private At section(Target here) throws SaveException {
        String name = Objects.requireNonNull(paths.path(here).section());
        Section section =
                save.document()
                        .record(here.record())
                        .content()
                        .find(name)
                        .orElseThrow(NoSuchElementException::new);
        Items.Item item =
                new Items.Item(PrimitiveType.ANY, section.content(), section.encoding(), null);
        return new At(item, name, null);
    }

    private At item(Target container, Value holder, Target here, @Nullable At above)
            throws SaveException {
        boolean inMap = holder instanceof MapValue;
        boolean isValue = inMap && !Items.isKey(here.path().last());
        Target asked = isValue ? Items.key(here) : here;
        Step step = paths.path(asked).steps().getLast();
        long position = position(holder, step);
        long index = inMap ? 2 * position + (isValue ? 1 : 0) : position;
        Items.Item item = Items.item(holder, index, types, above == null ? null : above.item());
        return new At(item, name(step, position), new Among(container, holder, position));
    }

    private static long position(Value holder, Step step) {
        return switch (step) {
            case Step.Name(String name, int ordinal) ->
                    Objects.requireNonNull(Items.fields(holder)).indexOf(name, ordinal);
            case Step.Item(long index) -> index;
            case Step.Member(long index) -> index;
            case Step.Key key -> throw new IllegalStateException("a key has no position");
        };
    }

    private static String name(Step step, long position) {
        return step instanceof Step.Name(String name, int ordinal)
                ? Printable.text(FieldNames.typed(name))
                : "[" + position + "]";
    }

    private @Nullable ValuePlace key(Target target, Among among) throws SaveException {
        if (!(among.holder() instanceof MapValue) || Items.isKey(target.path().last())) {
            return null;
        }
        Target own = Items.key(target);
        return place(own, at(own), null, 0);
    }

    private ValuePlace place(Target target, At at, @Nullable ValuePlace key, int depth)
            throws SaveException {
        Items.Item item = at.item();
        boolean optional = item.value() instanceof OptionalValue;
        return new ValuePlace(
                target,
                at.name(),
                item.declared(),
                item.value(),
                item.encoding(),
                item.known(),
                types,
                depth == 0 ? List.of() : parts(target, item, depth),
                key,
                optional ? nextId(target) : -1);
    }

    /// The id that a new item of a container takes.
    ///
    /// @throws SaveException where there is no such container
    public long nextId(Target container) throws SaveException {
        return new Editor(EditChecks.of(types)).nextId(save, container);
    }

    private List<ValuePlace> parts(Target target, Items.Item owner, int depth)
            throws SaveException {
        Value value = owner.value();
        boolean small =
                switch (value) {
                    case StructValue struct -> true;
                    case ObjectValue object -> true;
                    case LocalizedTextValue text -> true;
                    case OptionalValue optional -> true;
                    default -> false;
                };
        long count = small ? Items.count(value) : 0;
        var parts = new ArrayList<ValuePlace>();
        for (long i = 0; i < count && count <= MOST_PARTS; i++) {
            Items.Item item = Items.item(value, i, types, owner);
            StructType fields = Items.fields(value);
            String name =
                    fields == null
                            ? ""
                            : Printable.text(FieldNames.typed(fields.fields().get((int) i).name()));
            Target part = new Target(target.record(), target.path().then(id(target, value, i)));
            parts.add(place(part, new At(item, name, null), null, depth - 1));
        }
        return parts;
    }

    /// The id of an item by its position.
    ///
    /// @param position of a map that of its entry, whose key's id this is
    /// @throws SaveException where the record cannot be read, or the caller stops it
    public long id(Target container, Value holder, long position) throws SaveException {
        Path path = paths.path(container);
        return paths.resolve(step(path, holder, position).toString()).item().last();
    }

    private static Path step(Path path, Value holder, long position) {
        StructType fields = Items.fields(holder);
        if (fields != null) {
            String name = fields.fields().get((int) position).name();
            int ordinal = 0;
            while (fields.indexOf(name, ordinal) != position) {
                ordinal++;
            }
            return path.then(new Step.Name(name, ordinal));
        }
        boolean members = holder instanceof MapValue || holder instanceof SetValue;
        return path.then(members ? new Step.Member(position) : new Step.Item(position));
    }
}
