package dev.keepsake.model.edit;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// All edits of one record, or of the header, in order, and what becomes of it. For one thread.
final class RecordLine {
    private final SaveOrigin origin;
    private final RecordId id;
    private final boolean opened;
    private final List<Edit.OfRecord> kept = new ArrayList<>();
    private Edit.@Nullable AddRecord added;
    private boolean present;
    private @Nullable RecordReplay replay;

    /// A record as opened, or one that is not there yet.
    RecordLine(SaveOrigin origin, RecordId id) {
        this.origin = origin;
        this.id = id;
        this.opened =
                id.chunk() >= 0
                        && id.chunk() < origin.chunkCount()
                        && !id.isAdded()
                        && id.record() < origin.chunk(id.chunk()).recordCount();
        this.present = opened || id.equals(RecordId.HEADER);
    }

    /// Takes an edit that was staged before.
    void add(Edit.OfRecord edit) {
        switch (edit) {
            case Edit.AddRecord add -> {
                added = add;
                startAnew();
            }
            case Edit.RestoreRecord restore -> startAnew();
            case Edit.RemoveRecord remove -> present = false;
            case Edit.SetHead set -> kept.add(set);
            case Edit.OfValue value -> {
                kept.add(value);
                replay = null;
            }
        }
    }

    private void startAnew() {
        present = true;
        kept.clear();
        replay = null;
    }

    /// Takes a new edit, or refuses it where it does not fit.
    ///
    /// @param needed takes the edits this one builds on
    void stage(Edit.OfRecord edit, Consumer<Edit> needed) throws SaveException {
        if (added != null && !(edit instanceof Edit.AddRecord)) {
            needed.accept(added);
        }
        boolean isHeader = id.equals(RecordId.HEADER) && !(edit instanceof Edit.OfValue);
        if (isHeader || !present && !mayBeAbsent(edit)) {
            throw Refusal.of(EditCode.NO_RECORD, edit);
        }
        switch (edit) {
            case Edit.AddRecord add when present || !id.isAdded() ->
                    throw Refusal.of(EditCode.ID, edit, "id", id.record());
            case Edit.RestoreRecord restore when !opened ->
                    throw Refusal.of(EditCode.NOT_OPENED, edit);
            case Edit.OfValue value -> {
                replay().apply(value, needed);
                kept.add(value);
            }
            default -> add(edit);
        }
    }

    private static boolean mayBeAbsent(Edit edit) {
        return edit instanceof Edit.AddRecord || edit instanceof Edit.RestoreRecord;
    }

    /// What takes an edit back that is about to be staged.
    List<Edit> inverse(Edit.OfRecord edit) throws SaveException {
        var edits = new ArrayList<Edit>();
        switch (edit) {
            case Edit.AddRecord add -> edits.add(new Edit.RemoveRecord(id));
            case Edit.RemoveRecord remove -> {
                edits.add(added == null ? new Edit.RestoreRecord(id) : added);
                edits.addAll(kept);
            }
            case Edit.RestoreRecord restore -> {
                edits.addAll(kept);
                if (!present) {
                    edits.add(0, edit);
                    edits.add(new Edit.RemoveRecord(id));
                }
            }
            case Edit.SetHead set -> edits.add(new Edit.SetHead(id, head()));
            case Edit.OfValue value -> edits.addAll(InverseEdits.of(replay(), value));
        }
        return edits;
    }

    /// What tells the record apart now; never asked of the header.
    RecordHead head() throws SaveException {
        RecordHead first =
                added == null ? origin.head(id.chunk(), id.record()) : added.content().head();
        return new RecordEdits(kept).head(first);
    }

    /// The edits done over the record's content.
    RecordReplay replay() throws SaveException {
        RecordReplay known = replay;
        if (known == null) {
            known = freshReplay();
            for (Edit.OfRecord edit : kept) {
                if (edit instanceof Edit.OfValue value) {
                    known.apply(value, needed -> {});
                }
            }
            replay = known;
        }
        return known;
    }

    /// Lets go of the content: it is replayed again where it is asked for once more.
    void letGo() {
        replay = null;
    }

    private RecordReplay freshReplay() throws SaveException {
        if (id.equals(RecordId.HEADER)) {
            return RecordReplay.of(origin.header());
        }
        RecordContent content =
                added == null ? origin.content(id.chunk(), id.record()) : added.content().content();
        return RecordReplay.of(content);
    }

    boolean isPresent() {
        return present;
    }

    Edit.@Nullable AddRecord added() {
        return added;
    }

    /// The header now, null where it is as opened.
    @Nullable StructValue header() throws SaveException {
        return kept.isEmpty() ? null : replay().header();
    }

    /// What became of the record, null where it is as opened or not there at all.
    ///
    /// @param after the record an added one stands behind
    @Nullable RecordChange change(int after) throws SaveException {
        if (added != null) {
            return present ? new RecordChange.Added(content(added), after) : null;
        }
        if (!present) {
            return id.isAdded() ? null : new RecordChange.Removed();
        }
        return kept.isEmpty() ? null : new RecordChange.Revised(new RecordEdits(kept));
    }

    private DetachedRecord content(Edit.AddRecord from) throws SaveException {
        return kept.isEmpty() ? from.content() : new DetachedRecord(head(), replay().content());
    }

    /// The line of an opened record whose edits all stand in the changes.
    static Optional<RecordLine> find(SaveOrigin origin, RecordId id, Changes changes) {
        if (id.isAdded() || id.equals(RecordId.HEADER)) {
            return Optional.empty();
        }
        RecordChange change = changes.records().get(id);
        var line = new RecordLine(origin, id);
        if (change instanceof RecordChange.Revised(RecordEdits edits)) {
            edits.edits().forEach(line::add);
            return Optional.of(line);
        }
        return change == null ? Optional.of(line) : Optional.empty();
    }
}
