package dev.keepsake.model.edit;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.PathCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Stages the edits of one save on another save: each goes where its path leads there.
///
/// What stood in a place before does not matter, only that there is such a place. An edit that
/// leads nowhere, or that the other save refuses, is left out and told; the others of its entry are
/// staged. For one thread.
public final class EditTransfer {
    private final Editor editor;
    private final Progress progress;
    private final List<Missed> missed = new ArrayList<>();
    private EditedSave from;
    private EditedSave onto;

    private EditTransfer(EditedSave from, EditedSave onto, Editor editor, Progress progress) {
        this.from = from;
        this.onto = onto;
        this.editor = editor;
        this.progress = progress;
    }

    /// What came of it.
    ///
    /// @param now the other save with the edits, to be closed by the caller
    /// @param missed what was left out
    public record Transferred(EditedSave now, List<Missed> missed) {
        /// Copies the list.
        public Transferred {
            missed = List.copyOf(missed);
        }
    }

    /// An edit that was left out.
    ///
    /// @param entry the number of its entry in the save it comes from
    /// @param edit the edit there
    /// @param reason why
    public record Missed(int entry, Edit edit, SaveException reason) {}

    /// Stages the edits of a save on another one.
    ///
    /// @param from the save with the edits
    /// @param onto where they go; stays open
    /// @throws SaveException where records of either cannot be read, or the caller stops it
    public static Transferred transfer(
            EditedSave from, EditedSave onto, Editor editor, Progress progress)
            throws SaveException {
        EditedSave opened = editor.show(from, StagedEdits.NONE, progress);
        EditedSave start = editor.show(onto, onto.staged(), progress);
        var transfer = new EditTransfer(opened, start, editor, progress);
        try {
            List<StagedEdits.Entry> entries = from.staged().all();
            for (int i = 0; i < entries.size(); i++) {
                progress.check(i, entries.size());
                transfer.take(entries.get(i));
            }
            return new Transferred(transfer.onto, transfer.missed);
        } catch (SaveException failure) {
            transfer.onto.close();
            throw failure;
        } finally {
            transfer.from.close();
        }
    }

    /// Edits of an entry are staged one by one to find where each leads, then together.
    @SuppressWarnings("ReferenceEquality")
    private void take(StagedEdits.Entry entry) throws SaveException {
        var edits = new ArrayList<Edit>();
        EditedSave trial = onto;
        for (Edit edit : entry.edits()) {
            EditedSave after = editor.stage(from, List.of(edit), progress);
            try {
                Edit other = new Places(trial, after).translate(edit);
                trial = replace(trial, editor.stage(trial, List.of(other), progress));
                edits.add(other);
            } catch (CancelledException stop) {
                throw stop;
            } catch (EditRefusedException refused) {
                missed.add(new Missed(entry.number(), edit, refused));
            }
            from.close();
            from = after;
        }
        if (!edits.isEmpty()) {
            EditedSave before = onto;
            onto = editor.stage(before, edits, progress);
            before.close();
        }
        if (trial != onto && !edits.isEmpty()) {
            trial.close();
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private EditedSave replace(EditedSave trial, EditedSave next) {
        if (trial != onto) {
            trial.close();
        }
        return next;
    }

    /// From places of the one save to those of the other, both as edited so far.
    private final class Places {
        private final EditedSave there;
        private final EditedSave after;
        private final PathResolver here = new PathResolver(from, progress);
        private final PathResolver other;

        /// @param after what the edit makes of the save it comes from: says what it stands behind
        Places(EditedSave there, EditedSave after) {
            this.there = there;
            this.after = after;
            this.other = new PathResolver(there, progress);
        }

        Edit translate(Edit edit) throws SaveException {
            return switch (edit) {
                case Edit.SetValue set ->
                        new Edit.SetValue(target(set.target()), set.value(), set.encoding());
                case Edit.SetKey set ->
                        new Edit.SetKey(target(set.target()), set.key(), set.encoding());
                case Edit.SetName set -> new Edit.SetName(target(set.target()), set.name());
                case Edit.Insert insert -> insert(insert);
                case Edit.Remove remove -> new Edit.Remove(target(remove.target()));
                case Edit.Move move -> move(move);
                case Edit.Retype retype -> new Edit.Retype(target(retype.target()), retype.slot());
                case Edit.SetEncoding set ->
                        new Edit.SetEncoding(target(set.target()), set.encoding());
                case Edit.SetBytes set -> new Edit.SetBytes(target(set.target()), set.bytes());
                case Edit.SetHead set -> new Edit.SetHead(record(set.record()), set.head());
                case Edit.AddRecord add -> add(add);
                case Edit.RemoveRecord remove -> new Edit.RemoveRecord(record(remove.record()));
                case Edit.RestoreRecord restore -> restore(restore);
                case Edit.AddChunk add -> new Edit.AddChunk(nextChunk(), add.head());
                case Edit.RemoveChunk remove -> new Edit.RemoveChunk(chunk(remove.chunk()));
                case Edit.SetChunkBytes set ->
                        new Edit.SetChunkBytes(chunk(set.chunk()), set.bytes());
            };
        }

        private Target target(Target target) throws SaveException {
            if (target.path().ids().isEmpty()) {
                return new Target(record(target.record()), ItemPath.ROOT);
            }
            Location place = other.resolve(here.path(target).toString());
            RecordId record = place.record();
            if (record == null) {
                throw lost(place.path());
            }
            return new Target(record, place.item());
        }

        private RecordId record(RecordId id) throws SaveException {
            if (id.isHeader()) {
                return id;
            }
            Location place = other.resolve(here.path(id).toString());
            RecordId found = place.record();
            if (found == null || !place.item().ids().isEmpty()) {
                throw lost(place.path());
            }
            return found;
        }

        private Edit insert(Edit.Insert insert) throws SaveException {
            Target container = target(insert.target());
            long behind = anchor(insert.target(), insert.id(), container);
            long id = editor.nextId(there, container);
            return new Edit.Insert(container, behind, id, insert.key(), insert.slot());
        }

        private Edit move(Edit.Move move) throws SaveException {
            Target item = target(move.target());
            var container = new Target(move.record(), move.target().path().parent());
            var others = new Target(item.record(), item.path().parent());
            return new Edit.Move(item, anchor(container, move.target().path().last(), others));
        }

        /// The item to stand behind: that of the same address, else the last one there.
        private long anchor(Target container, long id, Target others) throws SaveException {
            EditedRecord record = EditedRecord.of(after, container.record());
            Optional<Long> before = record.findBefore(container.path(), id);
            if (before.isEmpty()) {
                return Edit.Insert.FIRST;
            }
            var item = new Target(container.record(), container.path().then(before.get()));
            return findLike(item, others).orElse(last(others));
        }

        /// The item of the same address in another container; empty where that has none.
        private Optional<Long> findLike(Target item, Target others) throws SaveException {
            try {
                Target found = target(item);
                return found.path().parent().equals(others.path())
                        ? Optional.of(found.path().last())
                        : Optional.empty();
            } catch (EditRefusedException gone) {
                return Optional.empty();
            }
        }

        private long last(Target container) throws SaveException {
            EditedRecord record = EditedRecord.of(there, container.record());
            return record.lastUnit(container.path()).orElse(Edit.Insert.FIRST);
        }

        private Edit add(Edit.AddRecord add) throws SaveException {
            int chunk = chunk(add.record().chunk());
            RecordId id = editor.nextRecord(there, chunk);
            return new Edit.AddRecord(id, add.content(), anchor(add, chunk));
        }

        /// The record to stand behind: that of the same address, or that had it when the saves were
        /// opened; else the one that stands before it, else the last one there.
        private int anchor(Edit.AddRecord add, int number) throws SaveException {
            RecordId added = add.record();
            Chunk own = from.document().chunk(added.chunk());
            var named = new RecordId(added.chunk(), add.after());
            boolean gone = !named.isAdded() && !own.has(named);
            Optional<Integer> opened = gone ? findOpened(named, number) : Optional.empty();
            if (opened.isPresent()) {
                return opened.get();
            }
            Chunk chunk = after.document().chunk(added.chunk());
            int position = chunk.positionOf(added);
            return position == 0
                    ? RecordChange.Added.FIRST
                    : findLike(chunk.record(position - 1).id(), number).orElse(lastRecord(number));
        }

        private Optional<Integer> findOpened(RecordId id, int chunk) throws SaveException {
            try {
                RecordId found = opened(id);
                return found.chunk() == chunk ? Optional.of(found.record()) : Optional.empty();
            } catch (EditRefusedException gone) {
                return Optional.empty();
            }
        }

        private Optional<Integer> findLike(RecordId id, int chunk) throws SaveException {
            try {
                RecordId found = record(id);
                return found.chunk() == chunk ? Optional.of(found.record()) : Optional.empty();
            } catch (EditRefusedException gone) {
                return Optional.empty();
            }
        }

        private int lastRecord(int number) {
            Chunk chunk = there.document().chunk(number);
            return chunk.size() == 0
                    ? RecordChange.Added.FIRST
                    : chunk.record(chunk.size() - 1).id().record();
        }

        /// A record that was removed has no path any more, but had one.
        private Edit restore(Edit.RestoreRecord restore) throws SaveException {
            return new Edit.RestoreRecord(opened(restore.record()));
        }

        /// The record that had the address of one when the saves were opened.
        private RecordId opened(RecordId id) throws SaveException {
            try (EditedSave opened = editor.show(from, StagedEdits.NONE, progress);
                    EditedSave openedThere = editor.show(there, StagedEdits.NONE, progress)) {
                Path path = new PathResolver(opened, progress).path(id);
                RecordId found =
                        new PathResolver(openedThere, progress).resolve(path.toString()).record();
                if (found == null) {
                    throw lost(path);
                }
                return found;
            }
        }

        private int chunk(int number) throws SaveException {
            Chunk own = from.document().chunk(number);
            Optional<Chunk> found = there.document().findChunk(own.id(), own.key());
            if (found.isEmpty()) {
                throw EditRefusedException.of(
                        Finding.of(PathCode.NO_CHUNK)
                                .with("text", Path.ofChunk(own.id(), own.key()))
                                .with("part", own.id()));
            }
            return found.get().number();
        }

        private int nextChunk() {
            int lowest = -1;
            for (Chunk chunk : there.document().chunks()) {
                lowest = Math.min(lowest, chunk.number());
            }
            return lowest - 1;
        }

        private static EditRefusedException lost(Path path) {
            return EditRefusedException.of(
                    Finding.of(PathCode.NO_VALUE).with("text", path).with("part", path));
        }
    }
}
