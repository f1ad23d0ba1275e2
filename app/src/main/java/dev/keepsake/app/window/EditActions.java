package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;

/// Adds what can be done with the edits staged in the tab in front.
///
/// @param workspace knows the tab in front
/// @param tabs does it
/// @param messages why something cannot be done
record EditActions(WorkspaceViewModel workspace, WorkspaceView tabs, Messages messages) {
    /// Adds them all.
    void addTo(Actions actions) {
        String nothing = messages.text("action.nothingStaged");
        ObservableValue<Boolean> staged =
                front(editing -> editing.changes().map(changes -> !changes.isEmpty()));
        actions.add(
                action("write", ActionGroup.FILE, view -> view.whenSettled(view.writing()::write))
                        .on("Shortcut+S")
                        .when(writable(), nothing));
        actions.add(
                action(
                                "write-new",
                                ActionGroup.FILE,
                                view -> view.whenSettled(view.writing()::writeNew))
                        .on("Shortcut+Shift+S")
                        .when(
                                front(editing -> editing.now().map(now -> true)),
                                messages.text("action.noTab")));
        actions.add(
                action("undo", ActionGroup.EDIT, view -> view.changes().undo())
                        .on("Shortcut+Z")
                        .when(
                                front(editing -> editing.history().map(all -> all.canUndo())),
                                messages.text("action.nothingToUndo")));
        actions.add(
                action("redo", ActionGroup.EDIT, view -> view.changes().redo())
                        .on("Shortcut+Shift+Z", "Shortcut+Y")
                        .when(
                                front(editing -> editing.history().map(all -> all.canRedo())),
                                messages.text("action.nothingToRedo")));
        actions.add(
                action("next-change", ActionGroup.GO, view -> view.changes().goToNext(1))
                        .on("F7")
                        .when(staged, nothing));
        actions.add(
                action("previous-change", ActionGroup.GO, view -> view.changes().goToNext(-1))
                        .on("Shift+F7")
                        .when(staged, nothing));
        actions.add(
                action("show-changes", ActionGroup.VIEW, view -> view.showBottom("tab-changes"))
                        .on("Shortcut+Shift+U")
                        .when(
                                front(editing -> editing.now().map(now -> true)),
                                messages.text("action.noTab")));
    }

    /// Also what is being typed can be written: it is staged first.
    private ObservableValue<Boolean> writable() {
        return workspace
                .front(tab ->
                        Bindings.createBooleanBinding(
                                () ->
                                        tab.document().editing().isDirty()
                                                || tabs.view(tab)
                                                        .map(view -> view.typing().getValue())
                                                        .orElse(false),
                                tab.document().editing().changes(),
                                tabs.view(tab)
                                        .<ObservableValue<Boolean>>map(SaveTabView::typing)
                                        .orElse(new ReadOnlyBooleanWrapper())))
                .orElse(false);
    }

    private Action action(String id, ActionGroup group, Consumer<SaveTabView> run) {
        return Action.of(id, group, () -> tabs.front().ifPresent(run));
    }

    /// Something of the edits of the tab in front, false where there is none.
    private ObservableValue<Boolean> front(Function<Editing, ObservableValue<Boolean>> of) {
        return workspace.front(tab -> of.apply(tab.document().editing())).orElse(false);
    }
}
