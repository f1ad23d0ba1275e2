package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.WindowDialogs;
import dev.keepsake.app.document.DiskWatcher;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.find.SavedQueries;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.image.Thumbnails;
import dev.keepsake.app.palette.OverlayLayer;
import dev.keepsake.app.recover.RecoverForm;
import dev.keepsake.app.recover.RecoverViewModel;
import dev.keepsake.app.setting.Settings;
import dev.keepsake.app.slot.SlotMenu;
import dev.keepsake.app.source.FolderReader;
import dev.keepsake.app.source.SourceView;
import dev.keepsake.app.source.SourceViewModel;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.theme.Themes;
import dev.keepsake.app.workspace.PinnedFiles;
import dev.keepsake.app.workspace.RecentFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.TabSetting;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.app.world.WorldViewModel;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;

/// The program's window: builds its parts and joins them. For the JavaFX thread.
final class MainWindow {
    private final Messages messages;
    private final TaskRunner runner;
    private final TaskScope tasks;
    private final Themes themes;
    private final DialogService dialogs;
    private final WorkspaceViewModel workspace;
    private final SourceViewModel sources;
    private final WorkspaceView tabs;
    private final StatusBar status;
    private final RecentFiles recent;
    private final SavedQueries queries;
    private final Thumbnails thumbnails;
    private final FolderStores stores;
    private final RecoverForm recover;
    private final SlotMenu slotMenu;
    private final Optional<WindowJournals> journals;
    private final Actions actions;
    private final ToolBarView toolBar;
    private final KeptState kept;
    private final PinnedFiles pinned = new PinnedFiles();
    private final WindowSession session;
    private final SourceActions sourceActions;
    private final CompletableFuture<Boolean> closed = new CompletableFuture<>();
    private final BorderPane root = new BorderPane();
    private final OverlayLayer layer = new OverlayLayer(root);
    private Subscription inFront = Subscription.EMPTY;

    MainWindow(WindowSetting setting) {
        this(setting, Settings.DEFAULT.with(setting.look()));
    }

    /// @param first what the user wants
    MainWindow(WindowSetting setting, Settings first) {
        messages = setting.messages();
        runner = TaskRunner.forWindow(setting.defects());
        tasks = new TaskScope(runner);
        themes = new Themes(setting.look());
        dialogs = new WindowDialogs(root, messages);
        var reader = new SaveReader(setting.formats(), setting.types());
        recent =
                new RecentFiles(
                        setting.stateFolder().map(folder -> folder.resolve("recent-files.txt")),
                        tasks,
                        this::say);
        stores = FolderStores.of(setting.clock());
        var watcher = new DiskWatcher(runner);
        var words =
                new TabSetting.Words(
                        messages.text("window.opening"), messages.text("window.checking"));
        var editing =
                new Editing.Setting(
                        messages.text("window.staging"), new ValueText(messages), setting.clock());
        workspace =
                new WorkspaceViewModel(
                        new TabSetting(reader, stores, watcher, runner, words, editing), recent);
        var folders = new FolderReader(stores, setting.formats());
        sources =
                new SourceViewModel(
                        new SourceViewModel.Sources(folders, watcher),
                        tasks,
                        messages,
                        new SourceViewModel.Lists(recent.files(), pinned.files()),
                        setting.clock(),
                        this::say);
        thumbnails = new Thumbnails(reader, tasks);
        kept = new KeptState(setting.stateFolder(), first, tasks, this::tellUnread);
        actions = new Actions(messages);
        new WindowActions(this, themes, messages).addTo(actions);
        var around = new WorldViewModel.Around(watcher, setting.clock(), new HashSet<>());
        queries =
                new SavedQueries(
                        setting.stateFolder().map(folder -> folder.resolve("queries.txt")),
                        tasks,
                        this::say);
        var dialogs = new WindowDialogs(root, messages);
        tabs =
                new WorkspaceView(
                        workspace,
                        new TabParts(
                                setting,
                                dialogs,
                                reader,
                                stores,
                                actions,
                                kept.bookmarks(),
                                around,
                                queries,
                                this::recover,
                                this::say));
        new EditActions(workspace, tabs, messages).addTo(actions);
        session = kept.session(new WindowSession.Shown(workspace, tabs, sources, pinned));
        status = new StatusBar(workspace, runner, messages);
        var rescues =
                new RecoverViewModel(
                        reader,
                        setting.clock(),
                        tasks,
                        messages,
                        failure -> tell("window.recover.failed", failure));
        recover = new RecoverForm(rescues, dialogs, messages, this::open);
        slotMenu =
                new SlotParts(stores, tasks, setting, dialogs)
                        .menu(new WindowSlots(workspace, tabs, sources, this::recover));
        journals =
                WindowJournals.of(
                        setting,
                        workspace,
                        new WindowJournals.Doors(runner, tasks, dialogs, this::say));
        sourceActions = addActions(setting);
        toolBar = new ToolBarView(this, actions, themes, messages);
        layOut();
    }

    private SourceActions addActions(WindowSetting setting) {
        var panels = new Panels(layer, actions, messages);
        var lists = new SourceActions.Lists(sources, pinned, recent);
        var ofSources = new SourceActions(lists, workspace, panels, messages);
        ofSources.addTo(actions);
        new ValueActions(workspace, tabs, messages).addTo(actions);
        panels.addActions();
        var wishes = new SettingParts(kept.settings(), messages);
        wishes.follow(themes, setting.types());
        wishes.addTo(actions, dialogs);
        About.addTo(actions, dialogs, messages);
        return ofSources;
    }

    /// Says that something that was kept of the user is not used, or could not be written.
    void tellUnread(SaveException failure) {
        tell("window.kept.failed", failure);
    }

    private void tell(String title, SaveException failure) {
        dialogs.tell(
                messages.text(title),
                FindingSentences.inWindow(messages).sentence(failure.finding()));
    }

    private void recover(Path file) {
        recover.ask(file);
    }

    private void layOut() {
        var actions = new SourceView.Actions(this::open, slotMenu::items, sourceActions::menu);
        var source = new SourceView(sources, thumbnails, messages, actions);
        sources.whenChanged(thumbnails::forget);
        workspace
                .selected()
                .subscribe(front -> {
                    inFront.unsubscribe();
                    inFront =
                            front == null
                                    ? Subscription.EMPTY
                                    : front.file().subscribe(source::mark);
                });
        sources.whenListed(source::markAgain);
        var halves = new SplitPane(source.node(), tabs.node());
        halves.setId("main-split");
        halves.setOrientation(Orientation.HORIZONTAL);
        halves.setDividerPositions(0.22);
        SplitPane.setResizableWithParent(source.node(), false);
        root.setId("window");
        root.getStyleClass().add("window");
        root.setTop(toolBar.node());
        root.setCenter(halves);
        root.setBottom(status.node());
    }

    /// Puts the window's content on a stage of this size.
    Scene show(Stage stage, double width, double height) {
        var scene = new Scene(layer.node(), width, height);
        themes.dress(scene);
        new Shortcuts(actions, layer.open()).install(scene);
        new FileDrop(this).install(scene);
        stage.setTitle("Keepsake");
        stage.setScene(scene);
        stage.setMinWidth(720);
        stage.setMinHeight(480);
        stage.setOnCloseRequest(event -> {
            // What is typed, or still worked out, would be in no journal.
            event.consume();
            tabs.whenSettled(stage::close);
        });
        stage.setOnHidden(event -> close());
        return scene;
    }

    /// Opens these files and folders, and what was open last; where there was nothing, what was
    /// opened last.
    void start(List<Path> paths) {
        kept.bookmarks().load();
        queries.load();
        open(paths);
        session.restore(any ->
                recent.load(() -> {
                    if (!any && paths.isEmpty()) {
                        recent.files().stream().limit(1).forEach(this::open);
                    }
                }));
        journals.ifPresent(WindowJournals::offer);
    }

    /// Opens files, lists folders.
    void open(List<Path> paths) {
        paths.forEach(this::open);
    }

    /// The folder of a slot is listed with it.
    private void open(Path path) {
        if (Files.isDirectory(path)) {
            showFolder(path);
            return;
        }
        workspace.open(path);
        Path folder = path.toAbsolutePath().getParent();
        if (SlotLookup.copyOf(path).isPresent() && folder != null) {
            showFolder(folder);
        }
    }

    /// Lists a folder at the left.
    void showFolder(Path folder) {
        sources.addFolder(folder);
    }

    /// Leads to a path of the save in front.
    void goTo(String path) {
        if (!path.isEmpty()) {
            tabs.front().ifPresent(view -> view.navigation().goTo(path));
        }
    }

    /// Shows the list of records to go to.
    void jump() {
        new JumpPanel(workspace, tabs, new Panels(layer, actions, messages), tasks).show();
    }

    /// All that can be done in this window.
    Actions actions() {
        return actions;
    }

    /// The window that dialogs of the system stand before.
    Window stage() {
        return root.getScene().getWindow();
    }

    /// Closes the tab in front; where something is staged in it, once the user said so.
    void closeTab() {
        SaveTab front = workspace.selected().get();
        if (front != null) {
            tabs.close(front);
        }
    }

    WorkspaceViewModel workspace() {
        return workspace;
    }

    WorkspaceView tabs() {
        return tabs;
    }

    TaskRunner runner() {
        return runner;
    }

    /// Reads the save in front and the folders again.
    void reload() {
        SaveTab front = workspace.selected().get();
        if (front != null) {
            tabs.view(front).ifPresent(view -> view.reload(front.file().get()));
        }
        thumbnails.clear();
        sources.refresh();
    }

    /// Says why something failed, at the foot of the window.
    void say(SaveException failure) {
        status.say(FindingSentences.inWindow(messages).sentence(failure.finding()));
    }

    /// What was asked of the stores is waited for elsewhere, so that nothing is half done.
    private void close() {
        journals.ifPresent(WindowJournals::leave);
        session.close();
        sources.close();
        workspace.closeAll();
        tasks.close();
        Thread.ofPlatform()
                .name("keepsake-closing")
                .start(() -> {
                    try {
                        journals.ifPresent(WindowJournals::close);
                        kept.flush();
                        stores.close();
                    } catch (SaveException unwritten) {
                        System.getLogger("dev.keepsake")
                                .log(System.Logger.Level.WARNING, unwritten.getMessage());
                    } finally {
                        closed.complete(true);
                    }
                });
    }

    /// Ends once the window was closed and all it began is done.
    CompletableFuture<Boolean> closed() {
        return closed;
    }
}
