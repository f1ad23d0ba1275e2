package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.FileState;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.model.edit.EditHistory;
import dev.keepsake.model.finding.SaveException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Follows the open save of a tab: keeps what is staged on it in a journal, and removes that once
/// nothing is staged any more or another save is shown. For the window's thread.
public final class JournalFeed {
    private final DocumentViewModel document;
    private final Supplier<Optional<FileState>> state;
    private final JournalWriter writer;
    private final Window window;
    private final Subscription following;
    private @Nullable JournalSession session;

    /// The way back to the window.
    ///
    /// @param run runs something on its thread; any thread calls it
    /// @param failed takes why no journal can be kept
    public record Window(Consumer<Runnable> run, Consumer<SaveException> failed) {}

    /// Follows this document.
    ///
    /// @param state what the file was when it was opened, where that is known; any thread asks
    public JournalFeed(
            DocumentViewModel document,
            Supplier<Optional<FileState>> state,
            JournalWriter writer,
            Window window) {
        this.document = document;
        this.state = state;
        this.writer = writer;
        this.window = window;
        this.following =
                Subscription.combine(
                        document.save().subscribe((before, now) -> end()),
                        document.editing().history().subscribe((before, now) -> keep(now)));
    }

    private void keep(EditHistory history) {
        JournalSession now = session;
        if (now == null) {
            now = history.present().isEmpty() ? null : begin();
            session = now;
        }
        if (now != null) {
            now.keep(history.present());
        }
    }

    private @Nullable JournalSession begin() {
        OpenedSave save = document.save().get();
        if (save == null || save.document() == null) {
            return null;
        }
        try {
            return writer.begin(save, state);
        } catch (SaveException failure) {
            window.failed().accept(failure);
            return null;
        }
    }

    /// Calls back once all that is staged now outlives a crash; at once where nothing is.
    void whenKept(Runnable action) {
        if (session == null) {
            action.run();
        } else {
            session.whenForced(() -> window.run().accept(action));
        }
    }

    private void end() {
        if (session != null) {
            writer.remove(session);
            session = null;
        }
    }

    /// The save is closed for good: what was staged is given up.
    public void close() {
        following.unsubscribe();
        end();
    }

    /// The program ends: what is staged stays in the journal for the next start.
    public void leave() {
        following.unsubscribe();
        session = null;
    }
}
