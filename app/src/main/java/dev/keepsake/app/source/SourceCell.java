package dev.keepsake.app.source;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.image.Thumbnails;
import dev.keepsake.icons.Icon;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A row of the list at the left.
final class SourceCell extends ListCell<SourceRow> {
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final double PICTURE_WIDTH = 64;
    private static final double PICTURE_HEIGHT = 36;

    private final SlotText text;
    private final Thumbnails thumbnails;

    SourceCell(SlotText text, Thumbnails thumbnails) {
        this.text = text;
        this.thumbnails = thumbnails;
        getStyleClass().add("source-cell");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(SourceRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        setGraphic(null);
        setTooltip(null);
        setAccessibleText(null);
        pseudoClassStateChanged(HEADING, !empty && row instanceof SourceRow.Heading);
        if (empty) {
            return;
        }
        switch (row) {
            case SourceRow.Heading heading -> setText(heading.text());
            case SourceRow.OfSlot(ShownSlot slot) -> showSlot(slot);
            case SourceRow.OfFile file -> showFile(file);
        }
    }

    private void showFile(SourceRow.OfFile file) {
        var name = new Label(Printable.text(String.valueOf(file.file().getFileName())));
        name.setMinWidth(60);
        var detail = new Label(file.detail());
        detail.getStyleClass().add("muted");
        detail.setMinWidth(0);
        var line = new HBox(name, detail);
        line.getStyleClass().add("source-file");
        setGraphic(line);
        setTooltip(new Tooltip(Printable.text(file.file().toString())));
        setAccessibleText(name.getText());
    }

    private void showSlot(ShownSlot slot) {
        var title = new Label(text.title(slot));
        title.getStyleClass().add("source-title");
        SlotKind kind = text.kind(slot);
        var badge = new Label(text.word(kind));
        badge.getStyleClass().addAll("badge", kind.style());
        badge.setMinWidth(Region.USE_PREF_SIZE);
        var detail = new Label(text.age(slot));
        detail.getStyleClass().add("source-detail");
        var below = new HBox(badge, detail);
        below.getStyleClass().add("source-below");
        var words = new VBox(title, below);
        words.getStyleClass().add("source-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        var line = new HBox(picture(slot), words, copies(slot));
        line.getStyleClass().add("source-slot");
        setGraphic(line);
        setTooltip(new Tooltip(text.tip(slot)));
        setAccessibleText(text.spoken(slot));
    }

    private Node picture(ShownSlot slot) {
        var frame = new StackPane(Icon.PICTURE.node());
        frame.getStyleClass().add("thumbnail");
        frame.setMinSize(PICTURE_WIDTH, PICTURE_HEIGHT);
        frame.setMaxSize(PICTURE_WIDTH, PICTURE_HEIGHT);
        thumbnails
                .find(slot.file())
                .ifPresent(image -> {
                    var view = new ImageView(image);
                    view.setPreserveRatio(true);
                    view.setFitWidth(PICTURE_WIDTH);
                    view.setFitHeight(PICTURE_HEIGHT);
                    frame.getChildren().setAll(view);
                });
        return frame;
    }

    private Node copies(ShownSlot slot) {
        var column = new VBox();
        column.getStyleClass().add("source-copies");
        column.setMinWidth(Region.USE_PREF_SIZE);
        text.letters(slot)
                .forEach(letter -> {
                    var dot = new Region();
                    dot.getStyleClass().addAll("dot", text.look(slot, letter).style());
                    var label = new Label(String.valueOf(letter), dot);
                    label.getStyleClass().add("copy-letter");
                    label.setTooltip(new Tooltip(text.copyText(slot, letter)));
                    label.setAccessibleText(text.copyText(slot, letter));
                    column.getChildren().add(label);
                });
        return column;
    }
}
