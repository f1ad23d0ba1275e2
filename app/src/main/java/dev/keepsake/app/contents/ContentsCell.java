package dev.keepsake.app.contents;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.path.FieldNames;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A row of the contents: arrow, icon, name, and at the right how much there is.
final class ContentsCell extends ListCell<ContentsRow> {
    private static final PseudoClass DAMAGED = PseudoClass.getPseudoClass("damaged");
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");

    /// In a narrower list the names of records need all the room.
    private static final double CLASS_WIDTH = 180;

    /// What indent, class and gaps take at least.
    private static final double CLASS_ROOM = 90;

    private final ContentsViewModel model;
    private final Messages messages;
    private final Counts counts;
    private final StackPane arrow = new StackPane();
    private final StackPane icon = new StackPane();
    private final Label name = new Label();
    private final Label detail = new Label();
    private final Region dot = new Region();
    private final HBox line = new HBox(arrow, icon, name, dot, detail);

    ContentsCell(ContentsViewModel model, Messages messages, Counts counts) {
        this.model = model;
        this.messages = messages;
        this.counts = counts;
        getStyleClass().add("contents-cell");
        line.getStyleClass().add("contents-line");
        arrow.getStyleClass().add("contents-arrow");
        icon.getStyleClass().add("contents-icon");
        detail.getStyleClass().add("contents-detail");
        dot.getStyleClass().add("edited-dot");
        // The name keeps its room, the class behind it gives way.
        name.minWidthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                this::nameWidth, widthProperty(), name.textProperty()));
        name.setMaxWidth(Double.MAX_VALUE);
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        HBox.setHgrow(name, Priority.ALWAYS);
        arrow.setOnMousePressed(event -> toggle());
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                toggle();
            }
        });
        setPrefWidth(0);
    }

    private double nameWidth() {
        return Math.min(name.prefWidth(-1), Math.max(60, getWidth() - CLASS_ROOM));
    }

    private void toggle() {
        if (getItem() instanceof ContentsRow.OfChunk chunk) {
            model.setOpen(chunk, !chunk.open());
        }
    }

    @Override
    protected void updateItem(ContentsRow row, boolean empty) {
        super.updateItem(row, empty);
        pseudoClassStateChanged(DAMAGED, !empty && isDamaged(row));
        pseudoClassStateChanged(EDITED, !empty && isEdited(row));
        dot.setVisible(!empty && isEdited(row));
        dot.setManaged(dot.isVisible());
        setGraphic(empty ? null : line);
        setTooltip(null);
        if (empty) {
            setAccessibleText(null);
            return;
        }
        switch (row) {
            case ContentsRow.OfHeader header ->
                    show(Icon.HEADER.node(), null, messages.text("window.contents.header"), "", 0);
            case ContentsRow.OfChunk chunk -> showChunk(chunk);
            case ContentsRow.OfRecord of -> showRecord(of);
        }
    }

    private static boolean isDamaged(ContentsRow row) {
        return switch (row) {
            case ContentsRow.OfHeader header -> false;
            case ContentsRow.OfChunk chunk -> chunk.mark().damaged();
            case ContentsRow.OfRecord of -> of.mark().damaged();
        };
    }

    private static boolean isEdited(ContentsRow row) {
        return switch (row) {
            case ContentsRow.OfHeader header -> header.edited();
            case ContentsRow.OfChunk chunk -> chunk.mark().edited();
            case ContentsRow.OfRecord of -> of.mark().edited();
        };
    }

    private void showChunk(ContentsRow.OfChunk chunk) {
        ChunkHead head = chunk.head();
        boolean raw = head.kind() == ChunkHead.Kind.RAW;
        String key = head.key().isEmpty() ? "" : "  " + Printable.text(head.key());
        Icon arrowIcon = raw ? Icon.BYTES : chunk.open() ? Icon.COLLAPSE : Icon.EXPAND;
        String size = counts.bytes(head.storedBytes());
        @Nullable Node mark = chunk.mark().damaged() ? Icon.ERROR.node() : null;
        String name = Printable.text(head.id()) + key;
        show(arrowIcon.node(), mark, name, raw ? size : counts.number(chunk.shown()), 0);
        String rest =
                raw
                        ? messages.text("window.contents.kept", "size", size)
                        : counts.of("window.facts.records", head.recordCount()) + " · " + size;
        setTooltip(new Tooltip(name + "\n" + rest));
    }

    private void showRecord(ContentsRow.OfRecord of) {
        RecordHead head = of.head();
        if (head == null) {
            show(null, null, "…", "", 1);
            return;
        }
        String detailText = head.className().isEmpty() ? head.kind() : shortClass(head.className());
        @Nullable Node mark = of.mark().damaged() ? Icon.ERROR.node() : null;
        String subject = Printable.text(FieldNames.typed(head.subject()));
        String shown = subject.isBlank() ? messages.text("window.contents.unnamed") : subject;
        show(null, mark, shown, Printable.text(detailText), 1);
        setTooltip(
                new Tooltip(
                        Printable.text(
                                        head.subject()
                                                + " · "
                                                + head.kind()
                                                + " · "
                                                + head.className())
                                .replaceAll(" · $", "")));
    }

    /// The last part of a class name that is a path.
    private static String shortClass(String className) {
        int cut = Math.max(className.lastIndexOf('/'), className.lastIndexOf('.'));
        return cut < 0 || cut == className.length() - 1 ? className : className.substring(cut + 1);
    }

    private void show(
            @Nullable Node arrowIcon, @Nullable Node mark, String text, String right, int depth) {
        setChild(arrow, arrowIcon);
        setChild(icon, mark);
        icon.setManaged(mark != null);
        arrow.setManaged(depth == 0);
        line.setPadding(new Insets(0, 0, 0, depth == 0 ? 0 : 22));
        name.setText(text);
        detail.setText(right);
        detail.setMinWidth(depth == 0 ? Label.USE_PREF_SIZE : 0);
        detail.visibleProperty().bind(widthProperty().greaterThan(depth == 0 ? 0 : CLASS_WIDTH));
        detail.managedProperty().bind(detail.visibleProperty());
        String read = right.isEmpty() ? text : text + ", " + right;
        setAccessibleText(
                isEdited(getItem()) ? messages.text("window.contents.edited", "name", read) : read);
    }

    private static void setChild(StackPane place, @Nullable Node child) {
        if (child == null) {
            place.getChildren().clear();
        } else {
            place.getChildren().setAll(child);
        }
    }
}
