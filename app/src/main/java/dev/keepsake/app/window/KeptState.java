package dev.keepsake.app.window;

import dev.keepsake.app.bookmark.Bookmarks;
import dev.keepsake.app.setting.Settings;
import dev.keepsake.app.setting.SettingsViewModel;
import dev.keepsake.app.state.StateForm;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.workspace.Session;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What a window keeps of its user from one start to the next: settings, bookmarks, and what it
/// shows. For the window's thread, but for [#flush].
final class KeptState {
    private final Optional<Path> folder;
    private final TaskScope tasks;
    private final Consumer<SaveException> failed;
    private final StateStore<Settings> settingStore;
    private final StateStore<Bookmarks.Kept> bookmarkStore;
    private final StateStore<Session> sessionStore;
    private final SettingsViewModel settings;
    private final Bookmarks bookmarks;

    /// @param folder where it is kept; empty to keep nothing
    /// @param first the settings as the start read them
    /// @param failed takes why something could not be read or written
    KeptState(
            Optional<Path> folder,
            Settings first,
            TaskScope tasks,
            Consumer<SaveException> failed) {
        this.folder = folder;
        this.tasks = tasks;
        this.failed = failed;
        this.settingStore = store(Settings.FORM);
        this.bookmarkStore = store(Bookmarks.FORM);
        this.sessionStore = store(Session.FORM);
        this.settings = new SettingsViewModel(first, settingStore);
        this.bookmarks = new Bookmarks(bookmarkStore);
    }

    private <T> StateStore<T> store(StateForm<T> form) {
        return new StateStore<>(folder, form, tasks, failed);
    }

    /// What the user wants.
    SettingsViewModel settings() {
        return settings;
    }

    /// The bookmarks of all saves.
    Bookmarks bookmarks() {
        return bookmarks;
    }

    /// Keeps what is shown.
    WindowSession session(WindowSession.Shown shown) {
        return new WindowSession(
                shown, sessionStore, tasks, () -> settings.settings().get().restoresTabs());
    }

    /// Writes what is not written yet. For workers.
    ///
    /// @throws SaveException where some of it cannot be written
    void flush() throws SaveException {
        for (StateStore<?> store : List.of(settingStore, bookmarkStore, sessionStore)) {
            store.flush();
        }
    }
}
