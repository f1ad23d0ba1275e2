package dev.keepsake.app.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.map.MapMarks.Frame;
import dev.keepsake.app.map.MapMarks.Mark;
import dev.keepsake.app.map.MapPoints.Point;
import dev.keepsake.app.map.MapPoints.Spot;
import dev.keepsake.model.document.RecordId;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class MapMarksTest {
    private static final MapFilter ALL = new MapFilter(Plane.XY, null, Set.of());
    private static final Frame WIDE = new Frame(new Projection(0.1, 0, 0), 800, 600);

    private static MapPoints scattered(int count) {
        var random = new SplittableRandom(9);
        var points = new MapPoints();
        for (int i = 0; i < count; i++) {
            float x = (float) random.nextDouble(-3_900, 3_900);
            float y = (float) random.nextDouble(-2_900, 2_900);
            add(points, i, x, y);
        }
        return points;
    }

    private static void add(MapPoints points, int number, float x, float y) {
        var spot = new Spot(x, y, 0);
        points.add(new Point(new RecordId(0, number), 0, "C" + number % 3, spot, (byte) 0));
    }

    @Test
    void marksStandForAllPointsInThePicture() {
        MapPoints points = scattered(20_000);
        MapMarks marks = MapMarks.of(points, ALL, WIDE);
        assertEquals(20_000, marks.pointCount());
        assertTrue(marks.all().size() < 3_000, () -> "" + marks.all().size());
    }

    @Test
    void fewPointsAreDotsOfTheirOwn() {
        MapMarks marks = MapMarks.of(scattered(20), ALL, WIDE);
        assertEquals(20, marks.all().size());
    }

    @Test
    void whatIsDrawnIsFound() {
        MapMarks marks = MapMarks.of(scattered(3_000), ALL, WIDE);
        for (Mark mark : marks.all()) {
            Mark found = marks.at(mark.x(), mark.y()).orElseThrow();
            double away = Math.hypot(found.x() - mark.x(), found.y() - mark.y());
            assertTrue(away - found.radius() <= -mark.radius() + 1e-9, mark::toString);
        }
    }

    @Test
    void nothingIsFoundWhereNothingIsDrawn() {
        var points = new MapPoints();
        add(points, 1, 0, 0);
        MapMarks marks = MapMarks.of(points, ALL, WIDE);
        assertEquals(0, marks.at(400, 300).orElseThrow().point());
        assertFalse(marks.at(420, 300).isPresent());
        assertFalse(marks.at(-500, 9_000).isPresent());
    }

    @Test
    void hiddenClassesAreNotDrawn() {
        MapPoints points = scattered(300);
        var filter = new MapFilter(Plane.XY, null, Set.of(0));
        assertEquals(200, MapMarks.of(points, filter, WIDE).pointCount());
    }

    @Test
    void aDiscSaysHowManyOfEachClassItStandsFor() {
        var points = new MapPoints();
        for (int i = 0; i < 7; i++) {
            add(points, i, 0, 0);
        }
        Mark disc = MapMarks.of(points, ALL, WIDE).all().getFirst();
        assertEquals(Map.of(0, 3, 1, 2, 2, 2), disc.classes());
        assertFalse(disc.spread());
    }

    @Test
    void whatIsNotFiniteIsLeftOut() {
        var points = new MapPoints();
        add(points, 1, Float.NaN, 0);
        add(points, 2, 0, Float.POSITIVE_INFINITY);
        assertEquals(0, points.size());
        assertEquals(2, points.leftOut());
    }

    @Test
    void zoomingHoldsThePlaceUnderThePointer() {
        var projection = new Projection(0.5, 100, -50);
        Projection nearer = projection.zoomed(3, 120, -40);
        assertEquals(projection.mapX(520, 800), nearer.mapX(520, 800), 1e-9);
        assertEquals(projection.mapY(260, 600), nearer.mapY(260, 600), 1e-9);
        assertEquals(260, nearer.toY(nearer.mapY(260, 600), 600), 1e-9);
    }
}
