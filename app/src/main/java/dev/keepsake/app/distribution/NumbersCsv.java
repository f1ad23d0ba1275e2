package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// The numbers of a distribution, a line each, exact.
record NumbersCsv(@Nullable SaveDocument document, @Nullable Distribution distribution)
        implements CsvWriter.Table {
    @Override
    public void write(CsvWriter to, Progress progress) throws IOException, SaveException {
        to.line("chunk", "key", "subject", "value");
        if (document == null || distribution == null) {
            return;
        }
        NumberList numbers = distribution.numbers();
        for (int i = 0; i < numbers.size(); i++) {
            progress.check(i, numbers.size());
            RecordId id = numbers.record(i);
            Chunk chunk = document.chunk(id.chunk());
            to.line(
                    chunk.id(),
                    chunk.key(),
                    document.record(id).head().subject(),
                    Distribution.text(numbers.value(i)));
        }
    }
}
