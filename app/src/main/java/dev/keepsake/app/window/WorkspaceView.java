package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.Lock;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The open saves as tabs, or an invitation where there is none.
final class WorkspaceView {
    private static final int TITLE_LENGTH = 32;

    private final WorkspaceViewModel workspace;
    private final TabParts parts;
    private final FindParts finding;
    private final TabPane pane = new TabPane();
    private final StackPane root = new StackPane();
    private final Map<SaveTab, SaveTabView> views = new HashMap<>();
    private final Map<SaveTab, Tab> tabs = new HashMap<>();
    private boolean adding;

    WorkspaceView(WorkspaceViewModel workspace, TabParts parts) {
        this.workspace = workspace;
        this.parts = parts;
        this.finding =
                new FindParts(workspace, parts.queries(), parts.setting().messages(), this::goTo);
        pane.setId("saves");
        pane.getStyleClass().add("save-tabs");
        pane.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
        pane.setTabDragPolicy(TabPane.TabDragPolicy.FIXED);
        Node invitation = invitation(parts.setting().messages(), parts.actions());
        root.getChildren().setAll(invitation, pane);
        root.setMinWidth(300);
        workspace.tabs().addListener(this::follow);
        workspace
                .tabs()
                .subscribe(() -> {
                    pane.setVisible(!workspace.tabs().isEmpty());
                    invitation.setVisible(workspace.tabs().isEmpty());
                });
        pane.setVisible(false);
        workspace.selected().subscribe(this::bringToFront);
        pane.getSelectionModel().selectedItemProperty().subscribe(this::select);
    }

    Node node() {
        return root;
    }

    /// The view of a tab.
    Optional<SaveTabView> view(SaveTab tab) {
        return Optional.ofNullable(views.get(tab));
    }

    /// The view of the tab in front.
    Optional<SaveTabView> front() {
        return Optional.ofNullable(workspace.selected().get()).map(views::get);
    }

    /// Brings a save to front and shows what stands at a path of it.
    private void goTo(SaveTab save, dev.keepsake.model.path.Path path) {
        workspace.selected().set(save);
        view(save).ifPresent(view -> view.navigation().goTo(path));
    }

    private static Node invitation(Messages messages, Actions actions) {
        var title = new Label(messages.text("window.empty.title"));
        title.getStyleClass().add("empty-title");
        var text =
                new Label(
                        messages.text(
                                "window.empty.text", "keys", actions.keys(actions.get("open"))));
        text.getStyleClass().add("muted");
        text.setWrapText(true);
        var box = new VBox(Icon.OPEN.node(), title, text);
        box.setId("empty");
        box.getStyleClass().add("empty");
        return box;
    }

    private void follow(ListChangeListener.Change<? extends SaveTab> change) {
        while (change.next()) {
            for (SaveTab removed : change.getRemoved()) {
                Optional.ofNullable(views.remove(removed)).ifPresent(SaveTabView::close);
                pane.getTabs().remove(tabs.remove(removed));
            }
            for (SaveTab added : change.getAddedSubList()) {
                add(added);
            }
        }
    }

    private void add(SaveTab save) {
        var view = new SaveTabView(save, parts, finding);
        var tab = new Tab("", view.node());
        tab.getStyleClass().add("save-tab-handle");
        tab.setUserData(save);
        tab.setOnCloseRequest(event -> {
            event.consume();
            close(save);
        });
        save.file().subscribe(file -> name(tab, save));
        save.document().save().subscribe(opened -> name(tab, save));
        save.document().editing().changes().subscribe(changes -> name(tab, save));
        view.navigation()
                .failure()
                .subscribe(lost -> Optional.ofNullable(lost).ifPresent(parts.say()));
        views.put(save, view);
        tabs.put(save, tab);
        adding = true;
        pane.getTabs().add(tab);
        adding = false;
    }

    /// Closes a tab; where something is staged in it, once the user said so. What is being typed is
    /// staged first, and what is refused keeps the tab open.
    void close(SaveTab save) {
        view(save).ifPresent(view -> view.whenSettled(() -> closeSettled(save)));
    }

    /// Stages what is typed in all tabs, then does something; where some of it is refused, that tab
    /// comes to the front instead, as does one that is being written.
    void whenSettled(Runnable action) {
        List<SaveTab> all = List.copyOf(workspace.tabs());
        for (SaveTab tab : all) {
            if (tab.document().editing().lock().get() == Lock.WRITING) {
                workspace.selected().set(tab);
                parts.say().accept(SaveException.of(Finding.of(Lock.WRITING)));
                return;
            }
            if (!view(tab).map(SaveTabView::commitEdits).orElse(true)) {
                workspace.selected().set(tab);
                return;
            }
        }
        whenDone(all.iterator(), action);
    }

    private static void whenDone(Iterator<SaveTab> tabs, Runnable action) {
        if (tabs.hasNext()) {
            tabs.next().document().editing().whenDone(() -> whenDone(tabs, action));
        } else {
            action.run();
        }
    }

    private void closeSettled(SaveTab save) {
        Messages messages = parts.setting().messages();
        int count =
                save.document().editing().isDirty()
                        ? view(save).map(view -> view.changes().count().getValue()).orElse(0)
                        : 0;
        if (count == 0) {
            workspace.close(save);
            return;
        }
        var text = new Label(new Counts(messages).of("window.closing.text", count));
        text.setId("closing-text");
        text.setWrapText(true);
        parts.dialogs()
                .ask(
                        new Form(
                                messages.text("window.closing.title"),
                                text,
                                messages.text("window.closing.accept"),
                                new SimpleBooleanProperty(true),
                                () -> workspace.close(save)));
    }

    private static void name(Tab tab, SaveTab save) {
        String title = FindParts.title(save);
        String dot = save.document().editing().isDirty() ? " ●" : "";
        tab.setText(cut(Printable.text(title)) + dot);
        tab.setTooltip(new Tooltip(Printable.text(save.file().get().toString())));
    }

    private static String cut(String title) {
        return title.codePointCount(0, title.length()) <= TITLE_LENGTH
                ? title
                : title.substring(0, title.offsetByCodePoints(0, TITLE_LENGTH - 1)) + "…";
    }

    private void bringToFront(@Nullable SaveTab save) {
        Tab tab = save == null ? null : tabs.get(save);
        if (tab != null) {
            pane.getSelectionModel().select(tab);
        }
    }

    private void select(@Nullable Tab tab) {
        // The first tab that is added is selected by itself; it is not what anybody asked for.
        if (!adding
                && tab != null
                && tab.getUserData() instanceof SaveTab save
                && views.containsKey(save)) {
            workspace.selected().set(save);
        }
    }
}
