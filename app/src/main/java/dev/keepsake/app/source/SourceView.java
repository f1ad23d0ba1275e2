package dev.keepsake.app.source;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.image.Thumbnails;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The list at the left; Enter or a click opens what a row stands for.
public final class SourceView {
    private final ListView<SourceRow> list = new ListView<>();
    private final Consumer<Path> open;

    /// A view of this list.
    ///
    /// @param open opens a file
    public SourceView(
            SourceViewModel model, Thumbnails thumbnails, Messages messages, Consumer<Path> open) {
        this.open = open;
        list.setId("sources");
        list.getStyleClass().addAll("sources", "dense");
        list.setAccessibleText(messages.text("window.sources"));
        var none = new Label(messages.text("window.source.none"));
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "sources-none");
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setCellFactory(of -> new SourceCell(model, thumbnails));
        thumbnails.whenArrived(list::refresh);
        list.setMinWidth(220);
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open(list.getSelectionModel().getSelectedItem());
            }
        });
        list.setOnMouseClicked(event -> open(list.getSelectionModel().getSelectedItem()));
    }

    /// The node to place.
    public Node node() {
        return list;
    }

    /// Marks the row of a file, where there is one.
    public void mark(@Nullable Path file) {
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
            case SourceRow.OfSlot slot ->
                    slot.copies().copies().stream().anyMatch(copy -> copy.file().equals(file));
        };
    }

    private void open(@Nullable SourceRow row) {
        switch (row) {
            case SourceRow.OfSlot slot -> open.accept(slot.file());
            case SourceRow.OfFile file -> open.accept(file.file());
            case SourceRow.Heading heading -> {}
            case null -> {}
        }
    }
}
