package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Editing;
import dev.keepsake.json.edit.EditLine;
import dev.keepsake.json.edit.EntryReader.ReadEntry;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Stages what a journal holds on its save again: as it was on the very same save, entry by entry
/// where it still fits on another. For the window's thread.
final class Restoring {
    private final JournalContent content;
    private final Editing editing;
    private final List<Misfit> misfits = new ArrayList<>();

    Restoring(JournalContent content, DocumentViewModel document) {
        this.content = content;
        this.editing = document.editing();
    }

    /// How it went.
    ///
    /// @param file the save
    /// @param count how many entries there were
    /// @param misfits those that are not staged now
    record Result(Path file, int count, List<Misfit> misfits) {
        Result {
            misfits = List.copyOf(misfits);
        }
    }

    /// An entry that does not fit.
    ///
    /// @param path the place of its first edit, empty where that is unknown
    /// @param reason why it does not
    record Misfit(String path, Finding reason) {}

    /// Stages all of it.
    ///
    /// @param done takes how it went
    void asItWas(Consumer<Result> done) {
        editing.restore(content.staged());
        editing.whenDone(() -> {
            note("");
            finish(done);
        });
    }

    /// Stages what still fits.
    ///
    /// @param done takes how it went
    void whereItFits(Consumer<Result> done) {
        for (ReadEntry entry : content.entries()) {
            if (!entry.entry().reverted()) {
                editing.stage("", new ReplayedEdits(entry.lines()));
                editing.whenDone(() -> note(path(entry)));
            }
        }
        editing.whenDone(() -> finish(done));
    }

    private static String path(ReadEntry entry) {
        return entry.lines().stream()
                .map(EditLine::path)
                .flatMap(path -> Optional.ofNullable(path).stream())
                .findFirst()
                .orElse("");
    }

    private void note(String path) {
        SaveException reason = editing.refusal().get();
        if (reason != null) {
            misfits.add(new Misfit(path, reason.finding()));
        }
    }

    private void finish(Consumer<Result> done) {
        done.accept(new Result(content.save().file(), content.count(), misfits));
    }
}
