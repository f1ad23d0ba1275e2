package dev.keepsake.app.map;

import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.app.map.MapPoints.Point;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// The points that are shown, a line each.
///
/// @param document the save, null for none
record MapCsv(@Nullable SaveDocument document, MapPoints points, MapFilter filter)
        implements CsvWriter.Table {
    @Override
    public void write(CsvWriter to, Progress progress) throws IOException, SaveException {
        to.line("chunk", "key", "subject", "class", "x", "y", "z", "edited", "destroyed");
        for (int i = 0; document != null && i < points.size(); i++) {
            progress.check(i, points.size());
            if (filter.shows(points, i)) {
                write(to, document, points.point(i));
            }
        }
    }

    private static void write(CsvWriter to, SaveDocument document, Point point)
            throws IOException, SaveException {
        Chunk chunk = document.chunk(point.record().chunk());
        to.line(
                chunk.id(),
                chunk.key(),
                document.record(point.record()).head().subject(),
                point.className(),
                point.spot().x(),
                point.spot().y(),
                point.spot().z(),
                point.isEdited(),
                point.isGone());
    }
}
