package dev.keepsake.app.change;

import dev.keepsake.app.document.StagedChange;
import dev.keepsake.model.path.Path;
import org.jspecify.annotations.Nullable;

/// A row of the list of changes. Immutable.
sealed interface ChangeRow {
    /// The entry it belongs to.
    StagedChange change();

    /// Where it leads, null for nowhere.
    @Nullable Path path();

    /// An entry: of one edit what that changes, of several what was done.
    record OfEntry(StagedChange change) implements ChangeRow {
        /// True where its edits stand below.
        boolean isMany() {
            return change.count() != 1 || change.lines().isEmpty();
        }

        @Override
        public @Nullable Path path() {
            return change.lines().isEmpty() ? null : change.lines().get(0).path();
        }
    }

    /// One edit of an entry of several.
    record OfLine(StagedChange change, StagedChange.Line line) implements ChangeRow {
        @Override
        public Path path() {
            return line.path();
        }
    }

    /// Those of an entry that are not listed.
    record OfRest(StagedChange change, int count) implements ChangeRow {
        @Override
        public @Nullable Path path() {
            return null;
        }
    }
}
