package dev.keepsake.unreal.value;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.unreal.tag.Tag;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a type file says of element types that a save does not name, and of natives that only the
/// game knows. Immutable.
final class TypeHints {
    private static final int MOST_DEPTH = 32;

    private final Forms forms;
    private final TypeCatalog types;
    private final Set<String> placed;

    TypeHints(Forms forms, TypeCatalog types) {
        this.forms = forms;
        this.types = types;
        this.placed = placed(types);
    }

    /// What the type file says that a property is, where that can be told from nothing else.
    List<Form> find(String struct, Tag tag) {
        Form form =
                types.field(struct, tag.name()).map(field -> form(tag, field.type())).orElse(null);
        return form == null ? List.of() : List.of(form);
    }

    /// True where the type file may say something of a property with a name.
    boolean mayPlace(String property) {
        return placed.contains(property);
    }

    /// The names of the properties that a type file says something of: the last name of each path.
    private static Set<String> placed(TypeCatalog types) {
        var names = new HashSet<String>();
        for (PathPattern pattern : types.paths().keySet()) {
            Step.Name record = pattern.path().record();
            String name = record == null ? "" : record.name();
            for (Step step : pattern.path().steps()) {
                name = step instanceof Step.Name(String own, int ordinal) ? own : name;
            }
            names.add(name);
        }
        return names;
    }

    /// True where the type file says something of places.
    boolean hasPlaces() {
        return !types.paths().isEmpty();
    }

    /// What the type file says of the place of a property; null where it says nothing that fits.
    @Nullable Form at(Path place, Tag tag) {
        return types.typeAt(place).map(type -> form(tag, type)).orElse(null);
    }

    /// What the type file says of any place at all, for a property like this.
    List<Form> ofAnyPlace(Tag tag) {
        var all = new ArrayList<Form>();
        for (Type type : sorted(types.paths().values())) {
            Form form = form(tag, type);
            if (form != null) {
                all.add(form);
            }
        }
        return all;
    }

    /// Each once, in an order that is the same each time.
    private static List<Type> sorted(Collection<Type> types) {
        return types.stream().distinct().sorted(Comparator.comparing(Type::displayName)).toList();
    }

    private @Nullable Form form(Tag tag, Type hint) {
        return switch (tag.type().name()) {
            case "MapProperty" ->
                    hint instanceof MapType(Type key, Type value) ? collection(key, value) : null;
            case "SetProperty" ->
                    hint instanceof SetType(Type item) ? collection(item, null) : null;
            case "ArrayProperty" ->
                    !forms.layout().innerTags() && hint instanceof ListType(Type item)
                            ? counted(item)
                            : null;
            case "StructProperty" ->
                    hint instanceof NamedStructType(String name) ? struct(name, 0) : null;
            default -> null;
        };
    }

    private @Nullable Form collection(Type key, @Nullable Type value) {
        Form first = element(key, 0);
        Form second = value == null ? null : element(value, 0);
        boolean known = first != null && (value == null || second != null);
        return known && first != null ? Forms.collection(first, second) : null;
    }

    private @Nullable Form counted(Type item) {
        Form form = element(item, 0);
        return form == null ? null : new CountedForm(form);
    }

    private @Nullable Form element(Type type, int depth) {
        return switch (type) {
            case NamedStructType(String name) -> {
                Form own = struct(name, depth);
                yield own == null ? new PropertyListForm(name, false) : own;
            }
            case EnumType constants -> new StringValueForm(constants);
            case PrimitiveType primitive -> primitive(primitive);
            default -> null;
        };
    }

    private @Nullable Form primitive(PrimitiveType type) {
        return switch (type) {
            case REFERENCE, OBJECT, OPAQUE, ANY, BYTES -> null;
            default -> forms.of(type);
        };
    }

    /// A native by its name: one that the engine has, or one that the type file describes.
    private @Nullable Form struct(String name, int depth) {
        Form own = forms.natives().find(name);
        return own == null ? described(name, depth) : own;
    }

    /// A native that the type file describes, null where it describes none with this name.
    @Nullable Form findStruct(String name) {
        return described(name, 0);
    }

    private @Nullable Form described(String name, int depth) {
        StructDescription struct = types.findStruct(name).orElse(null);
        if (struct == null || struct.fields().isEmpty() || depth > MOST_DEPTH) {
            return null;
        }
        var fields = new ArrayList<TupleForm.Field>();
        for (TypeCatalog.FieldDescription field : struct.fields()) {
            Form form = element(field.type(), depth + 1);
            if (form == null) {
                return null;
            }
            fields.add(new TupleForm.Field(field.name(), form));
        }
        return new TupleForm(name, fields);
    }
}
