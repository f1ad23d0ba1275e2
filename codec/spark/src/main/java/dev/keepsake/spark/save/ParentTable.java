package dev.keepsake.spark.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.record.EntityBody;
import dev.keepsake.spark.record.EntityReader;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/// Which entity of a save each one names as its parent: four bytes an entity. Immutable.
final class ParentTable {
    /// Stands for no parent.
    static final int NONE = -1;

    /// Stands for more than one parent, or a number that no entity of the save has.
    static final int ODD = -2;

    private final int[] parents;

    private ParentTable(int[] parents) {
        this.parents = parents;
    }

    /// Reads the parents of all entities.
    static ParentTable of(StoredSave save, Progress progress) throws SaveException {
        var parents = new int[save.count()];
        var pace = new Pace(progress, parents.length);
        for (int i = 0; i < parents.length; i++) {
            pace.stepOver(save.layout().entities().length(i));
            parents[i] = parent(save.body(i), parents.length);
        }
        return new ParentTable(parents);
    }

    private static int parent(EntityBody body, int count) {
        int found = NONE;
        for (EntityBody.Component component : body.components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                if (component.key(i).isParent()) {
                    OptionalLong number = EntityReader.number(component.value(i).bytes());
                    boolean plain = found == NONE && number.orElse(0) < count;
                    int parent = plain ? (int) number.orElse(NONE) : ODD;
                    found = number.isEmpty() ? found : parent;
                }
            }
        }
        return found;
    }

    /// The parent that an entity names, [#NONE] or [#ODD].
    int parent(int entity) {
        return parents[entity];
    }

    /// The entities whose parents are [#ODD].
    IntStream odd() {
        return IntStream.range(0, parents.length).filter(i -> parents[i] == ODD);
    }

    /// The entity that a property of a transform names as parent in a save of so many.
    static OptionalInt parentOf(EntityBody.Component transform, int property, int count) {
        return transform.key(property).isParent()
                ? EntityReader.entity(transform.value(property).bytes(), count)
                : OptionalInt.empty();
    }
}
