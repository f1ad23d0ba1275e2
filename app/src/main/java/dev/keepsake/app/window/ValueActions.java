package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.PackedValue;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;

/// Adds what is done with the selected value, and with bookmarks.
///
/// @param workspace knows what is selected
/// @param views do it
/// @param messages why something cannot be done
record ValueActions(WorkspaceViewModel workspace, WorkspaceView views, Messages messages) {
    /// The ids of what the menu of a value offers, in its order.
    static final List<String> OF_MENU =
            List.of("copy-path", "copy-value", "copy-json", "copy-csv", "bookmark");

    void addTo(Actions actions) {
        String none = messages.text("action.noValue");
        actions.add(
                ofFront("copy-value", view -> view.copyValue(CopyForm.VALUE))
                        .on("Shortcut+C")
                        .when(selected(row -> true), none));
        actions.add(
                ofFront("copy-json", view -> view.copyValue(CopyForm.JSON))
                        .on("Shortcut+Shift+J")
                        .when(selected(row -> true), none));
        actions.add(
                ofFront("copy-csv", view -> view.copyValue(CopyForm.CSV))
                        .when(selected(ValueActions::hasRows), messages.text("action.noRows")));
        ObservableValue<Boolean> open =
                workspace.front(tab -> tab.document().now()).map(save -> true);
        actions.add(
                ofFront("bookmark", SaveTabView::toggleBookmark)
                        .on("Shortcut+B")
                        .when(open, messages.text("action.noTab")));
        actions.add(
                ofFront("bookmarks", view -> view.showBottom("tab-bookmarks"))
                        .on("Shortcut+Shift+B")
                        .when(open, messages.text("action.noTab")));
    }

    private Action ofFront(String id, Consumer<SaveTabView> run) {
        return Action.of(id, ActionGroup.EDIT, () -> views.front().ifPresent(run));
    }

    private ObservableValue<Boolean> selected(Predicate<ValueNode.Row> condition) {
        return workspace.front(tab -> tab.document().value()).map(condition::test).orElse(false);
    }

    private static boolean hasRows(ValueNode.Row row) {
        return row.value() instanceof ContainerValue || row.value() instanceof PackedValue;
    }
}
