package dev.keepsake.app.write;

import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.write.WritePlan.Goal;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Saved;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.finding.StoreCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Does what a plan says: encodes the edited save, checks what was written, and puts it where it
/// goes. For workers.
final class SaveWriter {
    private final FolderStores stores;
    private final SaveReader reader;
    private final InstantSource clock;

    SaveWriter(FolderStores stores, SaveReader reader, InstantSource clock) {
        this.stores = stores;
        this.reader = reader;
        this.clock = clock;
    }

    /// Writes, and tells the file that holds the edited save then.
    ///
    /// @throws SaveException why nothing was written; *changed* where what stands there is no
    ///   longer what was opened
    Path write(WritePlan plan, Progress progress) throws SaveException {
        Instant when = clock.instant();
        try (EditedSave marked = marked(plan.now(), when, progress)) {
            SaveDocument document = marked.document();
            return switch (plan.goal()) {
                case Goal.OfSlot slot -> save(slot, document, progress);
                case Goal.OfFile(var opened) ->
                        replace(
                                FileReplacement.of(plan.file()).expecting(opened).withBackup(when),
                                plan,
                                document,
                                progress);
                case Goal.AsNew(Path target) -> {
                    requireAbsent(target);
                    yield replace(
                            FileReplacement.of(target).withBackup(when), plan, document, progress);
                }
            };
        }
    }

    private static void requireAbsent(Path target) throws SaveException {
        if (Files.exists(target)) {
            throw SaveException.of(
                    Finding.of(StoreCode.IN_THE_WAY)
                            .with("file", target)
                            .with("place", target)
                            .with("reason", ""));
        }
    }

    /// The save with the mark that it was edited, where its format has one.
    private static EditedSave marked(EditedSave now, Instant when, Progress progress)
            throws SaveException {
        var editor = new Editor(EditChecks.of(now.document().origin().types()));
        Optional<Edit> mark = EditedMark.edit(now.document(), when);
        return mark.isEmpty()
                ? editor.show(now, now.staged(), progress)
                : editor.stage(now, List.of(mark.get()), progress);
    }

    private Path save(Goal.OfSlot goal, SaveDocument document, Progress progress)
            throws SaveException {
        SaveContent content = SaveContent.edited(document);
        Saved saved =
                stores.ask(
                        goal.folder(),
                        progress,
                        store -> store.save(goal.slot(), content, goal.base()));
        return goal.folder().resolve(goal.slot().file(saved.copy()).path());
    }

    private Path replace(
            FileReplacement replacement, WritePlan plan, SaveDocument document, Progress progress)
            throws SaveException {
        SaveFormat format = reader.formatOf(plan.file());
        OpenOptions options = reader.options(plan.file());
        Replaced replaced =
                replacement
                        .withProgress(progress)
                        .write(
                                sink -> format.write(document, sink, progress),
                                written -> {
                                    Verdict verdict =
                                            Verifier.with(options)
                                                    .verify(
                                                            format,
                                                            written,
                                                            CheckScope.STRUCTURE,
                                                            progress);
                                    requireNoError(verdict);
                                });
        return replaced.file();
    }

    private static void requireNoError(Verdict verdict) throws SaveException {
        for (Finding finding : verdict.findings().kept()) {
            if (finding.isError()) {
                throw SaveException.of(finding);
            }
        }
    }
}
