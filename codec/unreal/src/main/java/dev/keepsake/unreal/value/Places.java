package dev.keepsake.unreal.value;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.ArrayList;
import java.util.List;

/// Where in a save a reading is, as far as a type file says something of places; else nothing is
/// kept. For one thread.
final class Places {
    /// The chunk of the save's properties.
    private static final String ROOT = "root";

    /// The section of each.
    private static final String SECTION = "PROP";

    private final TypeHints hints;
    private final boolean kept;
    private final List<Step> steps = new ArrayList<>();
    private int depth;

    Places(TypeHints hints) {
        this.hints = hints;
        this.kept = hints.hasPlaces();
    }

    /// Goes to an item of a container.
    void enter(Step step) {
        depth++;
        if (kept) {
            steps.add(step);
        }
    }

    /// Goes to a property, by its name.
    void enter(String name) {
        depth++;
        if (kept) {
            steps.add(Step.Name.of(name));
        }
    }

    /// Goes to a place that was left.
    void enterAll(List<Step> place) {
        place.forEach(this::enter);
    }

    /// Comes back from where [#enter] went.
    void leave() {
        back(depth - 1);
    }

    int depth() {
        return depth;
    }

    /// Comes back to a depth.
    void back(int to) {
        depth = to;
        if (kept) {
            steps.subList(to, steps.size()).clear();
        }
    }

    /// The steps that lead here, none where nothing is kept.
    List<Step> here() {
        return List.copyOf(steps);
    }

    /// What the value of a property may be: what the type file says of this place, and then what
    /// may stand there anyway.
    List<Form> forms(Shape shape) {
        if (!kept
                || !hints.mayPlace(shape.field().name())
                || !(steps.get(0) instanceof Step.Name(String record, int ordinal))) {
            return shape.forms();
        }
        Path place =
                Path.ofChunk(ROOT, "")
                        .record(record, 0)
                        .section(SECTION)
                        .then(steps.subList(1, steps.size()));
        Form own = hints.at(place, shape.read().tag());
        if (own == null) {
            return shape.forms();
        }
        var all = new ArrayList<Form>();
        all.add(own);
        all.addAll(shape.forms());
        return all;
    }
}
