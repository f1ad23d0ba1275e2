package dev.keepsake.app.map;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.chart.RecordRun;
import dev.keepsake.app.map.MapPoints.Point;
import dev.keepsake.app.map.MapPoints.Spot;
import dev.keepsake.app.map.Positions.Trail;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads where the records of a save stand. For workers.
final class MapReader {
    private static final int SLICE = 4_096;
    private static final int MOST_OF_ONE = 100_000;
    private static final String GONE = "destroyed";

    private MapReader() {}

    /// Where some of the records stand.
    ///
    /// @param last true where no more are to come
    record Batch(List<Point> points, boolean last) {}

    /// Where the next records stand.
    static Batch next(RecordRun run, Progress progress) throws SaveException {
        var points = new ArrayList<Point>();
        run.next(SLICE, (chunk, record) -> add(record, points, progress), progress);
        return new Batch(points, run.isAtEnd());
    }

    private static void add(SaveRecord record, List<Point> points, Progress progress)
            throws SaveException {
        RecordHead head = record.head();
        String name = ClassNames.of(head);
        byte edited = record.isEdited() ? MapPoints.EDITED : 0;
        byte gone = head.kind().equals(GONE) ? MapPoints.GONE : 0;
        var found = new ArrayList<Point>(1);
        Positions.find(
                head.subject(),
                record.content(),
                (trail, x, y, z) -> {
                    if (found.size() % 1024 == 1023) {
                        progress.check(found.size(), -1);
                    }
                    if (found.size() < MOST_OF_ONE) {
                        var spot = new Spot((float) x, (float) y, (float) z);
                        byte marks = (byte) (edited | gone);
                        found.add(new Point(record.id(), found.size(), name, spot, marks));
                    }
                });
        points.addAll(found);
    }

    /// The path of a position of a record; empty where it says its place no more.
    ///
    /// @param recordPath the record's own
    static Optional<Path> path(
            SaveDocument document, Point point, Path recordPath, Progress progress)
            throws SaveException {
        var trails = new ArrayList<Trail>();
        SaveRecord record = document.record(point.record());
        Positions.find(
                record.head().subject(),
                record.content(),
                (trail, x, y, z) -> {
                    progress.check(trails.size(), -1);
                    if (trails.size() <= point.ordinal()) {
                        trails.add(trail);
                    }
                });
        return trails.size() > point.ordinal()
                ? Optional.of(trails.get(point.ordinal()).in(recordPath))
                : Optional.empty();
    }
}
