package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.model.document.Progress;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/// All sizes that are known, a line each: the whole first, each followed by its parts.
record SizesCsv(SizeNode whole, SizeWords words) implements CsvWriter.Table {
    private record Line(String path, int level, SizeNode node) {}

    @Override
    public void write(CsvWriter to, Progress progress) throws IOException {
        to.line("level", "name", "bytes", "share", "records", "storedBytes");
        Deque<Line> left = new ArrayDeque<>();
        left.push(new Line("", 0, whole));
        while (!left.isEmpty()) {
            Line line = left.pop();
            write(to, line);
            for (SizeNode part : line.node().children().reversed()) {
                String path = line.level() == 0 ? "" : line.path() + " / ";
                left.push(new Line(path + words.name(part), line.level() + 1, part));
            }
        }
    }

    private void write(CsvWriter to, Line line) throws IOException {
        SizeNode node = line.node();
        to.line(
                line.level(),
                line.level() == 0 ? words.name(node) : line.path(),
                node.size(),
                whole.share(node.size()),
                node.count(),
                node.name() instanceof SizeName.OfChunk chunk ? chunk.storedBytes() : "");
    }
}
