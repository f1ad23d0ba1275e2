package dev.keepsake.app.editor.form;

import dev.keepsake.app.editor.form.LeafFields.As;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Makes the form of a place. Immutable; any thread may use it.
public final class FormMaker {
    /// A form has no more fields.
    private static final int MOST_FIELDS = 24;

    /// How deep structs stand in structs whose parts are typed in one form: a transform holds
    /// vectors.
    private static final int DEPTH = 2;

    private static final Set<String> DEGREES = Set.of("pitch", "yaw", "roll");

    private final Messages messages;
    private final LeafFields leaves;

    /// Forms in the language of these messages.
    public FormMaker(Messages messages) {
        this.messages = messages;
        this.leaves = new LeafFields(messages);
    }

    /// The form of a place; one without fields where its value is not edited as a whole.
    public EditorForm make(ValuePlace place) {
        var fields = new ArrayList<EditorField>();
        if (place.key() != null) {
            As as = new As("key", messages.text("window.editor.key"), true);
            leaves.field(place.key(), as).ifPresent(fields::add);
        }
        String label = place.key() == null ? "" : messages.text("window.values.value");
        fields.addAll(fields(place, "value", label, 0));
        return new EditorForm(place.target(), place.name(), limited(fields));
    }

    private static List<EditorField> limited(List<EditorField> fields) {
        return fields.size() > MOST_FIELDS ? fields.subList(0, MOST_FIELDS) : fields;
    }

    private List<EditorField> fields(ValuePlace place, String id, String label, int depth) {
        Optional<EditorField> leaf = leaves.field(place, new As(id, label, false));
        if (leaf.isPresent()) {
            return List.of(leaf.get());
        }
        return switch (place.value()) {
            case OptionalValue optional -> optional(place, optional, id, label, depth);
            case StructValue struct -> struct(place, struct.type(), id, label, depth);
            case ObjectValue object -> struct(place, object.content().type(), id, label, depth);
            case LocalizedTextValue text -> parts(place, id, label, depth);
            default -> List.of();
        };
    }

    private List<EditorField> struct(
            ValuePlace place, StructType type, String id, String label, int depth) {
        Optional<Colours> colour = Colours.of(place.parts());
        if (colour.isPresent()) {
            return colour(colour.get(), id, label);
        }
        Optional<Turns> turns = Turns.of(type.name(), place.name(), place.parts());
        return turns.isPresent() ? turns(turns.get(), id, label) : parts(place, id, label, depth);
    }

    private List<EditorField> parts(ValuePlace place, String id, String label, int depth) {
        if (depth >= DEPTH) {
            return List.of();
        }
        var fields = new ArrayList<EditorField>();
        var seen = new HashMap<String, Integer>();
        for (ValuePlace part : place.parts()) {
            String name = Printable.text(part.name());
            int ordinal = seen.merge(name, 1, Integer::sum) - 1;
            String shown = ordinal == 0 ? name : name + "#" + ordinal;
            String ownLabel = label.isEmpty() || depth == 0 ? shown : label + " " + shown;
            for (EditorField field : fields(part, id(id, shown), ownLabel, depth + 1)) {
                fields.add(inDegrees(part.name()) ? withUnit(field, "°") : field);
            }
        }
        return fields;
    }

    private static boolean inDegrees(String name) {
        return DEGREES.contains(name.toLowerCase(Locale.ROOT));
    }

    private static EditorField withUnit(EditorField field, String unit) {
        return field.unit().isEmpty() && field.input() instanceof Input.OfNumber
                ? new EditorField(
                        field.id(),
                        field.label(),
                        field.input(),
                        field.text(),
                        unit,
                        field.hint(),
                        field.doubt(),
                        field.reader())
                : field;
    }

    /// An id of letters, digits and dashes.
    private static String id(String owner, String name) {
        return owner + "-" + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    private List<EditorField> colour(Colours colour, String id, String label) {
        var fields = new ArrayList<EditorField>();
        String doubt = colour.isWhole() ? "" : messages.text("window.editor.brightColour");
        fields.add(
                new EditorField(
                        id + "-hex",
                        label,
                        new Input.Colour(colour.shade()),
                        colour.hex(),
                        "",
                        "",
                        doubt,
                        colour::read));
        for (ValuePlace part : colour.parts()) {
            String name = part.name();
            String own = label.isEmpty() ? name : label + " " + name;
            leaves.field(part, new As(id(id, name), own, false))
                    .ifPresent(field -> fields.add(asLevel(field, colour.greatest())));
        }
        return fields;
    }

    private static EditorField asLevel(EditorField field, double greatest) {
        return new EditorField(
                field.id(),
                field.label(),
                new Input.Level(greatest),
                field.text(),
                field.unit(),
                "",
                field.doubt(),
                field.reader());
    }

    private List<EditorField> turns(Turns turns, String id, String label) {
        var fields = new ArrayList<EditorField>();
        for (int axis = 0; axis < 3; axis++) {
            int own = axis;
            String name = String.valueOf("XYZ".charAt(axis));
            fields.add(
                    new EditorField(
                            id(id, "turn-" + name),
                            label.isEmpty()
                                    ? messages.text("window.editor.turn", "axis", name)
                                    : label + " " + name,
                            new Input.OfNumber(),
                            turns.shown(axis),
                            "°",
                            axis == 2 ? messages.text("window.editor.turns") : "",
                            "",
                            typed -> turns.read(own, typed)));
        }
        return fields;
    }

    private List<EditorField> optional(
            ValuePlace place, OptionalValue optional, String id, String label, int depth) {
        boolean set = optional.items().count() == 1;
        var fields = new ArrayList<EditorField>();
        fields.add(
                new EditorField(
                        id + "-set",
                        messages.text("window.editor.set"),
                        new Input.Truth(false),
                        Boolean.toString(set),
                        "",
                        "",
                        "",
                        typed -> setOptional(place, optional, typed.equals("true"))));
        for (ValuePlace part : place.parts()) {
            String own = label.isEmpty() ? messages.text("window.values.value") : label;
            fields.addAll(fields(part, id + "-content", own, depth));
        }
        return fields;
    }

    private static List<Edit> setOptional(ValuePlace place, OptionalValue optional, boolean set)
            throws EditRefusedException {
        boolean now = optional.items().count() == 1;
        if (set == now) {
            return List.of();
        }
        Target target = place.target();
        if (!set) {
            return List.of(new Edit.Remove(place.parts().get(0).target()));
        }
        Value value = new Standards(place.types()).of(optional.type().content());
        Slot slot = new Slot(optional.type().content(), value, Encoding.DEFAULT);
        return List.of(new Edit.Insert(target, Edit.Insert.FIRST, place.nextId(), null, slot));
    }
}
