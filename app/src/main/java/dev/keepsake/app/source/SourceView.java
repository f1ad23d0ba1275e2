package dev.keepsake.app.source;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.image.Thumbnails;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// The list at the left; Enter or a click opens what a row stands for, the menu key, Shift+F10 or a
/// right click shows what can be done with a slot.
public final class SourceView {
    private static final KeyCombination MENU =
            new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);

    private final ListView<SourceRow> list = new ListView<>();
    private final ContextMenu menu = new ContextMenu();
    private final Actions actions;
    private @Nullable Path marked;

    /// What the rows lead to.
    ///
    /// @param open opens a file
    /// @param menu what can be done with a slot; keys that items have work on the list too
    /// @param files what can be done with any other file
    public record Actions(
            Consumer<Path> open,
            Function<ShownSlot, List<MenuItem>> menu,
            Function<Path, List<MenuItem>> files) {}

    /// A view of this list.
    public SourceView(
            SourceViewModel model, Thumbnails thumbnails, Messages messages, Actions actions) {
        this.actions = actions;
        list.setId("sources");
        list.getStyleClass().addAll("sources", "dense");
        list.setAccessibleText(messages.text("window.sources"));
        var none = new Label(messages.text("window.source.none"));
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "sources-none");
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setCellFactory(of -> new SourceCell(model.text(), thumbnails));
        thumbnails.whenArrived(list::refresh);
        list.setMinWidth(244);
        menu.setId("slot-menu");
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        list.addEventHandler(KeyEvent.KEY_RELEASED, event -> remember());
        list.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> remember());
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                open(list.getSelectionModel().getSelectedItem());
            }
        });
        list.setOnContextMenuRequested(this::showMenu);
    }

    /// The node to place.
    public Node node() {
        return list;
    }

    /// What the user went to stays marked when the rows are made anew.
    private void remember() {
        switch (list.getSelectionModel().getSelectedItem()) {
            case SourceRow.OfSlot(ShownSlot slot) -> marked = slot.file();
            case SourceRow.OfFile of -> marked = of.file();
            case SourceRow.Heading heading -> {}
            case null -> {}
        }
    }

    /// Marks again what was marked before the rows were made anew.
    public void markAgain() {
        mark(marked);
    }

    /// Marks the row of a file, where there is one.
    public void mark(@Nullable Path file) {
        marked = file;
        for (int i = 0; i < list.getItems().size() && file != null; i++) {
            if (stands(list.getItems().get(i), file)) {
                list.getSelectionModel().select(i);
                return;
            }
        }
        list.getSelectionModel().clearSelection();
    }

    private static boolean stands(SourceRow row, Path file) {
        return switch (row) {
            case SourceRow.Heading heading -> false;
            case SourceRow.OfFile of -> of.file().equals(file);
            case SourceRow.OfSlot(ShownSlot slot) -> slot.has(file) || slot.file().equals(file);
        };
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            open(list.getSelectionModel().getSelectedItem());
        } else if (event.getCode() == KeyCode.CONTEXT_MENU || MENU.match(event)) {
            Point2D corner = list.localToScreen(list.getWidth() / 3, list.getHeight() / 4);
            showMenu(corner.getX(), corner.getY());
            event.consume();
        } else {
            items().stream()
                    .filter(item ->
                            item.getAccelerator() != null && item.getAccelerator().match(event))
                    .filter(item -> !item.isDisable())
                    .findFirst()
                    .ifPresent(MenuItem::fire);
        }
    }

    private void showMenu(ContextMenuEvent event) {
        showMenu(event.getScreenX(), event.getScreenY());
        event.consume();
    }

    private void showMenu(double x, double y) {
        menu.hide();
        menu.getItems().setAll(items());
        if (!menu.getItems().isEmpty()) {
            menu.show(list, x, y);
        }
    }

    private List<MenuItem> items() {
        return switch (list.getSelectionModel().getSelectedItem()) {
            case SourceRow.OfSlot(ShownSlot slot) -> actions.menu().apply(slot);
            case SourceRow.OfFile of -> actions.files().apply(of.file());
            case SourceRow.Heading heading -> List.of();
            case null -> List.of();
        };
    }

    private void open(@Nullable SourceRow row) {
        switch (row) {
            case SourceRow.OfSlot(ShownSlot slot) -> actions.open().accept(slot.file());
            case SourceRow.OfFile file -> actions.open().accept(file.file());
            case SourceRow.Heading heading -> {}
            case null -> {}
        }
    }
}
