package dev.keepsake.model.edit;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordRevision;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The edits of a record since it was opened, done again each time its content is asked for.
///
/// Two are equal where they hold the very same edits. Immutable.
final class RecordEdits implements RecordRevision {
    private final List<Edit.OfRecord> edits;

    RecordEdits(List<Edit.OfRecord> edits) {
        this.edits = List.copyOf(edits);
    }

    List<Edit.OfRecord> edits() {
        return edits;
    }

    @Override
    public RecordHead head(RecordHead opened) {
        RecordHead head = opened;
        for (Edit.OfRecord edit : edits) {
            if (edit instanceof Edit.SetHead set) {
                head = set.head();
            }
        }
        return head;
    }

    @Override
    public RecordContent content(RecordContent opened) throws SaveException {
        RecordReplay replay = RecordReplay.of(opened);
        for (Edit.OfRecord edit : edits) {
            if (edit instanceof Edit.OfValue value) {
                replay.apply(value, needed -> {});
            }
        }
        return replay.content();
    }

    /// The very same edits: comparing what they hold could read whole saves.
    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof RecordEdits same) || edits.size() != same.edits.size()) {
            return false;
        }
        for (int i = 0; i < edits.size(); i++) {
            if (edits.get(i) != same.edits.get(i)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (Edit.OfRecord edit : edits) {
            hash = 31 * hash + System.identityHashCode(edit);
        }
        return hash;
    }
}
