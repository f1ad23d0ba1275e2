package dev.keepsake.model.check.expect;

import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Optional;

/// Tells the places of a selection from others, as a walk comes to them.
///
/// @param place what is selected
/// @param section the section, empty for a record as a whole and in the header
/// @param steps from there to the value
/// @param like true where numbers and keys stand for all
record Target(Selection place, String section, List<Step> steps, boolean like) {
    static Target of(Selection place) {
        return switch (place) {
            case Selection.At(Path path) -> of(place, path, false);
            case Selection.Like like -> of(place, like.pattern().path(), true);
            case Selection.OfClass own -> new Target(place, own.section(), own.steps(), own.like());
        };
    }

    private static Target of(Selection place, Path path, boolean like) {
        return new Target(place, path.section() == null ? "" : path.section(), path.steps(), like);
    }

    /// True where chunks are meant, not what is in them.
    boolean isChunk() {
        return place instanceof Selection.At(Path path)
                && path.record() == null
                && !path.isHeader();
    }

    /// True where this is the chunk.
    boolean takes(Chunk chunk) {
        return place instanceof Selection.At(Path path)
                && chunk.id().equals(path.chunk())
                && chunk.key().equals(path.key());
    }

    /// True where the record, or something in it, is meant.
    boolean takes(CheckedRecord record) throws SaveException {
        return switch (place) {
            case Selection.OfClass own ->
                    !record.isHeader() && record.head().className().equals(own.className());
            case Selection.At(Path path) -> isIn(path, record) && isExact(path, record);
            case Selection.Like like -> isIn(like.pattern().path(), record);
        };
    }

    private static boolean isIn(Path path, CheckedRecord record) {
        if (path.isHeader() || record.isHeader()) {
            return path.isHeader() && record.isHeader();
        }
        Step.Name name = path.record();
        Optional<Chunk> chunk = record.chunk();
        return name != null
                && name.name().equals(record.head().subject())
                && chunk.isPresent()
                && chunk.get().id().equals(path.chunk())
                && chunk.get().key().equals(path.key());
    }

    /// Of equal subjects, a path means one.
    private static boolean isExact(Path path, CheckedRecord record) throws SaveException {
        return path.isHeader()
                || path.record() != null && path.record().equals(record.path().record());
    }

    /// True where the record itself is meant, not something in it.
    boolean isRecord() {
        return section.isEmpty() && steps.isEmpty();
    }

    /// True where a value of a record that was taken is meant.
    boolean takes(CheckedValue value) throws SaveException {
        if (value.depth() != steps.size() + 1 || !value.section().equals(section)) {
            return false;
        }
        CheckedValue at = value;
        for (int i = steps.size() - 1; i >= 0; i--) {
            CheckedValue parent = at.parent().orElse(null);
            if (parent == null || !leads(at, steps.get(i))) {
                return false;
            }
            at = parent;
        }
        return true;
    }

    /// True where elements of a packed list are meant, of which this may be the list.
    boolean takesElements(CheckedValue list) throws SaveException {
        boolean isLast = !steps.isEmpty() && steps.getLast() instanceof Step.Item;
        return isLast
                && new Target(place, section, steps.subList(0, steps.size() - 1), like).takes(list);
    }

    /// The element that is meant, −1 for all.
    long element() {
        return !like && steps.getLast() instanceof Step.Item(long index) ? index : -1;
    }

    private boolean leads(CheckedValue at, Step step) throws SaveException {
        if (step instanceof Step.Key(String literal, int ordinal)) {
            Optional<Value> key = at.key();
            boolean same = key.flatMap(Literals::print).filter(literal::equals).isPresent();
            return same && at.step().equals(step);
        }
        Step own = at.key().isPresent() ? new Step.Item(at.index() / 2) : at.step();
        return switch (step) {
            case Step.Name(String name, int ordinal) ->
                    own instanceof Step.Name found
                            && found.name().equals(name)
                            && (like || found.ordinal() == ordinal);
            case Step.Item item -> own instanceof Step.Item && (like || own.equals(item));
            case Step.Member member -> own instanceof Step.Member && (like || own.equals(member));
            case Step.Key key -> false;
        };
    }
}
