package dev.keepsake.app.editor;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.ReferenceValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Finds the subjects of records that hold a text, from their heads alone. For the window's thread.
final class SubjectSearch {
    /// So many are found at most.
    static final int MOST = 200;

    private final DocumentViewModel document;
    private final LatestTask searching;

    /// A subject that can be referred to.
    ///
    /// @param text what is typed for it
    /// @param detail its class and where its record stands
    record Subject(String text, String detail) {}

    /// What was found.
    ///
    /// @param more true where there are more
    record Found(List<Subject> subjects, boolean more) {}

    SubjectSearch(DocumentViewModel document, TaskScope tasks) {
        this.document = document;
        this.searching = tasks.latest();
    }

    /// True where a reference names a record, or none.
    static boolean has(SaveDocument save, ReferenceValue reference) throws SaveException {
        if (reference.isNone()) {
            return true;
        }
        for (Chunk chunk : save.chunks()) {
            if (chunk.find(reference.subject(), reference.ordinal()).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /// Searches for a text, whatever its case, in the place of the search before.
    void find(String text, Consumer<Found> found) {
        SaveDocument save = document.document();
        if (save == null) {
            return;
        }
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        searching.start(
                Task.of(
                        "",
                        progress -> search(save, wanted, progress),
                        found,
                        unread -> found.accept(new Found(List.of(), false))));
    }

    private static Found search(SaveDocument save, String wanted, Progress progress)
            throws SaveException {
        var subjects = new ArrayList<Subject>();
        long total = save.recordCount();
        long done = 0;
        for (Chunk chunk : save.chunks()) {
            if (chunk.head().kind() == ChunkHead.Kind.RAW) {
                continue;
            }
            for (int i = 0; i < chunk.size(); i++) {
                if (done++ % 256 == 0) {
                    progress.check(done, total);
                }
                RecordHead head = chunk.record(i).head();
                if (head.subject().toLowerCase(Locale.ROOT).contains(wanted)) {
                    if (subjects.size() == MOST) {
                        return new Found(subjects, true);
                    }
                    subjects.add(subject(chunk, head));
                }
            }
        }
        return new Found(subjects, false);
    }

    private static Subject subject(Chunk chunk, RecordHead head) {
        String text = Literals.print(ReferenceValue.to(head.subject())).orElseThrow();
        String place = (chunk.id() + " " + chunk.key()).strip();
        return new Subject(
                text, head.className().isEmpty() ? place : head.className() + " · " + place);
    }
}
