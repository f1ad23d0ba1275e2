package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.palette.PaletteItem;
import dev.keepsake.app.source.SourceViewModel;
import dev.keepsake.app.workspace.PinnedFiles;
import dev.keepsake.app.workspace.RecentFiles;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.MenuItem;

/// Adds what is done with the list at the left: slots opened by name, folders listed no longer,
/// files pinned and forgotten.
final class SourceActions {
    private final Lists lists;
    private final WorkspaceViewModel workspace;
    private final Panels panels;
    private final Messages messages;

    /// What the list at the left shows.
    record Lists(SourceViewModel sources, PinnedFiles pinned, RecentFiles recent) {}

    SourceActions(Lists lists, WorkspaceViewModel workspace, Panels panels, Messages messages) {
        this.lists = lists;
        this.workspace = workspace;
        this.panels = panels;
        this.messages = messages;
    }

    void addTo(Actions actions) {
        var noFolder =
                Bindings.createBooleanBinding(
                        () -> !lists.sources().folders().isEmpty(), lists.sources().folders());
        var anyRecent =
                Bindings.createBooleanBinding(
                        () -> !lists.recent().files().isEmpty(), lists.recent().files());
        actions.add(
                Action.of("open-slot", ActionGroup.FILE, this::openSlot)
                        .on("Shortcut+T")
                        .when(noFolder, messages.text("action.noFolder")));
        actions.add(
                Action.of("remove-folder", ActionGroup.FILE, this::removeFolder)
                        .when(noFolder, messages.text("action.noFolder")));
        actions.add(
                Action.of("pin", ActionGroup.FILE, this::pinFront)
                        .when(
                                workspace.selected().map(tab -> true),
                                messages.text("action.noTab")));
        actions.add(
                Action.of("pin-folder", ActionGroup.FILE, this::pinFolder)
                        .when(noFolder, messages.text("action.noFolder")));
        actions.add(
                Action.of("clear-recent", ActionGroup.FILE, lists.recent()::clear)
                        .when(anyRecent, messages.text("action.noRecent")));
    }

    /// What the menu of a file offers.
    List<MenuItem> menu(Path file) {
        var pin =
                new MenuItem(
                        messages.text(
                                lists.pinned().isPinned(file) ? "source.unpin" : "source.pin"));
        pin.setId("pin-menu");
        pin.setOnAction(event -> lists.pinned().toggle(file));
        return List.of(pin);
    }

    private void pinFront() {
        var front = workspace.selected().get();
        if (front != null) {
            lists.pinned().toggle(front.file().get());
        }
    }

    private void openSlot() {
        List<PaletteItem> slots = lists.sources().listedSlots().stream().map(this::item).toList();
        panels.choose("slots", messages.text("source.slot.prompt"), slots);
    }

    /// A slot under its name and title, whatever its files are called.
    private PaletteItem item(ShownSlot slot) {
        String title = lists.sources().title(slot);
        String name = Printable.text(slot.id().map(SlotId::name).orElse(slot.place().key()));
        return new PaletteItem(
                name,
                name.equals(title) ? name : name + " – " + title,
                Printable.text(String.valueOf(slot.folder().getFileName())),
                true,
                Printable.text(String.valueOf(slot.file().getFileName())),
                () -> workspace.open(slot.file()));
    }

    private void removeFolder() {
        chooseFolder("source.folder.remove", lists.sources()::removeFolder);
    }

    private void pinFolder() {
        chooseFolder("source.folder.pin", lists.pinned()::toggle);
    }

    private void chooseFolder(String prompt, Consumer<Path> then) {
        panels.choose(
                "folders",
                messages.text(prompt),
                lists.sources().folders().stream()
                        .map(folder ->
                                new PaletteItem(
                                        folder.toString(),
                                        Printable.text(folder.toString()),
                                        "",
                                        true,
                                        "",
                                        () -> then.accept(folder)))
                        .toList());
    }
}
