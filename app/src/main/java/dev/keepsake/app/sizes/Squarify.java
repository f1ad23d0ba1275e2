package dev.keepsake.app.sizes;

import java.util.ArrayList;
import java.util.List;

/// Fills a rectangle with rectangles whose areas are as sizes are to each other, as near to squares
/// as may be: row by row along the shorter side, each row as long as that makes its rectangles more
/// square (Bruls, Huizing and van Wijk).
final class Squarify {
    private final double[] areas;
    private final List<Box> boxes = new ArrayList<>();
    private Box free;

    private Squarify(double[] areas, Box free) {
        this.areas = areas;
        this.free = free;
    }

    /// A rectangle for each size, in their order.
    ///
    /// @param sizes above 0, the greatest first
    static List<Box> fill(long[] sizes, Box room) {
        double sum = 0;
        for (long size : sizes) {
            sum += size;
        }
        double[] areas = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            areas[i] = room.area() * sizes[i] / sum;
        }
        var filling = new Squarify(areas, room);
        filling.run();
        return filling.boxes;
    }

    private void run() {
        int from = 0;
        while (from < areas.length) {
            int to = rowEnd(from);
            place(from, to);
            from = to;
        }
    }

    private int rowEnd(int from) {
        double side = Math.min(free.width(), free.height());
        double sum = areas[from];
        int to = from + 1;
        while (to < areas.length
                && worst(sum + areas[to], areas[from], areas[to], side)
                        <= worst(sum, areas[from], areas[to - 1], side)) {
            sum += areas[to];
            to++;
        }
        return to;
    }

    /// How far from a square the worst of a row is.
    private static double worst(double sum, double greatest, double smallest, double side) {
        double thick = sum / side;
        double square = thick * thick;
        return Math.max(greatest / square, square / smallest);
    }

    /// Puts a row at the beginning of the longer side; the last row takes all that is free, and the
    /// last of a row all that is left of it.
    private void place(int from, int to) {
        boolean upright = free.width() >= free.height();
        double side = upright ? free.height() : free.width();
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += areas[i];
        }
        double rest = upright ? free.width() : free.height();
        double thick = to == areas.length ? rest : Math.min(rest, sum / side);
        double at = 0;
        for (int i = from; i < to; i++) {
            double next = i == to - 1 ? side : Math.min(side, at + side * areas[i] / sum);
            boxes.add(
                    upright
                            ? new Box(free.x(), free.y() + at, thick, next - at)
                            : new Box(free.x() + at, free.y(), next - at, thick));
            at = next;
        }
        free =
                upright
                        ? new Box(free.x() + thick, free.y(), rest - thick, free.height())
                        : new Box(free.x(), free.y() + thick, free.width(), rest - thick);
    }
}
