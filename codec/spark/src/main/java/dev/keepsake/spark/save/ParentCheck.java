package dev.keepsake.spark.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.layout.LayoutCheck;
import dev.keepsake.spark.number.NumberReader;
import dev.keepsake.spark.record.EntityBody;
import dev.keepsake.spark.record.EntityReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;

/// Says what engines mind of parents: each as it comes, and all of them together at the end. For
/// one thread and one check.
final class ParentCheck {
    private static final int WITH_PARENTS = 3;

    private final StoredSave save;
    private final FindingLog log;
    private final int version;
    private final Progress progress;
    private final int[] parents;
    private final int[] offsets;
    private final BitSet transforms;

    ParentCheck(StoredSave save, FindingLog log, Progress progress) {
        this.save = save;
        this.log = log;
        this.version = save.layout().version();
        this.progress = progress;
        this.parents = new int[save.count()];
        this.offsets = new int[save.count()];
        this.transforms = new BitSet(save.count());
        Arrays.fill(parents, ParentTable.NONE);
    }

    /// A text that names a parent.
    ///
    /// @param offset where it stands in the file
    private record Place(int entity, Bytes text, long offset) {}

    /// Takes an entity, in order.
    void add(int entity, EntityBody body) throws SaveException {
        for (EntityBody.Component component : body.components()) {
            if (!component.isTransform()) {
                continue;
            }
            transforms.set(entity);
            for (int i = 0; version >= WITH_PARENTS && i < component.count(); i++) {
                if (component.key(i).isParent()) {
                    add(entity, component.value(i).bytes(), component.value(i).offset());
                }
            }
        }
    }

    private void add(int entity, Bytes text, int offset) throws SaveException {
        int start = save.layout().entities().start(entity);
        var place = new Place(entity, text, start + offset);
        OptionalInt parent = EntityReader.entity(text, save.count());
        if (parent.isEmpty()) {
            reportUnread(place);
        } else if (parent.getAsInt() == entity) {
            report(SparkCode.PARENT_SELF, place);
        } else {
            parents[entity] = parent.getAsInt();
            offsets[entity] = start + offset;
        }
    }

    private void reportUnread(Place place) throws SaveException {
        Bytes text = place.text();
        if (EntityReader.isRoot(text)) {
            return;
        }
        String digits = new String(text.toArray(), StandardCharsets.ISO_8859_1);
        boolean number = NumberReader.readInteger(digits, save.count(), Long.MAX_VALUE).isPresent();
        report(number ? SparkCode.PARENT_MISSING : SparkCode.PARENT_MALFORMED, place);
    }

    private void report(SparkCode code, Place place) throws SaveException {
        Finding finding = finding(code, place).with("text", LayoutCheck.shown(place.text()));
        log.add(code.blame(finding, version));
    }

    private Finding finding(SparkCode code, Place place) throws SaveException {
        Path path =
                save.path(place.entity())
                        .section(EntityReader.SECTION)
                        .then(Step.Name.of(ComponentTable.TRANSFORM))
                        .then(Step.Name.of(ComponentTable.PARENT));
        return Finding.at(code, place.offset(), place.text().length()).withPath(path);
    }

    /// Reports what shows only when all entities are known.
    void report() throws SaveException {
        var seen = new int[parents.length];
        var pace = new Pace(progress, parents.length);
        for (int i = 0; i < parents.length; i++) {
            pace.step();
            if (parents[i] >= 0 && !transforms.get(parents[i])) {
                report(SparkCode.PARENT_BARE, place(i));
            }
            reportCircle(i, seen);
        }
    }

    /// Walks up from an entity to the first that an earlier walk saw; meeting its own trail is a
    /// circle.
    private void reportCircle(int entity, int[] seen) throws SaveException {
        int walk = entity + 1;
        int at = entity;
        while (at >= 0 && seen[at] == 0) {
            seen[at] = walk;
            at = parents[at];
        }
        if (at < 0 || seen[at] != walk) {
            return;
        }
        int length = 1;
        for (int next = parents[at]; next != at; next = parents[next]) {
            length++;
        }
        Finding cycle = finding(SparkCode.PARENT_CYCLE, place(at)).with("length", length);
        log.add(SparkCode.PARENT_CYCLE.blame(cycle, version));
    }

    /// The text that names a parent, which is its plain number: nothing is read again.
    private Place place(int entity) {
        return new Place(entity, Bytes.ofText(Integer.toString(parents[entity])), offsets[entity]);
    }
}
