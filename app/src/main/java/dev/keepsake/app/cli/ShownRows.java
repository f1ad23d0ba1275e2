package dev.keepsake.app.cli;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead.Kind;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.OptionalLong;

/// The rows that `show` prints: one page of records, or of the parts of a value with what stands in
/// them.
final class ShownRows {
    private final Call call;
    private final ShowPrinter printer;
    private final Page page;
    private final int depth;
    private final Unread unread = new Unread();

    ShownRows(Call call, ShowPrinter printer, Page page, int depth) {
        this.call = call;
        this.printer = printer;
        this.page = page;
        this.depth = depth;
    }

    Page page() {
        return page;
    }

    ShowPrinter printer() {
        return printer;
    }

    /// What did not read so far.
    Unread unread() {
        return unread;
    }

    /// The records of some chunks, one page of all of them together.
    void records(List<Chunk> chunks) throws SaveException {
        long total = chunks.stream().mapToLong(ShownRows::rows).sum();
        long first = 0;
        for (Chunk chunk : chunks) {
            if (chunk.head().kind() == Kind.RAW) {
                raw(chunk, first);
            } else {
                records(chunk, first);
            }
            first += rows(chunk);
        }
        more(0, total);
    }

    private static long rows(Chunk chunk) {
        return chunk.head().kind() == Kind.RAW ? 1 : chunk.size();
    }

    private void raw(Chunk chunk, long row) {
        if (page.holds(row)) {
            printer.raw(Path.ofChunk(chunk.id(), chunk.key()), chunk.head());
        }
    }

    private void records(Chunk chunk, long first) throws SaveException {
        if (first >= page.end(Long.MAX_VALUE) || first + chunk.size() <= page.from()) {
            return;
        }
        RecordPaths.walk(
                chunk,
                call,
                unread,
                (number, record, head, path) -> {
                    if (page.holds(first + number)) {
                        record(path, head, record);
                    }
                    return first + number + 1 < page.end(Long.MAX_VALUE);
                });
    }

    void record(Path path, RecordHead head, SaveRecord record) throws SaveException {
        var size = record.size();
        printer.record(
                path, head, size.isPresent() ? OptionalLong.of(size.get()) : OptionalLong.empty());
    }

    /// What stands at a path.
    void at(SaveDocument document, String path) throws SaveException {
        PathTarget target = PathTarget.find(document, path, call.progress());
        switch (target) {
            case PathTarget.OfChunk(Chunk chunk) -> records(List.of(chunk));
            case PathTarget.OfRecord(Path at, SaveRecord record) -> sections(at, record);
            case PathTarget.OfValue(Path at, Value value) -> value(at, value);
        }
    }

    private void sections(Path path, SaveRecord record) throws SaveException {
        for (Section section : record.content().sections()) {
            tree(path.section(section.id()), 0, section.content());
        }
    }

    private void value(Path path, Value value) throws SaveException {
        printer.value(path, 0, value);
        parts(path, 0, value, page);
        more(0, ValueWalk.count(value));
    }

    private void tree(Path path, int level, Value value) throws SaveException {
        printer.value(path, level, value);
        if (level >= depth) {
            return;
        }
        Page beginning = new Page(0, page.count());
        parts(path, level, value, beginning);
        long total = ValueWalk.count(value);
        if (beginning.end(total) < total) {
            printer.more(level + 1, page.count(), total, page.count());
        }
    }

    private void parts(Path path, int level, Value value, Page shown) throws SaveException {
        ValueWalk.parts(
                value,
                shown.from(),
                shown.end(ValueWalk.count(value)),
                (long number, Step step, Value part) -> {
                    call.progress().check(number, -1);
                    tree(path.then(step), level + 1, part);
                });
    }

    private void more(int level, long total) {
        long end = page.end(total);
        if (end < total && page.from() < total) {
            printer.more(level, end - page.from(), total, end);
        }
    }
}
