package dev.keepsake.app.map;

import dev.keepsake.app.chart.Numbers;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds where records stand: a transform, or a vector under a name that says so.
///
/// A record that says itself where it is has one position. Of one that does not, each part that
/// does has one: the actors of a list, the entries of a map. For workers.
final class Positions {
    private static final int DEPTH = 6;
    private static final Set<String> NAMES =
            Set.of("location", "position", "translation", "coordinates", "pos", "loc");

    private final String subject;
    private final Sink sink;

    /// Takes positions in the order of the save.
    @FunctionalInterface
    interface Sink {
        /// Takes one.
        ///
        /// @param path of the value that says it
        /// @throws SaveException to end the search
        void take(Trail path, double x, double y, double z) throws SaveException;
    }

    /// The way to a value, made a path only where one is asked for.
    ///
    /// @param above the way to what holds it, null for a section
    /// @param section the section's id
    /// @param step the last step, null for a section
    record Trail(@Nullable Trail above, String section, @Nullable Step step) {
        private Trail then(Step next) {
            return new Trail(this, section, next);
        }

        /// The path of the value in a record.
        Path in(Path record) {
            var steps = new ArrayDeque<Step>();
            Trail at = this;
            while (at.above() != null && at.step() != null) {
                steps.push(at.step());
                at = at.above();
            }
            return record.section(section).then(List.copyOf(steps));
        }
    }

    private Positions(String subject, Sink sink) {
        this.subject = subject;
        this.sink = sink;
    }

    /// Finds the positions of a record.
    ///
    /// @param subject whose record it is: a name that says that it is a place
    /// @throws SaveException where a page of it does not read, or the sink throws
    static void find(String subject, RecordContent content, Sink sink) throws SaveException {
        new Positions(subject, sink).find(content);
    }

    private void find(RecordContent content) throws SaveException {
        for (Section section : content.sections()) {
            if (take(section(section), subject, section.content())) {
                return;
            }
        }
        for (Section section : content.sections()) {
            if (section.content() instanceof StructValue struct
                    && takeOwn(section(section), struct)) {
                return;
            }
        }
        for (Section section : content.sections()) {
            descend(section(section), subject, section.content(), 0);
        }
    }

    private static Trail section(Section section) {
        return new Trail(null, section.id(), null);
    }

    /// Takes a value that is a position itself.
    private boolean take(Trail path, String name, Value value) throws SaveException {
        Value inner = unwrapped(value);
        if (!(inner instanceof StructValue struct)) {
            return false;
        }
        StructValue place = place(struct);
        boolean isPlace = place != null || isNamed(name) && isVector(struct);
        if (isPlace) {
            StructValue vector = place == null ? struct : place;
            sink.take(path, axis(vector, "x"), axis(vector, "y"), axis(vector, "z"));
        }
        return isPlace;
    }

    /// Takes the first field that says where its struct is.
    private boolean takeOwn(Trail path, StructValue struct) throws SaveException {
        for (int i = 0; i < struct.items().count(); i++) {
            Trail field = path.then(Step.Name.of(struct.name(i)));
            if (struct.type().indexOf(struct.name(i)) == i
                    && take(field, struct.name(i), struct.value(i))) {
                return true;
            }
        }
        return false;
    }

    private void descend(Trail path, String name, Value value, int depth) throws SaveException {
        Value inner = unwrapped(value);
        if (depth >= DEPTH || !(inner instanceof ContainerValue) || isLeafList(inner)) {
            return;
        }
        ValueWalk.parts(
                inner,
                (number, step, part) -> {
                    String own = step instanceof Step.Name(String field, int n) ? field : name;
                    Trail to = path.then(step);
                    boolean taken =
                            take(to, own, part)
                                    || unwrapped(part) instanceof StructValue struct
                                            && takeOwn(to, struct);
                    if (!taken) {
                        descend(to, own, part, depth + 1);
                    }
                });
    }

    /// True for a list of values that hold nothing.
    private static boolean isLeafList(Value value) {
        return switch (value) {
            case ListValue list -> !mayHold(list.type().item());
            case SetValue set -> !mayHold(set.type().item());
            case MapValue map -> !mayHold(map.type().value());
            default -> false;
        };
    }

    private static boolean mayHold(Type type) {
        return !(type instanceof PrimitiveType primitive)
                || primitive == PrimitiveType.ANY
                || primitive == PrimitiveType.OBJECT;
    }

    private static Value unwrapped(Value value) {
        return value instanceof OptionalValue optional && optional.items().count() == 1
                ? optional.items().value(0)
                : value;
    }

    /// The place in a transform; null where a struct is none.
    private static @Nullable StructValue place(StructValue struct) {
        boolean placed = false;
        StructValue place = null;
        for (int i = 0; i < struct.items().count(); i++) {
            String name = struct.name(i).toLowerCase(Locale.ROOT);
            if (struct.value(i) instanceof StructValue part) {
                if (NAMES.contains(name) && isVector(part)) {
                    place = place == null ? part : place;
                }
                placed |= name.startsWith("rotation") || name.startsWith("scale");
            }
        }
        return placed && place != null ? place : flat(struct);
    }

    /// A transform whose parts stand side by side.
    private static @Nullable StructValue flat(StructValue struct) {
        Optional<Value> x = field(struct, "px");
        Optional<Value> y = field(struct, "py");
        Optional<Value> z = field(struct, "pz");
        boolean numbers =
                x.filter(Numbers::isNumber).isPresent()
                        && y.filter(Numbers::isNumber).isPresent()
                        && z.filter(Numbers::isNumber).isPresent();
        return numbers
                ? StructValue.builder("")
                        .add("x", x.orElseThrow())
                        .add("y", y.orElseThrow())
                        .add("z", z.orElseThrow())
                        .build()
                : null;
    }

    private static boolean isNamed(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return NAMES.stream().anyMatch(word -> isNamed(lower, word));
    }

    /// `PlayerLocation`, `SpawnLocations`, `Position_2_8F…`.
    private static boolean isNamed(String name, String word) {
        int at = name.lastIndexOf(word);
        if (at < 0 || word.length() < 4) {
            return name.equals(word);
        }
        String rest = name.substring(at + word.length());
        return rest.isEmpty() || rest.equals("s") || rest.startsWith("_");
    }

    /// True for two or three numbers under x, y and z.
    private static boolean isVector(StructValue struct) {
        int count = struct.items().count();
        if (count < 2 || count > 3) {
            return false;
        }
        List<String> axes = new ArrayList<>(List.of("x", "y", "z"));
        for (int i = 0; i < count; i++) {
            boolean axis = axes.remove(struct.name(i).toLowerCase(Locale.ROOT));
            if (!axis || !Numbers.isNumber(struct.value(i))) {
                return false;
            }
        }
        return !axes.contains("x") && !axes.contains("y");
    }

    private static double axis(StructValue vector, String name) {
        return field(vector, name).filter(Numbers::isNumber).map(Numbers::of).orElse(0.0);
    }

    private static Optional<Value> field(StructValue struct, String name) {
        for (int i = 0; i < struct.items().count(); i++) {
            if (struct.name(i).equalsIgnoreCase(name)) {
                return Optional.of(struct.value(i));
            }
        }
        return Optional.empty();
    }
}
