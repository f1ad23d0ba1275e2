package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.ChartColour;
import dev.keepsake.app.chart.ChartPaint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.paint.Color;

/// Draws the rectangles of a layout. For the JavaFX thread.
final class TreemapPainter {
    private static final double PADDING = 4;
    private static final double LINE = 14;

    private final SizeWords words;
    private final Map<String, Integer> ranks = new HashMap<>();

    TreemapPainter(SizeWords words) {
        this.words = words;
    }

    /// Gives the biggest classes of a save the first colours.
    void rank(SizeNode save) {
        var sizes = new HashMap<String, Long>();
        for (SizeNode chunk : save.children()) {
            for (SizeNode part : chunk.children()) {
                if (part.name() instanceof SizeName.OfClass ofClass) {
                    sizes.merge(ofClass.className(), part.size(), Long::sum);
                }
            }
        }
        List<String> order =
                sizes.entrySet().stream()
                        .sorted(
                                Map.Entry.<String, Long>comparingByValue()
                                        .reversed()
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey)
                        .toList();
        ranks.clear();
        for (int i = 0; i < order.size(); i++) {
            ranks.put(order.get(i), i);
        }
    }

    /// Draws all of it.
    ///
    /// @param whole what the rectangles are parts of
    /// @param selected true for what is selected
    void paint(
            ChartPaint paint, TreemapLayout layout, SizeNode whole, Predicate<SizeNode> selected) {
        paint.clear();
        for (TreemapLayout.Tile tile : layout.tiles()) {
            paintTile(paint, tile, colour(tile, whole));
        }
        for (TreemapLayout.Tile tile : layout.tiles()) {
            if (selected.test(tile.node())) {
                frame(paint, tile.box());
            }
        }
    }

    private static void frame(ChartPaint paint, Box box) {
        paint.to().setStroke(paint.colour(ChartColour.SELECTED));
        paint.to().setLineWidth(3);
        paint.to().strokeRect(box.x() + 1.5, box.y() + 1.5, box.width() - 3, box.height() - 3);
        paint.to().setLineWidth(1);
    }

    /// A class has its colour wherever it is; parts of one class or record have one each.
    private ChartColour colour(TreemapLayout.Tile tile, SizeNode whole) {
        boolean within =
                !(whole.name() instanceof SizeName.OfSave
                        || whole.name() instanceof SizeName.OfChunk);
        if (within) {
            SizeNode part = tile.chain().get(0);
            return isUnnamed(part)
                    ? ChartColour.OTHER
                    : ChartColour.ofSeries(whole.children().indexOf(part) % ChartColour.SERIES);
        }
        return switch (tile.node().name()) {
            case SizeName.OfClass ofClass -> ranked(ofClass.className());
            case SizeName.OfRecord record -> ranked(record.className());
            case SizeName.OfSave save -> ChartColour.OTHER;
            case SizeName.OfChunk chunk -> ChartColour.OTHER;
            case SizeName.OfValue value -> ChartColour.OTHER;
            case SizeName.OfMore more -> ChartColour.OTHER;
            case SizeName.OfRest rest -> ChartColour.OTHER;
        };
    }

    private ChartColour ranked(String className) {
        return ChartColour.ofSeries(ranks.getOrDefault(className, ChartColour.SERIES));
    }

    private static boolean isUnnamed(SizeNode part) {
        return part.name() instanceof SizeName.OfMore || part.name() instanceof SizeName.OfRest;
    }

    private void paintTile(ChartPaint paint, TreemapLayout.Tile tile, ChartColour colour) {
        Box box = tile.box();
        double gap = Math.min(box.width(), box.height()) > 4 ? 1 : 0.5;
        Color base = paint.colour(colour);
        boolean pale = tile.open() || isUnnamed(tile.node());
        Color below = paint.colour(ChartColour.BACKGROUND);
        paint.to().setFill(pale ? below.interpolate(base, tile.open() ? 0.28 : 0.4) : base);
        paint.to().fillRect(box.x(), box.y(), box.width() - gap, box.height() - gap);
        boolean wide = box.width() > 26 && box.height() > 13;
        if (wide) {
            paint.to().setFill(paint.colour(pale ? ChartColour.TEXT : ChartColour.ON_SERIES));
            write(paint, tile);
        }
    }

    private void write(ChartPaint paint, TreemapLayout.Tile tile) {
        Box box = tile.box();
        double room = box.width() - 2 * PADDING;
        double middle = tile.open() ? TreemapLayout.CAPTION / 2 : Math.min(9, box.height() / 2);
        String name = words.name(tile.node());
        if (tile.open()) {
            paint.strong();
            String full = name + "  " + words.size(tile.node());
            String shown = paint.widthOf(full) <= room ? full : paint.fitting(name, room);
            paint.to().fillText(shown, box.x() + PADDING, box.y() + middle);
            paint.plain();
            return;
        }
        paint.to().fillText(paint.fitting(name, room), box.x() + PADDING, box.y() + middle);
        if (box.height() > 2 * LINE + 4) {
            String size = paint.fitting(words.size(tile.node()), room);
            paint.to().fillText(size, box.x() + PADDING, box.y() + middle + LINE);
        }
    }
}
