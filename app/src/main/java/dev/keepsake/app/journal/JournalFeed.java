package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.model.edit.EditHistory;
import dev.keepsake.model.finding.SaveException;
import java.util.function.Consumer;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Follows the open save of a tab: keeps what is staged on it in a journal, and removes that once
/// nothing is staged any more or another save is shown. For the window's thread.
public final class JournalFeed {
    private final DocumentViewModel document;
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
    public JournalFeed(DocumentViewModel document, JournalWriter writer, Window window) {
        this.document = document;
        this.writer = writer;
        this.window = window;
        this.following =
                Subscription.combine(
                        document.save().subscribe((before, now) -> startAnew()),
                        document.editing().history().subscribe((before, now) -> keep(now)));
    }

    /// Another save is shown. What was taken along to it is kept for it before the journal of the
    /// one before goes.
    private void startAnew() {
        JournalSession before = session;
        session = null;
        keep(document.editing().history().get());
        JournalSession next = session;
        if (before != null && next == null) {
            writer.remove(before);
        } else if (before != null && next != null) {
            next.whenForced(() -> writer.remove(before));
        }
    }

    private void keep(EditHistory history) {
        JournalSession now = session;
        if (now != null && !now.isOf(document.save().get(), document.now().get())) {
            return; // another save is about to be shown
        }
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
            return writer.begin(save);
        } catch (SaveException failure) {
            window.failed().accept(failure);
            return null;
        }
    }

    /// Calls back once all that is staged now outlives a crash; at once where nothing is, never
    /// where no journal can be kept.
    void whenKept(Runnable action) {
        if (session == null && document.editing().history().get().present().isEmpty()) {
            action.run();
        } else if (session != null) {
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
