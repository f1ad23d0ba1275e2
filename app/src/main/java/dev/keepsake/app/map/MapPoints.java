package dev.keepsake.app.map;

import dev.keepsake.model.document.RecordId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where records stand, in arrays: a point takes 33 bytes. Grows; for one thread.
final class MapPoints {
    /// How many points are kept; the rest is counted.
    static final int MOST = 1_000_000;

    /// The record was edited or added.
    static final byte EDITED = 1;

    /// The record says its subject is no more.
    static final byte GONE = 2;

    private static final int CLASSES = 10_000;

    private float[] x = new float[1024];
    private float[] y = new float[1024];
    private float[] z = new float[1024];
    private int[] chunk = new int[1024];
    private int[] record = new int[1024];
    private int[] ordinal = new int[1024];
    private int[] classOf = new int[1024];
    private byte[] marks = new byte[1024];
    private int size;
    private long leftOut;
    private final Map<String, Integer> classes = new HashMap<>();
    private final List<String> classNames = new ArrayList<>();

    /// A point.
    ///
    /// @param ordinal which of the positions of its record, from 0
    record Point(RecordId record, int ordinal, String className, Spot spot, byte marks) {
        boolean isEdited() {
            return (marks & EDITED) != 0;
        }

        boolean isGone() {
            return (marks & GONE) != 0;
        }
    }

    /// A place in three dimensions.
    record Spot(float x, float y, float z) {}

    /// Adds points; what is not finite, or too much, is counted.
    void addAll(List<Point> points) {
        points.forEach(this::add);
    }

    void add(Point point) {
        Spot spot = point.spot();
        boolean finite =
                Float.isFinite(spot.x()) && Float.isFinite(spot.y()) && Float.isFinite(spot.z());
        if (size == MOST || !finite) {
            leftOut++;
            return;
        }
        if (size == x.length) {
            grow(Math.min(MOST, 2 * size));
        }
        x[size] = spot.x();
        y[size] = spot.y();
        z[size] = spot.z();
        chunk[size] = point.record().chunk();
        record[size] = point.record().record();
        ordinal[size] = point.ordinal();
        classOf[size] = classNumber(point.className());
        marks[size] = point.marks();
        size++;
    }

    private int classNumber(String name) {
        String known = classes.containsKey(name) || classes.size() < CLASSES ? name : "…";
        return classes.computeIfAbsent(
                known,
                added -> {
                    classNames.add(added);
                    return classNames.size() - 1;
                });
    }

    private void grow(int length) {
        x = Arrays.copyOf(x, length);
        y = Arrays.copyOf(y, length);
        z = Arrays.copyOf(z, length);
        chunk = Arrays.copyOf(chunk, length);
        record = Arrays.copyOf(record, length);
        ordinal = Arrays.copyOf(ordinal, length);
        classOf = Arrays.copyOf(classOf, length);
        marks = Arrays.copyOf(marks, length);
    }

    /// The same as they are now, for another thread.
    MapPoints copy() {
        var copy = new MapPoints();
        copy.grow(Math.max(1, size));
        for (int i = 0; i < size; i++) {
            copy.add(point(i));
        }
        return copy;
    }

    int size() {
        return size;
    }

    long leftOut() {
        return leftOut;
    }

    float x(int point) {
        return x[point];
    }

    float y(int point) {
        return y[point];
    }

    float z(int point) {
        return z[point];
    }

    int chunk(int point) {
        return chunk[point];
    }

    int classOf(int point) {
        return classOf[point];
    }

    byte marks(int point) {
        return marks[point];
    }

    List<String> classNames() {
        return classNames;
    }

    Point point(int point) {
        return new Point(
                new RecordId(chunk[point], record[point]),
                ordinal[point],
                classNames.get(classOf[point]),
                new Spot(x[point], y[point], z[point]),
                marks[point]);
    }

    /// The first point of a record, −1 where it has none.
    int find(RecordId id) {
        for (int i = 0; i < size; i++) {
            if (record[i] == id.record() && chunk[i] == id.chunk()) {
                return i;
            }
        }
        return -1;
    }
}
