package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.WindowDialogs;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.icons.Icon;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The open saves as tabs, or an invitation where there is none.
final class WorkspaceView {
    private static final int TITLE_LENGTH = 32;

    private final WorkspaceViewModel workspace;
    private final WindowSetting setting;
    private final TabParts parts;
    private final DialogService dialogs;
    private final TabPane pane = new TabPane();
    private final StackPane root = new StackPane();
    private final Map<SaveTab, SaveTabView> views = new HashMap<>();
    private final Map<SaveTab, Tab> tabs = new HashMap<>();
    private boolean adding;

    WorkspaceView(WorkspaceViewModel workspace, WindowSetting setting, TabParts parts) {
        this.dialogs = new WindowDialogs(root, setting.messages());
        this.parts = parts;
        this.workspace = workspace;
        this.setting = setting;
        pane.setId("saves");
        pane.getStyleClass().add("save-tabs");
        pane.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
        pane.setTabDragPolicy(TabPane.TabDragPolicy.FIXED);
        Node invitation = invitation(setting.messages(), parts.actions());
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
                views.remove(removed).close();
                pane.getTabs().remove(tabs.remove(removed));
            }
            for (SaveTab added : change.getAddedSubList()) {
                add(added);
            }
        }
    }

    private void add(SaveTab save) {
        var view = new SaveTabView(save, setting, dialogs, parts);
        var tab = new Tab("", view.node());
        tab.getStyleClass().add("save-tab-handle");
        tab.setUserData(save);
        tab.setOnCloseRequest(event -> {
            event.consume();
            workspace.close(save);
        });
        save.file().subscribe(file -> name(tab, save));
        save.document().save().subscribe(opened -> name(tab, save));
        view.navigation()
                .failure()
                .subscribe(lost -> Optional.ofNullable(lost).ifPresent(parts.say()));
        views.put(save, view);
        tabs.put(save, tab);
        adding = true;
        pane.getTabs().add(tab);
        adding = false;
    }

    private static void name(Tab tab, SaveTab save) {
        OpenedSave opened = save.document().save().get();
        String file = String.valueOf(save.file().get().getFileName());
        String title =
                opened == null || opened.document() == null
                        ? file
                        : new HeaderFields(opened.document().header()).title().orElse(file);
        tab.setText(cut(Printable.text(title)));
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
