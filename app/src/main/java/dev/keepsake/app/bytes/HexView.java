package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.Span;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/// Bytes in rows of sixteen: as many rows as fit, and a scroll bar over all of them, so that a file
/// of any size costs the same.
final class HexView {
    private static final double ROW = 20;
    private static final int WHEEL_ROWS = 3;

    private final BytesViewModel model;
    private final Messages messages;
    private final ScrollBar bar = new ScrollBar();
    private final List<HexRow> rows = new ArrayList<>();
    private final Pane pane =
            new Pane() {
                @Override
                protected void layoutChildren() {
                    layOut(getWidth(), getHeight());
                }
            };
    private long top;
    private double laidOut = -1;

    HexView(BytesViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        bar.setOrientation(Orientation.VERTICAL);
        bar.setId("bytes-scroll");
        bar.setAccessibleText(messages.text("bytes.scroll"));
        pane.setId("bytes");
        pane.getStyleClass().addAll("bytes", "mono");
        pane.setFocusTraversable(true);
        pane.setAccessibleRole(AccessibleRole.TEXT_AREA);
        pane.setAccessibleRoleDescription(messages.text("window.bytes"));
        pane.setMinHeight(ROW);
        pane.getChildren().add(bar);
        var clip = new Rectangle();
        clip.widthProperty().bind(pane.widthProperty());
        clip.heightProperty().bind(pane.heightProperty());
        pane.setClip(clip);
        bar.valueProperty().subscribe(value -> scrolled(value.doubleValue()));
        model.shown().subscribe(bytes -> reset());
        model.pages().revision().subscribe(more -> paint());
        model.marked().subscribe(span -> paint());
        model.selection().range().subscribe(range -> selected());
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pointed);
        pane.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> move(event, true));
        pane.addEventHandler(ScrollEvent.SCROLL, this::wheel);
        pane.focusedProperty().subscribe(focused -> paint());
    }

    Pane node() {
        return pane;
    }

    private long size() {
        ShownBytes bytes = model.shown().get();
        return bytes == null ? 0 : bytes.size();
    }

    private long rowCount() {
        return (size() + HexRow.WIDTH - 1) / HexRow.WIDTH;
    }

    private int visible() {
        return Math.max(1, (int) (pane.getHeight() / ROW));
    }

    private long lastTop() {
        return Math.max(0, rowCount() - visible());
    }

    private void reset() {
        setTop(0);
    }

    private void layOut(double width, double height) {
        double thick = bar.prefWidth(-1);
        bar.resizeRelocate(width - thick, 0, thick, height);
        int needed = (int) Math.ceil(height / ROW);
        while (rows.size() < needed) {
            var row = new HexRow(model.words());
            rows.add(row);
            pane.getChildren().add(0, row.node());
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).node().resizeRelocate(0, i * ROW, Math.max(0, width - thick), ROW);
        }
        if (height != laidOut) {
            laidOut = height;
            setTop(top);
        }
    }

    private void setTop(long row) {
        top = Math.clamp(row, 0, lastTop());
        bar.setMax((double) Math.max(0, lastTop()));
        bar.setVisibleAmount((double) visible() * Math.max(1, lastTop()) / Math.max(1, rowCount()));
        bar.setBlockIncrement(visible());
        bar.setUnitIncrement(1);
        bar.setVisible(lastTop() > 0);
        bar.setValue((double) top);
        paint();
    }

    private void scrolled(double value) {
        long row = Math.round(value);
        if (row != top) {
            top = Math.clamp(row, 0, lastTop());
            paint();
        }
    }

    private void paint() {
        long from = top * HexRow.WIDTH;
        long to = Math.min(size(), from + (long) (rows.size() + 1) * HexRow.WIDTH);
        if (from < to) {
            model.pages().want(new Span(from, to - from));
        }
        Region before = null;
        for (int i = 0; i < rows.size(); i++) {
            long offset = from + (long) i * HexRow.WIDTH;
            before = rows.get(i).show(row(offset), before);
        }
        pane.setAccessibleText(accessible());
    }

    private HexRow.Content row(long offset) {
        int length = Math.clamp(size() - offset, 0, HexRow.WIDTH);
        var bytes = new ArrayList<Integer>(length);
        var regions = new ArrayList<@Nullable Region>(length);
        for (int i = 0; i < length; i++) {
            bytes.add(model.pages().at(offset + i));
            regions.add(model.pages().region(offset + i));
        }
        Span marked = model.marked().get();
        return new HexRow.Content(
                offset,
                bytes,
                regions,
                marked == null ? new Span(0, 0) : marked,
                model.selection().range().get());
    }

    private String accessible() {
        long caret = model.selection().caret().get();
        int value = model.pages().at(caret);
        return value < 0
                ? messages.text("window.bytes.none")
                : RegionWords.hex(caret) + ": %02X ".formatted(value) + model.where().get();
    }

    private void selected() {
        long row = model.selection().caret().get() / HexRow.WIDTH;
        if (row < top) {
            setTop(row);
        } else if (row >= top + visible()) {
            setTop(row - visible() + 1);
        } else {
            paint();
        }
    }

    private void pressed(KeyEvent event) {
        long caret = model.selection().caret().get();
        long page = (long) visible() * HexRow.WIDTH;
        long inRow = caret % HexRow.WIDTH;
        boolean far = event.isShortcutDown();
        long to =
                switch (event.getCode()) {
                    case LEFT -> caret - 1;
                    case RIGHT -> caret + 1;
                    case UP -> caret < HexRow.WIDTH ? caret : caret - HexRow.WIDTH;
                    case DOWN -> caret + HexRow.WIDTH < size() ? caret + HexRow.WIDTH : caret;
                    case PAGE_UP -> caret < page ? inRow : caret - page;
                    case PAGE_DOWN -> caret + page;
                    case HOME -> far ? 0 : caret - inRow;
                    case END -> far ? size() - 1 : caret - inRow + HexRow.WIDTH - 1;
                    default -> -2;
                };
        if (to != -2) {
            model.selection().moveTo(to, event.isShiftDown());
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            model.selectValue();
            event.consume();
        }
    }

    private void pointed(MouseEvent event) {
        pane.requestFocus();
        if (event.getButton() == MouseButton.PRIMARY && isOverRows(event)) {
            move(event, event.isShiftDown());
            if (!event.isShiftDown()) {
                model.selectValue();
            }
        }
    }

    private boolean isOverRows(MouseEvent event) {
        return !bar.isVisible() || event.getX() < bar.getLayoutX();
    }

    private void move(MouseEvent event, boolean extend) {
        int index = (int) Math.floor(event.getY() / ROW);
        if (rows.isEmpty() || !isOverRows(event)) {
            return;
        }
        int column = rows.get(0).column(event.getX());
        if (column >= 0) {
            model.selection().moveTo((top + index) * HexRow.WIDTH + column, extend);
        }
    }

    private void wheel(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            setTop(top - (long) Math.signum(event.getDeltaY()) * WHEEL_ROWS);
            event.consume();
        }
    }
}
