package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.ChartCanvas;
import dev.keepsake.app.chart.ChartExport;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.ChartPane;
import dev.keepsake.app.chart.ExportSetting;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// What a save is big by, as rectangles: a click selects, a double click or Enter looks into one,
/// Backspace out of it, arrows go from one to the next.
public final class SizesView {
    private final SizesViewModel model;
    private final Messages messages;
    private final SizeWords words;
    private final TreemapPainter painter;
    private final HBox crumbs = new HBox();
    private final ChartCanvas canvas = new ChartCanvas("sizes-canvas", this::paint);
    private final ChartPane pane;
    private TreemapLayout layout = TreemapLayout.of(EMPTY, 0, 0);
    private @Nullable SizeNode hovered;

    private static final SizeNode EMPTY = SizeNode.leaf(new SizeName.OfSave(), 0, 0);

    /// A view of these sizes.
    public SizesView(SizesViewModel model, ExportSetting export, Messages messages) {
        this.model = model;
        this.messages = messages;
        this.words = new SizeWords(messages);
        this.painter = new TreemapPainter(words);
        var table = new SizesTable(model, words, messages);
        this.pane = new ChartPane("sizes", canvas, table.node(), messages);
        crumbs.setId("sizes-crumbs");
        crumbs.getStyleClass().add("graph-crumbs");
        pane.setControls(
                new ChartExport(export, "sizes", canvas, () -> new SizesCsv(root(), words))
                        .button(),
                crumbs,
                ChartPane.room());
        pane.follow(model.scan());
        canvas.setOnMouseMoved(event -> hover(event.getX(), event.getY()));
        canvas.setOnMouseExited(event -> point(null));
        canvas.setOnMouseClicked(this::click);
        canvas.setOnKeyPressed(this::press);
        model.trail().subscribe(this::show);
        model.selected().subscribe(node -> redraw());
        model.place().subscribe(place -> redraw());
        model.scan().state().subscribe(state -> say());
    }

    /// The node to place.
    public Node node() {
        return pane.node();
    }

    private SizeNode root() {
        return model.trail().get().isEmpty() ? EMPTY : model.trail().get().getFirst();
    }

    private SizeNode whole() {
        return model.trail().get().isEmpty() ? EMPTY : model.trail().get().getLast();
    }

    private void show(List<SizeNode> trail) {
        crumbs.getChildren().clear();
        for (int i = 0; i < trail.size(); i++) {
            if (i > 0) {
                crumbs.getChildren().add(Icon.EXPAND.node());
            }
            crumbs.getChildren().add(crumb(trail.get(i), i));
        }
        painter.rank(root());
        hovered = null;
        redraw();
        say();
    }

    private Hyperlink crumb(SizeNode node, int index) {
        var link = new Hyperlink(words.name(node));
        link.setId("sizes-crumb-" + index);
        link.setOnAction(event -> {
            link.setVisited(false);
            model.zoomTo(index);
        });
        return link;
    }

    private void redraw() {
        canvas.redraw();
        say();
    }

    private void paint(ChartPaint paint) {
        TreemapLayout drawn = TreemapLayout.of(whole(), paint.width(), paint.height());
        if (paint.width() == canvas.getWidth() && paint.height() == canvas.getHeight()) {
            layout = drawn;
        }
        painter.paint(paint, drawn, whole(), this::isSelected);
    }

    private boolean isSelected(SizeNode node) {
        SizeNode selected = model.selected().get();
        return model.isMarked(node) || selected != null && isSame(node, selected);
    }

    /// Of what has no name of its own there may be several.
    private static boolean isSame(SizeNode node, SizeNode selected) {
        boolean unnamed =
                node.name() instanceof SizeName.OfMore || node.name() instanceof SizeName.OfRest;
        return unnamed ? node.equals(selected) : node.name().equals(selected.name());
    }

    private void say() {
        boolean nothing = root().size() == 0 && model.scan().state().get() == RecordScan.State.DONE;
        pane.emptyReason().set(nothing ? messages.text("window.sizes.none") : "");
        SizeNode selected = model.selected().get();
        SizeNode told = hovered != null ? hovered : selected != null ? selected : whole();
        String line = root().size() == 0 ? "" : words.describe(told, root());
        pane.caption().set(line);
        canvas.setAccessibleText(messages.text("window.sizes") + ". " + line);
    }

    private void hover(double x, double y) {
        point(layout.at(x, y).map(TreemapLayout.Tile::node).orElse(null));
    }

    private void point(@Nullable SizeNode node) {
        hovered = node;
        say();
    }

    private void click(MouseEvent event) {
        Optional<TreemapLayout.Tile> tile = layout.at(event.getX(), event.getY());
        if (event.getButton() != MouseButton.PRIMARY || tile.isEmpty()) {
            return;
        }
        if (event.getClickCount() == 2) {
            model.zoomIn(tile.get().chain());
        } else {
            model.select(tile.get().node());
        }
    }

    private void press(KeyEvent event) {
        boolean used = true;
        switch (event.getCode()) {
            case LEFT -> go(-1, 0);
            case RIGHT -> go(1, 0);
            case UP -> go(0, -1);
            case DOWN -> go(0, 1);
            case ENTER -> selectedTile().ifPresent(tile -> model.zoomIn(tile.chain()));
            case BACK_SPACE -> model.zoomOut();
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private Optional<TreemapLayout.Tile> selectedTile() {
        return layout.tiles().stream()
                .filter(tile -> isSelected(tile.node()))
                .reduce((outer, inner) -> inner);
    }

    private void go(int dx, int dy) {
        Optional<TreemapLayout.Tile> from = selectedTile();
        Optional<TreemapLayout.Tile> to =
                from.isEmpty()
                        ? layout.tiles().stream().findFirst()
                        : layout.beside(from.get(), dx, dy);
        to.ifPresent(tile -> model.select(tile.node()));
    }
}
