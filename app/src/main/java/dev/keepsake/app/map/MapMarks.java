package dev.keepsake.app.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is drawn of points: those alone as dots, those that would lie on one another as one disc
/// that says how many. What is outside the picture is left out.
///
/// Points are put into cells of a grid of pixels; a cell of more than a few is a disc. The same
/// grid finds what is under the pointer. Immutable.
final class MapMarks {
    static final double DOT = 3;

    private static final int CELL = 22;
    private static final int ALONE = 3;
    private static final double MOST_RADIUS = 11;

    private final List<Mark> marks = new ArrayList<>();
    private final int columns;
    private final int rows;
    private int[] first = {};
    private int[] next = {};

    /// Something drawn.
    ///
    /// @param x its middle
    /// @param y its middle
    /// @param count how many points it stands for
    /// @param point one of them, the only one where it is one
    /// @param marked what marks of theirs it shows
    /// @param spread true where they come apart when seen from nearer
    /// @param classes how many of each class, by the number of the class; empty where it is one
    record Mark(
            double x,
            double y,
            int count,
            int point,
            byte marked,
            boolean spread,
            Map<Integer, Integer> classes) {
        double radius() {
            return count == 1
                    ? DOT
                    : Math.min(MOST_RADIUS, 5 + 1.7 * Math.log10(count) * Math.log10(count));
        }
    }

    /// How many points, and of which class most, are in a cell.
    private static final class Cell {
        private int count;
        private double sumX;
        private double sumY;
        private int point;
        private int votes;
        private byte marked;
        private boolean spread;
        private int[] classes = new int[4];
        private int[] counts = new int[4];
        private int used;

        /// Counts in arrays: with hundreds of thousands of points, a map of boxed numbers is what
        /// takes the time.
        void count(int of) {
            count++;
            int at = 0;
            while (at < used && classes[at] != of) {
                at++;
            }
            if (at == classes.length) {
                classes = Arrays.copyOf(classes, at * 2);
                counts = Arrays.copyOf(counts, at * 2);
            }
            used = Math.max(used, at + 1);
            classes[at] = of;
            counts[at]++;
        }

        Map<Integer, Integer> byClass() {
            var all = new HashMap<Integer, Integer>();
            for (int i = 0; i < used; i++) {
                all.put(classes[i], counts[i]);
            }
            return all;
        }
    }

    /// What a picture is of: room and place.
    record Frame(Projection projection, double width, double height) {}

    private final MapPoints points;
    private final MapFilter filter;
    private final Frame frame;

    private MapMarks(MapPoints points, MapFilter filter, Frame frame) {
        this.points = points;
        this.filter = filter;
        this.frame = frame;
        this.columns = (int) Math.ceil(frame.width() / CELL) + 1;
        this.rows = (int) Math.ceil(frame.height() / CELL) + 1;
    }

    /// Lays out the points that a filter shows.
    static MapMarks of(MapPoints points, MapFilter filter, Frame frame) {
        var marks = new MapMarks(points, filter, frame);
        marks.layOut();
        marks.index();
        return marks;
    }

    private void layOut() {
        Cell[] cells = new Cell[columns * rows];
        for (int i = 0; i < points.size(); i++) {
            int at = cellOf(i);
            if (at >= 0) {
                cells[at] = cells[at] == null ? new Cell() : cells[at];
                add(cells[at], i);
            }
        }
        for (int i = 0; i < points.size(); i++) {
            int at = cellOf(i);
            if (at >= 0 && cells[at].count <= ALONE) {
                marks.add(new Mark(x(i), y(i), 1, i, points.marks(i), false, Map.of()));
            }
        }
        for (Cell cell : cells) {
            if (cell != null && cell.count > ALONE) {
                marks.add(
                        new Mark(
                                cell.sumX / cell.count,
                                cell.sumY / cell.count,
                                cell.count,
                                cell.point,
                                cell.marked,
                                cell.spread,
                                cell.byClass()));
            }
        }
    }

    /// The point that stands for a cell is of the class that most are of (Boyer and Moore).
    private void add(Cell cell, int point) {
        cell.count(points.classOf(point));
        cell.sumX += x(point);
        cell.sumY += y(point);
        cell.marked |= points.marks(point);
        if (cell.votes == 0) {
            cell.point = point;
        }
        cell.spread |=
                filter.plane().right(points, point) != filter.plane().right(points, cell.point)
                        || filter.plane().up(points, point)
                                != filter.plane().up(points, cell.point);
        boolean same = points.classOf(point) == points.classOf(cell.point);
        cell.votes += same ? 1 : -1;
    }

    /// The cell that a point is in, −1 where it is not drawn.
    private int cellOf(int point) {
        if (!filter.shows(points, point)) {
            return -1;
        }
        double x = x(point);
        double y = y(point);
        boolean inside = x >= 0 && y >= 0 && x < frame.width() && y < frame.height();
        return inside ? cell(x, y) : -1;
    }

    private int cell(double x, double y) {
        return ((int) (y / CELL)) * columns + (int) (x / CELL);
    }

    private double x(int point) {
        return frame.projection().toX(filter.plane().right(points, point), frame.width());
    }

    private double y(int point) {
        return frame.projection().toY(filter.plane().up(points, point), frame.height());
    }

    private void index() {
        first = new int[columns * rows];
        next = new int[marks.size()];
        Arrays.fill(first, -1);
        for (int i = 0; i < marks.size(); i++) {
            int at = cell(marks.get(i).x(), marks.get(i).y());
            next[i] = first[at];
            first[at] = i;
        }
    }

    /// What is drawn, dots first.
    List<Mark> all() {
        return marks;
    }

    /// How many points they stand for.
    long pointCount() {
        return marks.stream().mapToLong(Mark::count).sum();
    }

    /// The nearest mark at a place, where one is near enough to be meant.
    Optional<Mark> at(double x, double y) {
        int column = (int) Math.floor(x / CELL);
        int row = (int) Math.floor(y / CELL);
        Mark best = null;
        double least = Double.MAX_VALUE;
        for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
                for (int i = first[r * columns + c]; i >= 0; i = next[i]) {
                    Mark mark = marks.get(i);
                    double away = Math.hypot(mark.x() - x, mark.y() - y) - mark.radius();
                    if (away < least) {
                        least = away;
                        best = mark;
                    }
                }
            }
        }
        return least <= 4 ? Optional.ofNullable(best) : Optional.empty();
    }
}
