package dev.keepsake.model.edit;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.PathCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathParser;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.ShortPath;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Leads from paths to places of a save as edited, and back.
///
/// A short path may leave out the chunk, its key and the section where one place is left that it
/// can mean: `Merchant/Gold`. A path that is right in full means that place, whatever else it could
/// be short for. For one thread.
public final class PathResolver {
    private final EditedSave save;
    private final StepWalk walk;
    private final Map<Path, Location> found = new LinkedHashMap<>();
    private String text = "";
    private PathCode failure = PathCode.NO_CHUNK;
    private String missing = "";
    private Optional<String> nearest = Optional.empty();

    /// A resolver for a save.
    public PathResolver(EditedSave save, Progress progress) {
        this.save = save;
        this.walk = new StepWalk(progress);
    }

    private static ShortPath parse(String path) throws EditRefusedException {
        try {
            return PathParser.parse(path);
        } catch (PathSyntaxException fault) {
            throw EditRefusedException.of(fault);
        }
    }

    /// Where a text leads.
    ///
    /// @throws EditRefusedException with a [PathCode] where it is no path, or leads to no place or
    ///   to several
    /// @throws SaveException where records cannot be read, or the caller stops it
    public Location resolve(String path) throws SaveException {
        ShortPath parts = parse(path);
        start(path, parts);
        Optional<Path> full = parts.asFull();
        if (full.isPresent() && full.get().isHeader()) {
            inHeader(parts);
        } else {
            if (full.isPresent()) {
                inChunks(parts, full.get().key(), 1);
            }
            if (found.isEmpty()) {
                shortOf(parts);
            }
        }
        return theOne();
    }

    /// Where a text leads whose value is wanted: as [#resolve], but on from a record to the content
    /// of its only section where that is no struct.
    ///
    /// @throws EditRefusedException as there
    /// @throws SaveException as there
    public Location resolveValue(String path) throws SaveException {
        Location whole = resolve(path);
        RecordId record = whole.record();
        if (record == null || record.isHeader() || !whole.item().ids().isEmpty()) {
            return whole;
        }
        EditedValue root = root(record);
        if (root.fieldIds().size() != 1) {
            return whole;
        }
        long section = root.fieldIds().get(0);
        return root.item(section).base() instanceof StructValue
                ? whole
                : new Location(
                        whole.path().section(root.name(section)),
                        whole.chunk(),
                        record,
                        ItemPath.of(section));
    }

    private void start(String path, ShortPath parts) {
        text = path;
        found.clear();
        failure = PathCode.NO_CHUNK;
        nearest = Optional.empty();
        missing = parts.steps().get(0).toString();
    }

    /// All places a short path can mean: its first part is a chunk, or a record of any chunk.
    private void shortOf(ShortPath parts) throws SaveException {
        for (Chunk chunk : save.document().chunks()) {
            boolean keyFits = parts.key() == null || parts.key().equals(chunk.key());
            if (keyFits && parts.steps().get(0).equals(Step.Name.of(chunk.id()))) {
                inChunk(chunk, parts.steps().subList(1, parts.steps().size()), true);
            }
            if (parts.key() == null) {
                inChunk(chunk, parts.steps(), true);
            }
        }
    }

    private void inChunks(ShortPath parts, String key, int from) throws SaveException {
        for (Chunk chunk : save.document().chunks()) {
            if (chunk.key().equals(key) && parts.steps().get(0).equals(Step.Name.of(chunk.id()))) {
                inChunk(chunk, parts.steps().subList(from, parts.steps().size()), false);
                return;
            }
        }
    }

    private void inChunk(Chunk chunk, List<Step> steps, boolean mayBeShort) throws SaveException {
        Path path = Path.ofChunk(chunk.id(), chunk.key());
        if (steps.isEmpty()) {
            found.put(path, new Location(path, chunk.number(), null, ItemPath.ROOT));
            return;
        }
        if (!(steps.get(0) instanceof Step.Name(String subject, int ordinal))) {
            miss(PathCode.NO_RECORD, steps.get(0));
            return;
        }
        Optional<SaveRecord> record = chunk.find(subject, ordinal);
        if (record.isEmpty()) {
            miss(PathCode.NO_RECORD, steps.get(0));
            return;
        }
        Path ofRecord = path.record(subject, ordinal);
        RecordId id = record.get().id();
        if (steps.size() == 1) {
            found.put(ofRecord, new Location(ofRecord, chunk.number(), id, ItemPath.ROOT));
        } else {
            inRecord(ofRecord, id, steps.subList(1, steps.size()), mayBeShort);
        }
    }

    private void inRecord(Path path, RecordId id, List<Step> steps, boolean mayBeShort)
            throws SaveException {
        EditedValue root = root(id);
        Optional<Long> named = walk.find(root, steps.get(0));
        if (named.isPresent()) {
            Path section = path.section(root.name(named.get()));
            inside(section, id, named.get(), steps.subList(1, steps.size()));
        } else {
            miss(PathCode.NO_SECTION, steps.get(0));
        }
        if (mayBeShort && (named.isEmpty() || found.isEmpty())) {
            for (long section : root.fieldIds()) {
                inside(path.section(root.name(section)), id, section, steps);
            }
        }
    }

    private void inside(Path section, RecordId id, long sectionId, List<Step> steps)
            throws SaveException {
        follow(section, id, ItemPath.of(sectionId), root(id).item(sectionId), steps);
    }

    private void inHeader(ShortPath parts) throws SaveException {
        List<Step> steps = parts.steps().subList(1, parts.steps().size());
        EditedValue root = root(RecordId.HEADER);
        follow(Path.ofHeader(), RecordId.HEADER, ItemPath.ROOT, root, steps);
    }

    /// Follows steps to their end, and takes the full path to it.
    private void follow(
            Path path, RecordId record, ItemPath start, EditedValue from, List<Step> steps)
            throws SaveException {
        EditedValue place = from;
        ItemPath item = start;
        Path full = path;
        for (Step step : steps) {
            Optional<Long> id = walk.find(place, step);
            if (id.isEmpty()) {
                miss(PathCode.NO_VALUE, step);
                EditedValue last = place;
                nearest = nearest.or(() -> StepWalk.inOtherCase(last, step));
                return;
            }
            full = full.then(walk.step(place, id.get()));
            place = place.item(id.get());
            item = item.then(id.get());
        }
        found.put(full, new Location(full, record.chunk(), record, item));
    }

    private EditedValue root(RecordId id) throws SaveException {
        return Editor.replay(save, id).walk(ItemPath.ROOT, new Edit.RemoveRecord(id), made -> {});
    }

    /// Remembers the part that was not found furthest to the right.
    private void miss(PathCode code, Step part) {
        if (code.compareTo(failure) > 0) {
            failure = code;
            missing = part.toString();
        }
    }

    private Location theOne() throws EditRefusedException {
        if (found.isEmpty()) {
            Finding finding = Finding.of(failure).with("text", text).with("part", missing);
            throw EditRefusedException.of(
                    nearest.isEmpty() ? finding : finding.with("nearest", nearest.get()));
        }
        List<Path> paths = new ArrayList<>(found.keySet());
        if (paths.size() > 1) {
            throw EditRefusedException.of(
                    Finding.of(PathCode.AMBIGUOUS)
                            .with("text", text)
                            .with("first", paths.get(0))
                            .with("second", paths.get(1)));
        }
        return found.values().iterator().next();
    }

    /// The full path of a record, or of the header.
    ///
    /// @throws IllegalArgumentException where the save has no such record now
    /// @throws SaveException where records cannot be read
    public Path path(RecordId id) throws SaveException {
        if (id.isHeader()) {
            return Path.ofHeader();
        }
        Chunk chunk = save.document().chunk(id.chunk());
        String subject = save.document().record(id).head().subject();
        int ordinal = 0;
        while (!chunk.find(subject, ordinal).map(SaveRecord::id).equals(Optional.of(id))) {
            ordinal++;
            if (ordinal > chunk.size()) {
                throw new IllegalArgumentException("no record " + id);
            }
        }
        return Path.ofChunk(chunk.id(), chunk.key()).record(subject, ordinal);
    }

    /// The full path of a value, a record or the header.
    ///
    /// @throws IllegalArgumentException where the save has no such record or value now
    /// @throws SaveException where records cannot be read, or the caller stops it
    public Path path(Target target) throws SaveException {
        Path path = path(target.record());
        EditedValue place = root(target.record());
        for (long id : target.path().ids()) {
            if (!place.has(id)) {
                throw new IllegalArgumentException("no item " + id);
            }
            boolean isSection = !path.isHeader() && path.section() == null;
            path = isSection ? path.section(place.name(id)) : path.then(walk.step(place, id));
            place = place.item(id);
        }
        return path;
    }
}
