package dev.keepsake.app.document;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.path.Path;
import java.util.Optional;

/// Leads to a path: selects its record in the contents, then its value. For the window's thread.
public final class Navigation {
    private final DocumentViewModel document;
    private final LatestTask leading;

    /// Leads through this document.
    public Navigation(DocumentViewModel document, TaskScope tasks) {
        this.document = document;
        this.leading = tasks.latest();
    }

    /// Selects what a path leads to, as far as it leads anywhere.
    public void goTo(Path path) {
        SaveDocument opened = document.document();
        if (opened != null) {
            leading.start(
                    Task.of(
                            "",
                            progress -> RecordPaths.place(opened, path),
                            place -> arrive(path, place),
                            unreadable -> arrive(path, Optional.empty())));
        }
    }

    private void arrive(Path path, Optional<Place> place) {
        place.ifPresent(found -> {
            document.place().set(found);
            document.reveal().set(path);
        });
    }
}
