package dev.keepsake.app.window;

import dev.keepsake.app.bookmark.BookmarksView;
import dev.keepsake.app.bookmark.BookmarksViewModel;
import dev.keepsake.app.bookmark.SaveIdentity;
import dev.keepsake.app.bulk.BulkForm;
import dev.keepsake.app.bulk.BulkViewModel;
import dev.keepsake.app.bytes.BytesEditing;
import dev.keepsake.app.bytes.BytesView;
import dev.keepsake.app.bytes.BytesViewModel;
import dev.keepsake.app.change.ChangesView;
import dev.keepsake.app.change.ChangesViewModel;
import dev.keepsake.app.check.ChecksView;
import dev.keepsake.app.check.ChecksViewModel;
import dev.keepsake.app.contents.ContentsView;
import dev.keepsake.app.contents.ContentsViewModel;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.document.ValueLocationViewModel;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValuePages;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.find.FindView;
import dev.keepsake.app.finding.FindingsBar;
import dev.keepsake.app.finding.FindingsView;
import dev.keepsake.app.finding.FindingsViewModel;
import dev.keepsake.app.header.HeaderView;
import dev.keepsake.app.header.HeaderViewModel;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.image.PictureDecoder;
import dev.keepsake.app.retype.RetypeForm;
import dev.keepsake.app.retype.RetypeViewModel;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.values.DetailsView;
import dev.keepsake.app.values.DetailsViewModel;
import dev.keepsake.app.values.PathBar;
import dev.keepsake.app.values.ValueAction;
import dev.keepsake.app.values.ValuesView;
import dev.keepsake.app.values.ValuesViewModel;
import dev.keepsake.app.workspace.CopiesView;
import dev.keepsake.app.workspace.DiskChangeBar;
import dev.keepsake.app.workspace.DiskChangeViewModel;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.world.WorldBar;
import dev.keepsake.app.world.WorldViewModel;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.image.Image;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A tab of the window: builds the parts of one save and lays them out.
final class SaveTabView {
    private static final double FIND_HEIGHT = 250;

    private final SaveTab tab;
    private final WindowSetting setting;
    private final TabParts parts;
    private final WorldViewModel world;
    private final BookmarksViewModel bookmarks;
    private final ValuesViewModel values;
    private final Messages messages;
    private final DocumentViewModel document;
    private final Navigation navigation;
    private final ValueLocationViewModel location;
    private final ContentsView contents;
    private final ValueAction treatAs;
    private final FindView find;
    private final BulkForm changeAll;
    private final EditingParts editing;
    private final ChangesViewModel changes;
    private final TabWriting writing;
    private final TabPane bottom = new TabPane();
    private final SplitPane halves = new SplitPane();
    private final StackPane pane = new StackPane();

    /// @param finding makes its panel to find things
    SaveTabView(SaveTab tab, TabParts parts, FindParts finding) {
        this.tab = tab;
        this.parts = parts;
        this.setting = parts.setting();
        this.messages = setting.messages();
        this.document = tab.document();
        TaskScope tasks = tab.tasks();
        this.navigation = new Navigation(document, tasks);
        this.location = new ValueLocationViewModel(document, tasks);
        var model =
                new ContentsViewModel(document, tasks, messages.text("window.contents.filtering"));
        this.contents = new ContentsView(model, document, messages);
        this.values =
                new ValuesViewModel(
                        document,
                        tasks,
                        new ValuePages(new ValueText(messages)),
                        messages.text("window.values.reading"));
        this.bookmarks =
                new BookmarksViewModel(
                        parts.bookmarks(),
                        new BookmarksViewModel.Of(
                                document, identity(), navigation, this::selectedPath),
                        tasks,
                        messages);
        this.world = new WorldViewModel(tab.file(), parts.around(), tasks, messages);
        this.treatAs = treatAs(parts.dialogs());
        this.editing = new EditingParts(tab, navigation, parts.dialogs(), messages);
        this.changes = new ChangesViewModel(document, navigation, messages);
        this.writing = new TabWriting(tab, parts, this::reload);
        this.find = finding.view(tab, parts.dialogs());
        var bulk = new BulkViewModel(document, tasks, messages);
        this.changeAll = new BulkForm(bulk, parts.dialogs(), messages);
        tab.settleBy(this::whenSettled);
        layOut();
    }

    Node node() {
        return pane;
    }

    private ObservableValue<String> identity() {
        return Bindings.createStringBinding(
                () -> SaveIdentity.of(tab.file().get(), tab.slot().get()), tab.file(), tab.slot());
    }

    private Optional<String> selectedPath() {
        return shownPath().map(dev.keepsake.model.path.Path::toString);
    }

    /// The address of what is selected.
    Optional<dev.keepsake.model.path.Path> shownPath() {
        return values.selectedPath();
    }

    /// Marks what is selected, or takes its mark away.
    void toggleBookmark() {
        bookmarks.toggle();
    }

    /// Brings a tab at the bottom to the front.
    void showBottom(String id) {
        bottom.getTabs().stream()
                .filter(one -> id.equals(one.getId()))
                .forEach(bottom.getSelectionModel()::select);
    }

    /// Copies the selected value.
    void copyValue(CopyForm form) {
        new ValueCopy(tab, messages, parts.say()).copy(form);
    }

    /// Lets go of what outlives the tab.
    void close() {
        world.close();
    }

    SaveTab tab() {
        return tab;
    }

    /// Leads to paths of this save.
    Navigation navigation() {
        return navigation;
    }

    /// Shows a file in this tab, at the place that is shown now, where that still exists.
    void reload(Path file) {
        ValueNode.Row value = document.value().get();
        Place place = document.place().get();
        SaveDocument opened = document.document();
        if (value != null) {
            tab.open(file, () -> navigation.goTo(value.path()));
        } else if (place instanceof Place.OfRecord(RecordId id) && opened != null) {
            tab.tasks()
                    .start(
                            Task.of(
                                    "",
                                    progress -> RecordPaths.of(opened, id),
                                    path -> tab.open(file, () -> navigation.goTo(path)),
                                    lost -> tab.open(file)));
        } else {
            tab.open(file);
        }
    }

    /// True while something is typed that is not staged yet.
    ObservableValue<Boolean> typing() {
        return editing.typing();
    }

    /// Stages what is being typed, before something else is done with the save.
    ///
    /// @return false where it is refused; the reason stands beside it
    boolean commitEdits() {
        return editing.commit();
    }

    /// Does something once what is being typed is staged; not where that is refused.
    void whenSettled(Runnable action) {
        SaveException before = document.editing().refusal().get();
        if (commitEdits()) {
            document.editing()
                    .whenDone(() -> {
                        SaveException refused = document.editing().refusal().get();
                        if (refused == null || refused == before) {
                            action.run();
                        }
                    });
        }
    }

    /// What is staged in this tab.
    ChangesViewModel changes() {
        return changes;
    }

    /// Brings it to disk.
    TabWriting writing() {
        return writing;
    }

    /// Puts the cursor where a filter is typed.
    void focusFilter() {
        contents.filterField().requestFocus();
    }

    /// Shows the panel to find things, with the cursor in it.
    void find() {
        showBottom("tab-find");
        if (bottom.getHeight() < FIND_HEIGHT) {
            halves.setDividerPositions(1 - FIND_HEIGHT / Math.max(halves.getHeight(), FIND_HEIGHT));
        }
        find.focus();
    }

    /// Copies the path of the selected value. Other tabs have a button of that name too.
    void copyPath() {
        if (pane.lookup("#copy-path") instanceof Button button) {
            button.fire();
        }
    }

    private ValueAction treatAs(DialogService dialogs) {
        var types = new TabTypes(tab, setting.types(), navigation);
        var model = new RetypeViewModel(document, types, tab.tasks(), messages);
        var form = new RetypeForm(model, dialogs, messages);
        return new ValueAction(
                "treat-as",
                messages.text("window.treatAs"),
                messages.text("window.treatAs.tip"),
                Icon.TREAT_AS,
                model.offered(),
                form::ask);
    }

    private void layOut() {
        addBottom(
                "tab-changes",
                changes.count().map(count -> messages.text("window.changes.tab", "count", count)),
                () -> new ChangesView(changes, messages, setting.clock().getZone()).node());
        var findings = new FindingsViewModel(document, tab.checked(), navigation, messages);
        addBottom(
                "tab-findings",
                findings.count().map(count -> messages.text("window.findings.tab", "count", count)),
                () -> new FindingsView(findings, messages).node());
        var bytes = new BytesViewModel(document, location, navigation, tab.tasks(), messages);
        addBottom(
                "tab-bytes",
                new ReadOnlyStringWrapper(messages.text("window.bytes")),
                () ->
                        new BytesView(bytes, new BytesEditing(document, messages), messages)
                                .node());
        addBottom(
                "tab-find",
                new ReadOnlyStringWrapper(messages.text("window.find")),
                () -> find.node(changeAll::ask));
        var checks =
                new ChecksViewModel(document, tab.tasks(), navigation, setting.types(), messages);
        addBottom(
                "tab-checks",
                new ReadOnlyStringWrapper(messages.text("window.checks")),
                () -> new ChecksView(checks, messages).node());
        var charts = new ChartTabs(tab, setting, parts.dialogs());
        String keys = parts.actions().keys(parts.actions().get("bookmark"));
        addBottom(
                "tab-bookmarks",
                new ReadOnlyStringWrapper(messages.text("bookmark.tab")),
                () -> new BookmarksView(bookmarks, messages, keys).node());
        showBottom("tab-findings");
        bottom.setId("bottom");
        bottom.getStyleClass().add("bottom-tabs");
        bottom.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        bottom.setMinHeight(80);
        var bar =
                new FindingsBar(
                        findings,
                        messages,
                        () -> showBottom("tab-findings"),
                        () -> parts.recover().accept(tab.file().get()));
        var onDisk = new DiskChangeViewModel(tab, messages, writing.answers());
        var top =
                new VBox(
                        new CopiesView(tab, messages).node(),
                        new DiskChangeBar(onDisk).node(),
                        new WorldBar(world, messages).node(),
                        bar.node());
        halves.getItems().setAll(readable(), bottom);
        halves.setOrientation(Orientation.VERTICAL);
        SplitPane.setResizableWithParent(bottom, false);
        var content = new BorderPane(halves);
        content.setTop(top);
        content.getStyleClass().add("save-tab");
        pane.getChildren().setAll(content, new OpeningOverlay(tab, messages).node());
        charts.addTo(bottom, halves);
        document.save().subscribe(save -> shape(save));
    }

    /// Of a file that is no save, the bytes are what there is to see.
    private void shape(@Nullable OpenedSave save) {
        boolean unread = save != null && save.document() == null;
        halves.setDividerPositions(unread ? 0.16 : 0.72);
        if (unread) {
            showBottom("tab-bytes");
        }
    }

    private void addBottom(String id, ObservableValue<String> title, Supplier<Node> content) {
        Tab added = LazyTab.of("", content);
        added.setId(id);
        added.textProperty().bind(title);
        bottom.getTabs().add(added);
    }

    /// What is shown of a save that reads, and the notice where nothing does.
    private Node readable() {
        editing.listenRecords(contents.node());
        var columns = new SplitPane(contents.node(), centre(), details());
        columns.setDividerPositions(0.265, 0.78);
        SplitPane.setResizableWithParent(contents.node(), false);
        columns.visibleProperty()
                .bind(
                        document.save()
                                .map(save -> save == null || save.document() != null)
                                .orElse(true));
        var notice = new Label(messages.text("window.unread"));
        notice.setId("unread");
        notice.getStyleClass().addAll("muted", "unread");
        notice.setWrapText(true);
        notice.visibleProperty().bind(columns.visibleProperty().not());
        return new StackPane(columns, notice);
    }

    private Node centre() {
        var header =
                new HeaderViewModel<Image>(
                        document,
                        tab.tasks(),
                        messages,
                        setting.clock().getZone(),
                        picture ->
                                PictureDecoder.decode(
                                        picture, 2 * HeaderView.WIDTH, 2 * HeaderView.HEIGHT));
        var view = new ValuesView(values, messages);
        view.offer(Stream.concat(Stream.of(treatAs), editing.valueActions().stream()).toList());
        view.offerItems(ValueActions.OF_MENU.stream().map(parts.actions()::item).toList());
        Node table = view.node();
        editing.listen(table);
        VBox.setVgrow(table, Priority.ALWAYS);
        var column =
                new VBox(
                        new PlaceLine(parts.actions())
                                .of(
                                        new PathBar(
                                                values,
                                                document,
                                                messages,
                                                path -> navigation.goTo(path))),
                        new HeaderView(header, messages).node(),
                        table);
        column.getStyleClass().add("centre");
        column.setMinWidth(200);
        return column;
    }

    private Node details() {
        var model = new DetailsViewModel(document, location, tab.tasks(), messages);
        var view = new DetailsView(model, messages);
        editing.place(view);
        view.offer(treatAs);
        return view.node();
    }
}
