package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.action.KeyHint;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.theme.Themes;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Adds what the window itself can do to its actions.
///
/// @param window does it
/// @param themes how the window looks
/// @param messages why something cannot be done
record WindowActions(MainWindow window, Themes themes, Messages messages) {
    /// Adds them all.
    void addTo(Actions actions) {
        files(actions);
        going(actions);
        looks(actions);
        hints(actions);
    }

    private void files(Actions actions) {
        var choosing = new FileChoosing(window, messages);
        actions.add(Action.of("open", ActionGroup.FILE, choosing::files).on("Shortcut+O"));
        actions.add(
                Action.of("open-folder", ActionGroup.FILE, choosing::folder)
                        .on("Shortcut+Shift+O"));
        actions.add(Action.of("reload", ActionGroup.FILE, window::reload).on("F5"));
        actions.add(
                ofTab(Action.of("close-tab", ActionGroup.FILE, window::closeTab)).on("Shortcut+W"));
        actions.add(
                ofTab(
                                Action.of(
                                        "copy-path",
                                        ActionGroup.EDIT,
                                        () ->
                                                window.tabs()
                                                        .front()
                                                        .ifPresent(SaveTabView::copyPath)))
                        .on("Shortcut+Shift+C"));
    }

    private void going(Actions actions) {
        actions.add(ofTab(Action.of("go-to", ActionGroup.GO, window::jump)).on("Shortcut+P"));
        actions.add(
                Action.of("back", ActionGroup.GO, () -> navigate(Navigation::back))
                        .on("Alt+Left")
                        .when(
                                navigation(Navigation::canGoBack),
                                messages.text("action.nothingBefore")));
        actions.add(
                Action.of("forward", ActionGroup.GO, () -> navigate(Navigation::forward))
                        .on("Alt+Right")
                        .when(
                                navigation(Navigation::canGoForward),
                                messages.text("action.nothingAfter")));
        actions.add(
                ofTab(
                                Action.of(
                                        "filter",
                                        ActionGroup.GO,
                                        () ->
                                                window.tabs()
                                                        .front()
                                                        .ifPresent(SaveTabView::focusFilter)))
                        .on("Shortcut+Shift+F"));
        actions.add(
                ofTab(
                                Action.of(
                                        "find",
                                        ActionGroup.GO,
                                        () -> window.tabs().front().ifPresent(SaveTabView::find)))
                        .on("Shortcut+F"));
        actions.add(
                ofTab(Action.of("next-tab", ActionGroup.GO, () -> window.workspace().selectNext(1)))
                        .on("Ctrl+Tab"));
        actions.add(
                ofTab(
                                Action.of(
                                        "previous-tab",
                                        ActionGroup.GO,
                                        () -> window.workspace().selectNext(-1)))
                        .on("Ctrl+Shift+Tab"));
    }

    private void navigate(Consumer<Navigation> go) {
        window.tabs().front().map(SaveTabView::navigation).ifPresent(go);
    }

    /// Something of the way through the tab in front, false where there is none.
    private ObservableValue<Boolean> navigation(Function<Navigation, ObservableValue<Boolean>> of) {
        return window.workspace()
                .front(tab ->
                        window.tabs()
                                .view(tab)
                                .map(view -> of.apply(view.navigation()))
                                .orElse(new SimpleObjectProperty<>(false)))
                .orElse(false);
    }

    private void looks(Actions actions) {
        for (Look look : Look.values()) {
            String name = look.name().toLowerCase(Locale.ROOT);
            actions.add(Action.of("look-" + name, ActionGroup.VIEW, () -> themes.look().set(look)));
        }
    }

    private static void hints(Actions actions) {
        actions.addHint(KeyHint.of("window.sources", "hint.openSave", "Enter"));
        actions.addHint(KeyHint.of("window.sources", "hint.menu", "Shift+F10", "Context Menu"));
        actions.addHint(KeyHint.of("window.contents", "hint.closeChunk", "Left"));
        actions.addHint(KeyHint.of("window.contents", "hint.openChunk", "Right"));
        actions.addHint(KeyHint.of("window.contents", "window.record.duplicate", "Shortcut+D"));
        actions.addHint(KeyHint.of("window.contents", "window.record.remove", "Delete"));
        actions.addHint(KeyHint.of("window.values", "hint.closeValue", "Left"));
        actions.addHint(KeyHint.of("window.values", "hint.openValue", "Right"));
        addEditingHints(actions);
        actions.addHint(KeyHint.of("window.values", "hint.menu", "Shift+F10", "Context Menu"));
    }

    private static void addEditingHints(Actions actions) {
        actions.addHint(KeyHint.of("window.values", "hint.edit", "F2", "Enter"));
        actions.addHint(KeyHint.of("window.values", "hint.tick", "Space"));
        actions.addHint(KeyHint.of("window.values", "window.item.add", "Insert"));
        actions.addHint(KeyHint.of("window.values", "window.item.duplicate", "Shortcut+D"));
        actions.addHint(KeyHint.of("window.values", "window.item.remove", "Delete"));
        actions.addHint(KeyHint.of("window.values", "window.item.up", "Alt+Up"));
        actions.addHint(KeyHint.of("window.values", "window.item.down", "Alt+Down"));
        actions.addHint(
                KeyHint.of("window.values", "window.references.goTo", "Shortcut+Enter", "F12"));
    }

    /// The same action, but only while a tab is in front.
    private Action ofTab(Action action) {
        ObservableValue<Boolean> hasTab =
                window.workspace().selected().map(tab -> true).orElse(false);
        return action.when(hasTab, messages.text("action.noTab"));
    }
}
