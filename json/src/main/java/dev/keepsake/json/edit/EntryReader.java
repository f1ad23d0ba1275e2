package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonCode;
import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.JsonLimits;
import dev.keepsake.json.value.ValueReader;
import dev.keepsake.model.edit.StagedEdits;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the lines that [StagedLines] writes, one after another, and puts the entries of several
/// lines together. For one thread.
public final class EntryReader {
    private static final String KNOWN =
            "after, bytes, chunk, edit, encoding, entry, head, id, item, key, name, newChunk, of,"
                    + " old, path, record, reverted, sections, slot, value";

    private final String file;
    private final List<EditLine> lines = new ArrayList<>();
    private int number;
    private int expected;
    private boolean reverted;

    /// A reader of lines of this file.
    ///
    /// @param file its name, for what is found wrong
    public EntryReader(String file) {
        this.file = file;
    }

    /// An entry as it was read.
    ///
    /// @param lines its edits with what stood beside them
    public record ReadEntry(StagedEdits.Entry entry, List<EditLine> lines) {
        /// Copies the list.
        public ReadEntry {
            lines = List.copyOf(lines);
        }
    }

    /// Where a line stands in its entry.
    private static final class Head {
        private int entry;
        private int index;
        private int count = 1;
        private boolean reverted;
    }

    /// True where an entry began whose last line was not read yet.
    public boolean isInside() {
        return !lines.isEmpty();
    }

    /// Reads the next line.
    ///
    /// @param line without its end
    /// @param lineBefore how many lines of the file stand before it
    /// @return the entry that ends with this line; empty inside one
    /// @throws JsonImportException where the line is none, or does not follow the one before
    public Optional<ReadEntry> read(String line, long lineBefore) throws JsonImportException {
        var cursor = new JsonCursor(new StringReader(line), file, lineBefore, JsonLimits.DEFAULT);
        cursor.next();
        var head = new Head();
        var edit = new EditReader(cursor, new ValueReader(cursor));
        cursor.members(name -> member(name, head, edit, cursor));
        EditLine read = edit.edit();
        if (head.entry == 0) {
            throw cursor.missing("entry");
        }
        follow(head, cursor);
        cursor.requireEnd();
        lines.add(read);
        return lines.size() < expected ? Optional.empty() : Optional.of(finish());
    }

    private static void member(String name, Head head, EditReader edit, JsonCursor cursor)
            throws JsonImportException {
        switch (name) {
            case "entry" -> head.entry = cursor.integer(1, Integer.MAX_VALUE, "Int32");
            case "reverted" -> head.reverted = cursor.truth();
            case "of" -> of(head, cursor);
            default -> {
                if (!edit.member(name)) {
                    throw cursor.unknown(name, KNOWN);
                }
            }
        }
    }

    private static void of(Head head, JsonCursor cursor) throws JsonImportException {
        head.count = 0;
        cursor.items(index -> {
            switch (index) {
                case 0 -> head.index = cursor.integer(0, Integer.MAX_VALUE, "Int32");
                case 1 -> head.count = cursor.integer(1, Integer.MAX_VALUE, "Int32");
                default -> throw cursor.expected("]");
            }
        });
        if (head.count <= head.index) {
            throw cursor.expected("[index, count]");
        }
    }

    private void follow(Head head, JsonCursor cursor) throws JsonImportException {
        boolean begins = lines.isEmpty();
        boolean follows =
                begins
                        ? head.index == 0
                        : head.entry == number
                                && head.index == lines.size()
                                && head.count == expected
                                && head.reverted == reverted;
        if (!follows) {
            throw cursor.wrong(
                    cursor.finding(JsonCode.ORDER)
                            .with("found", head.entry + ": " + head.index + "/" + head.count)
                            .with(
                                    "expected",
                                    begins
                                            ? "0/" + head.count
                                            : number + ": " + lines.size() + "/" + expected));
        }
        number = head.entry;
        expected = head.count;
        reverted = head.reverted;
    }

    private ReadEntry finish() {
        var entry =
                new StagedEdits.Entry(
                        number, lines.stream().map(EditLine::edit).toList(), reverted);
        var read = new ReadEntry(entry, lines);
        lines.clear();
        return read;
    }
}
