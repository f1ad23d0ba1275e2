package dev.keepsake.app.sizes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the parts of something are drawn: rectangles in rectangles, a few levels deep, none too
/// small to be seen. Immutable.
final class TreemapLayout {
    /// Room for a name above what it consists of.
    static final double CAPTION = 16;

    private static final int LEVELS = 3;
    private static final double SMALLEST_AREA = 40;
    private static final double FRAME = 2;
    private static final double SEEN = 0.2;
    private static final Box OPENED = new Box(0, 0, 44, 38);

    private final List<Tile> tiles = new ArrayList<>();

    /// A rectangle that is drawn.
    ///
    /// @param box where
    /// @param chain what it stands for: from the part of the whole down to itself
    /// @param open true where its parts are drawn in it
    record Tile(Box box, List<SizeNode> chain, boolean open) {
        SizeNode node() {
            return chain.getLast();
        }

        int level() {
            return chain.size() - 1;
        }
    }

    private TreemapLayout() {}

    /// Lays out the parts of a whole.
    static TreemapLayout of(SizeNode whole, double width, double height) {
        var layout = new TreemapLayout();
        layout.add(whole, new Box(0, 0, width, height), List.of());
        return layout;
    }

    private void add(SizeNode whole, Box room, List<SizeNode> chain) {
        List<SizeNode> parts = drawn(whole, room);
        if (parts.isEmpty() || room.area() <= 0) {
            return;
        }
        long[] sizes = parts.stream().mapToLong(SizeNode::size).toArray();
        List<Box> boxes = Squarify.fill(sizes, room);
        for (int i = 0; i < parts.size(); i++) {
            addPart(parts.get(i), boxes.get(i), chain);
        }
    }

    private void addPart(SizeNode part, Box box, List<SizeNode> chain) {
        List<SizeNode> own = new ArrayList<>(chain);
        own.add(part);
        boolean open =
                own.size() < LEVELS
                        && box.width() >= OPENED.width()
                        && box.height() >= OPENED.height()
                        && isWorthOpening(part, box.inside(FRAME, CAPTION));
        tiles.add(new Tile(box, List.copyOf(own), open));
        if (open) {
            add(part, box.inside(FRAME, CAPTION), own);
        }
    }

    /// True where more is seen than that there are many small parts.
    private static boolean isWorthOpening(SizeNode part, Box room) {
        long seen =
                drawn(part, room).stream()
                        .filter(one -> !(one.name() instanceof SizeName.OfMore))
                        .mapToLong(SizeNode::size)
                        .sum();
        return part.share(seen) >= SEEN;
    }

    /// The parts that can be seen, and one for all others.
    private static List<SizeNode> drawn(SizeNode whole, Box room) {
        List<SizeNode> parts = new ArrayList<>(bySize(whole.children()));
        long sum = parts.stream().mapToLong(SizeNode::size).sum();
        double smallest = sum / Math.max(1, room.area()) * SMALLEST_AREA;
        List<SizeNode> small =
                parts.stream()
                        .filter(part ->
                                part.size() < smallest || part.name() instanceof SizeName.OfMore)
                        .toList();
        if (small.size() < 2) {
            return parts;
        }
        parts.removeAll(small);
        parts.add(together(small));
        return bySize(parts);
    }

    private static SizeNode together(List<SizeNode> small) {
        long size = small.stream().mapToLong(SizeNode::size).sum();
        long count = small.stream().mapToLong(part -> Math.max(1, part.count())).sum();
        return SizeNode.leaf(new SizeName.OfMore(), size, count);
    }

    private static List<SizeNode> bySize(List<SizeNode> parts) {
        return parts.stream()
                .filter(part -> part.size() > 0)
                .sorted((one, other) -> Long.compare(other.size(), one.size()))
                .toList();
    }

    /// What is drawn, outer rectangles before those in them.
    List<Tile> tiles() {
        return tiles;
    }

    /// The innermost rectangle at a place.
    Optional<Tile> at(double x, double y) {
        Tile found = null;
        for (Tile tile : tiles) {
            if (tile.box().contains(x, y)) {
                found = tile;
            }
        }
        return Optional.ofNullable(found);
    }

    /// The rectangle of something.
    Optional<Tile> find(SizeName name) {
        return tiles.stream().filter(tile -> tile.node().name().equals(name)).findFirst();
    }

    /// The nearest rectangle of the same level in a direction.
    ///
    /// @param dx −1, 0 or 1
    /// @param dy −1, 0 or 1
    Optional<Tile> beside(Tile from, int dx, int dy) {
        Tile best = null;
        double least = Double.MAX_VALUE;
        for (Tile tile : tiles) {
            double along = along(from.box(), tile.box(), dx, dy);
            if (tile.level() == from.level() && along > 0) {
                double across = across(from.box(), tile.box(), dx);
                double distance = along + 2 * across;
                if (distance < least) {
                    least = distance;
                    best = tile;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static double along(Box from, Box to, int dx, int dy) {
        return dx * (to.centreX() - from.centreX()) + dy * (to.centreY() - from.centreY());
    }

    private static double across(Box from, Box to, int dx) {
        return dx == 0
                ? Math.abs(to.centreX() - from.centreX())
                : Math.abs(to.centreY() - from.centreY());
    }
}
