package dev.keepsake.app.window;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.journal.JournalFeed;
import dev.keepsake.app.journal.JournalForm;
import dev.keepsake.app.journal.JournalHost;
import dev.keepsake.app.journal.JournalViewModel;
import dev.keepsake.app.journal.JournalWriter;
import dev.keepsake.app.journal.Journals;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;

/// Keeps what is staged in each tab in a journal, and offers at the start what a crashed run left.
/// For the JavaFX thread, but for [#close].
final class WindowJournals implements JournalHost {
    private final WorkspaceViewModel workspace;
    private final JournalWriter writer;
    private final JournalForm form;
    private final JournalFeed.Window window;
    private final Map<SaveTab, JournalFeed> feeds = new HashMap<>();

    /// The ways out of journals.
    ///
    /// @param say takes why something failed
    record Doors(
            TaskRunner runner,
            TaskScope tasks,
            DialogService dialogs,
            Consumer<SaveException> say) {}

    private WindowJournals(
            WindowSetting setting, Path folder, WorkspaceViewModel workspace, Doors doors) {
        this.workspace = workspace;
        this.window = new JournalFeed.Window(doors.runner()::tell, doors.say());
        var journals = new Journals(folder.resolve("journals"));
        this.writer =
                journals.writer(
                        setting.clock(),
                        new SecureRandom(),
                        failure -> doors.runner().tell(() -> doors.say().accept(failure)));
        var model = new JournalViewModel(journals, doors.tasks(), this, doors.say());
        this.form =
                new JournalForm(
                        model, doors.dialogs(), setting.messages(), setting.clock().getZone());
        workspace.tabs().addListener(this::follow);
    }

    /// The journals of a window; none where nothing is kept from one start to the next.
    static Optional<WindowJournals> of(
            WindowSetting setting, WorkspaceViewModel workspace, Doors doors) {
        return setting.stateFolder()
                .map(folder -> new WindowJournals(setting, folder, workspace, doors));
    }

    private void follow(ListChangeListener.Change<? extends SaveTab> change) {
        while (change.next()) {
            for (SaveTab tab : change.getRemoved()) {
                JournalFeed feed = feeds.remove(tab);
                if (feed != null) {
                    feed.close();
                }
            }
            for (SaveTab tab : change.getAddedSubList()) {
                feeds.put(tab, new JournalFeed(tab.document(), writer, window));
            }
        }
    }

    @Override
    public void open(Path file, BiConsumer<DocumentViewModel, JournalFeed> shown) {
        SaveTab tab = workspace.open(file);
        JournalFeed feed = feeds.get(tab);
        if (feed != null) {
            tab.open(file, () -> shown.accept(tab.document(), feed));
        }
    }

    /// Asks what to do with what a crashed run left, where there is something.
    void offer() {
        form.offer();
    }

    /// The program ends: what is staged stays for the next start.
    void leave() {
        feeds.values().forEach(JournalFeed::leave);
        feeds.clear();
    }

    /// Waits until all that is staged outlives the program. On any thread but JavaFX's.
    void close() {
        writer.close();
    }
}
