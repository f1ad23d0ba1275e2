package dev.keepsake.app.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.sizes.TreemapLayout.Tile;
import dev.keepsake.model.document.RecordId;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TreemapLayoutTest {
    private static SizeNode record(int number, long size) {
        var name = new SizeName.OfRecord(new RecordId(0, number), "R" + number, "Crate");
        return new SizeNode(name, size, 1, List.of(), true);
    }

    private static SizeNode whole(SizeNode... parts) {
        long size = IntStream.range(0, parts.length).mapToLong(i -> parts[i].size()).sum();
        return new SizeNode(new SizeName.OfSave(), size, 0, List.of(parts), false);
    }

    private static SizeNode many(int count) {
        return whole(
                IntStream.range(0, count)
                        .mapToObj(i -> record(i, i < 10 ? 10_000 : 1))
                        .toArray(SizeNode[]::new));
    }

    @Test
    void whatIsTooSmallToSeeIsOneRectangle() {
        TreemapLayout layout = TreemapLayout.of(many(50_000), 400, 300);
        assertEquals(11, layout.tiles().size());
        SizeNode more = layout.find(new SizeName.OfMore()).orElseThrow().node();
        assertEquals(SizeNode.leaf(new SizeName.OfMore(), 49_990, 49_990), more);
    }

    @Test
    void theInnermostRectangleIsFoundWhereItIsDrawn() {
        SizeNode group =
                new SizeNode(
                        new SizeName.OfClass(0, "Crate"),
                        50_000,
                        5,
                        List.of(record(1, 30_000), record(2, 20_000)),
                        false);
        TreemapLayout layout = TreemapLayout.of(whole(group, record(3, 50_000)), 400, 300);
        assertEquals(4, layout.tiles().size());
        for (Tile tile : layout.tiles()) {
            if (!tile.open()) {
                Optional<Tile> found = layout.at(tile.box().centreX(), tile.box().centreY());
                assertEquals(Optional.of(tile), found);
            }
        }
        Box outer = layout.find(group.name()).orElseThrow().box();
        Tile caption = layout.at(outer.x() + 5, outer.y() + 5).orElseThrow();
        assertEquals(group.name(), caption.node().name());
        assertFalse(layout.at(401, 5).isPresent());
    }

    @Test
    void arrowsReachEveryRectangleOfALevel() {
        TreemapLayout layout = TreemapLayout.of(many(10), 400, 300);
        Tile first = layout.tiles().getFirst();
        assertTrue(layout.beside(first, 1, 0).isPresent());
        assertTrue(layout.beside(first, 0, 1).isPresent());
        assertFalse(layout.beside(first, -1, 0).isPresent());
    }
}
