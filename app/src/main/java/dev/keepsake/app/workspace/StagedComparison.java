package dev.keepsake.app.workspace;

import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.StagedChange;
import dev.keepsake.app.document.StagedChange.Line;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is staged on a save beside what a file holds in the same places. For workers.
final class StagedComparison {
    private final SaveReader reader;
    private final ValueText text;

    StagedComparison(SaveReader reader, ValueText text) {
        this.reader = reader;
        this.text = text;
    }

    /// A place that an edit changes.
    ///
    /// @param line what the edit does
    /// @param there what the file holds there, in one line; empty where it has no such place
    record Row(Line line, Optional<String> there) {
        /// True where the file no longer holds what the edit was made on.
        boolean differs() {
            return !there.orElse("").equals(line.old());
        }
    }

    /// The places of the changes, in the order of staging.
    ///
    /// @throws SaveException where the file does not open
    List<Row> compare(List<StagedChange> changes, Path file, Progress progress)
            throws SaveException {
        try (SaveDocument document = reader.open(file, progress)) {
            EditedSave there = EditedSave.opened(document);
            var resolver = new PathResolver(there, progress);
            var rows = new ArrayList<Row>();
            for (StagedChange change : changes) {
                for (Line line : change.lines()) {
                    progress.check(rows.size(), -1);
                    rows.add(new Row(line, value(line, there, resolver)));
                }
            }
            return rows;
        }
    }

    private Optional<String> value(Line line, EditedSave there, PathResolver resolver)
            throws SaveException {
        try {
            Location place = resolver.resolve(line.path().toString());
            if (place.record() == null) {
                return Optional.of("");
            }
            Optional<Value> value =
                    place.item().ids().isEmpty()
                            ? Optional.empty()
                            : EditedRecord.of(there, place.record()).find(place.item());
            return Optional.of(value.map(text::line).orElse(""));
        } catch (CancelledException stop) {
            throw stop;
        } catch (EditRefusedException nowhere) {
            return Optional.empty();
        }
    }
}
