package dev.keepsake.app.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class SquarifyTest {
    private static final Box ROOM = new Box(10, 20, 640, 360);

    private static long[] sizes(SplittableRandom random) {
        long[] sizes = new long[1 + random.nextInt(200)];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = -(1 + (long) Math.exp(random.nextDouble() * 12));
        }
        Arrays.sort(sizes);
        return Arrays.stream(sizes).map(size -> -size).toArray();
    }

    @Test
    void areasAreAsSizesAreToEachOther() {
        var random = new SplittableRandom(3);
        for (int round = 0; round < 300; round++) {
            long[] sizes = sizes(random);
            double sum = Arrays.stream(sizes).sum();
            List<Box> boxes = Squarify.fill(sizes, ROOM);
            double all = 0;
            for (int i = 0; i < sizes.length; i++) {
                double wanted = ROOM.area() * sizes[i] / sum;
                assertEquals(wanted, boxes.get(i).area(), 1e-6 * ROOM.area());
                all += boxes.get(i).area();
            }
            assertEquals(ROOM.area(), all, 1e-6);
        }
    }

    @Test
    void nothingOverlapsOrSticksOut() {
        var random = new SplittableRandom(4);
        for (int round = 0; round < 100; round++) {
            List<Box> boxes = Squarify.fill(sizes(random), ROOM);
            for (int i = 0; i < boxes.size(); i++) {
                Box one = boxes.get(i);
                assertTrue(isInside(one), one::toString);
                for (int j = 0; j < i; j++) {
                    assertTrue(overlap(one, boxes.get(j)) < 1e-6, one::toString);
                }
            }
        }
    }

    private static boolean isInside(Box box) {
        double slack = 1e-6;
        return box.x() >= ROOM.x() - slack
                && box.y() >= ROOM.y() - slack
                && box.x() + box.width() <= ROOM.x() + ROOM.width() + slack
                && box.y() + box.height() <= ROOM.y() + ROOM.height() + slack;
    }

    private static double overlap(Box one, Box other) {
        double across =
                Math.min(one.x() + one.width(), other.x() + other.width())
                        - Math.max(one.x(), other.x());
        double along =
                Math.min(one.y() + one.height(), other.y() + other.height())
                        - Math.max(one.y(), other.y());
        return across > 0 && along > 0 ? across * along : 0;
    }

    @Test
    void equalSizesAreNearlySquare() {
        for (int count = 4; count < 200; count++) {
            long[] sizes = new long[count];
            Arrays.fill(sizes, 7);
            for (Box box : Squarify.fill(sizes, ROOM)) {
                double ratio = box.width() / box.height();
                assertTrue(ratio < 3 && ratio > 1 / 3.0, count + " " + box);
            }
        }
    }
}
