package dev.keepsake.app.window;

import dev.keepsake.app.source.SourceViewModel;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.workspace.PinnedFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.Session;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Keeps what a window shows, and shows it again at the next start: tabs that are read once they
/// are in front, folders, and what is pinned.
final class WindowSession {
    private final Shown shown;
    private final StateStore<Session> store;
    private final TaskScope tasks;
    private final BooleanSupplier tabsToo;
    private final Map<SaveTab, String> notYetShown = new HashMap<>();
    private boolean keeping;

    /// What there is to keep.
    ///
    /// @param workspace the tabs
    /// @param views how they are seen
    /// @param sources the folders that are listed
    /// @param pinned what is pinned
    record Shown(
            WorkspaceViewModel workspace,
            WorkspaceView views,
            SourceViewModel sources,
            PinnedFiles pinned) {}

    /// @param tabsToo whether the tabs are to come back too
    WindowSession(
            Shown shown, StateStore<Session> store, TaskScope tasks, BooleanSupplier tabsToo) {
        this.shown = shown;
        this.store = store;
        this.tasks = tasks;
        this.tabsToo = tabsToo;
    }

    /// Shows again what was kept, as far as it is still there, and keeps what is shown from now on.
    ///
    /// @param done called with whether there are tabs now
    void restore(Consumer<Boolean> done) {
        store.load(kept ->
                tasks.start(
                        Task.of(
                                "",
                                progress -> existing(kept),
                                there -> {
                                    show(there);
                                    follow();
                                    done.accept(!shown.workspace().tabs().isEmpty());
                                },
                                failure -> follow())));
    }

    private static Session existing(Session kept) {
        return new Session(
                kept.tabs().stream().filter(tab -> Files.isRegularFile(tab.file())).toList(),
                kept.folders().stream().filter(Files::isDirectory).toList(),
                kept.pinned());
    }

    private void show(Session kept) {
        kept.pinned().forEach(shown.pinned()::pin);
        kept.folders().forEach(shown.sources()::addFolder);
        if (!tabsToo.getAsBoolean()) {
            return;
        }
        kept.tabs().forEach(this::openLater);
        kept.tabs().stream()
                .filter(Session.OpenTab::front)
                .flatMap(front -> tabs().stream().filter(tab -> isOf(tab, front.file())))
                .forEach(this::offerFront);
        tabs().stream().limit(1).forEach(this::offerFront);
    }

    private List<SaveTab> tabs() {
        return List.copyOf(shown.workspace().tabs());
    }

    private static boolean isOf(SaveTab tab, Path file) {
        return tab.file().get().equals(file);
    }

    private void openLater(Session.OpenTab kept) {
        SaveTab added = shown.workspace().openLater(kept.file(), tab -> goTo(tab, kept.path()));
        if (shown.workspace().selected().get() != added) {
            notYetShown.put(added, kept.path());
        }
    }

    private void goTo(SaveTab tab, String path) {
        notYetShown.remove(tab);
        if (!path.isEmpty()) {
            shown.views().view(tab).ifPresent(view -> view.navigation().goTo(path));
        }
    }

    /// What was asked for at this start stays in front.
    private void offerFront(SaveTab tab) {
        if (shown.workspace().selected().get() == null) {
            shown.workspace().selected().set(tab);
        }
    }

    private void follow() {
        keeping = true;
        shown.workspace().tabs().subscribe(this::keep);
        shown.workspace().selected().subscribe(tab -> keep());
        shown.sources().folders().subscribe(this::keep);
        shown.pinned().files().subscribe(this::keep);
    }

    private void keep() {
        if (keeping) {
            store.save(now());
        }
    }

    /// Takes down what is shown before all is closed; [#flush] writes it.
    void close() {
        if (keeping) {
            keeping = false;
            store.saveLast(now());
        }
    }

    /// Writes what is not written yet. For workers.
    ///
    /// @throws SaveException where it cannot be written
    void flush() throws SaveException {
        store.flush();
    }

    private Session now() {
        List<Session.OpenTab> tabs =
                tabsToo.getAsBoolean() ? tabs().stream().map(this::tab).toList() : List.of();
        return new Session(tabs, shown.sources().folders(), shown.pinned().files());
    }

    private Session.OpenTab tab(SaveTab tab) {
        String waiting = notYetShown.get(tab);
        return new Session.OpenTab(
                tab.file().get(),
                waiting == null ? path(tab) : waiting,
                shown.workspace().selected().get() == tab);
    }

    private String path(SaveTab tab) {
        return shown.views()
                .view(tab)
                .flatMap(SaveTabView::shownPath)
                .map(dev.keepsake.model.path.Path::toString)
                .orElse("");
    }
}
