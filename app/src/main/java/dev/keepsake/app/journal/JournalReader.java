package dev.keepsake.app.journal;

import dev.keepsake.json.edit.EntryReader;
import dev.keepsake.json.edit.EntryReader.ReadEntry;
import dev.keepsake.json.value.JsonCode;
import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.JsonLimits;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads a journal up to the last state that is whole. Used once, on a worker.
final class JournalReader {
    private static final String KNOWN = "again, at, back, last, now";

    private final Path file;
    private final JournaledSave save;
    private final EntryReader lines;
    private final List<ReadEntry> all = new ArrayList<>();
    private final List<ReadEntry> state = new ArrayList<>();
    private List<ReadEntry> entries = List.of();
    private StagedEdits staged = StagedEdits.NONE;
    private Instant at;
    private boolean open;

    private JournalReader(Path file, JournaledSave save) {
        this.file = file;
        this.save = save;
        this.at = save.started();
        this.lines = new EntryReader(file.toString());
    }

    /// What a journal holds, empty where the program died before the first state was whole.
    ///
    /// @throws SaveException where it cannot be read, or is no journal that is known here
    static Optional<JournalContent> read(Path file, Progress progress) throws SaveException {
        try (BufferedReader text =
                new BufferedReader(
                        new InputStreamReader(
                                Files.newInputStream(file), StandardCharsets.UTF_8))) {
            boolean torn = isTorn(file);
            String head = text.readLine();
            String next = head == null ? null : text.readLine();
            if (head == null || next == null && torn) {
                return Optional.empty();
            }
            var reader = new JournalReader(file, JournalHead.read(head, file));
            Finding damage = reader.lines(next, text, torn, progress);
            return reader.content(torn, damage);
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
    }

    /// True where the last line does not end.
    private static boolean isTorn(Path file) throws IOException {
        try (var bytes = new RandomAccessFile(file.toFile(), "r")) {
            if (bytes.length() == 0) {
                return true;
            }
            bytes.seek(bytes.length() - 1);
            return bytes.read() != '\n';
        }
    }

    private @Nullable Finding lines(
            @Nullable String first, BufferedReader text, boolean torn, Progress progress)
            throws IOException, SaveException {
        long number = 1;
        String line = first;
        while (line != null) {
            String next = text.readLine();
            if (next == null && torn) {
                return null;
            }
            progress.check(number, -1);
            try {
                line(line, number++);
            } catch (JsonImportException fault) {
                return fault.finding();
            }
            line = next;
        }
        return null;
    }

    private void line(String line, long before) throws JsonImportException {
        open = true;
        if (line.startsWith("{\"entry\"")) {
            lines.read(line, before).ifPresent(this::add);
            return;
        }
        var cursor =
                new JsonCursor(new StringReader(line), file.toString(), before, JsonLimits.DEFAULT);
        cursor.next();
        var mark = new Mark();
        cursor.members(name -> member(name, mark, cursor));
        cursor.requireEnd();
        if (mark.last >= 0) {
            end(mark, cursor);
        }
    }

    private void add(ReadEntry entry) {
        all.add(entry);
        state.add(entry);
    }

    /// The members of a line that ends a state.
    private static final class Mark {
        private int now = -1;
        private int last = -1;
        private @Nullable Instant at;
    }

    private void member(String name, Mark mark, JsonCursor cursor) throws JsonImportException {
        switch (name) {
            case "back" -> {
                int size = cursor.integer(0, state.size(), "≤ " + state.size());
                state.subList(size, state.size()).clear();
            }
            case "again" ->
                    state.add(all.get(cursor.integer(0, all.size() - 1, "< " + all.size())));
            case "now" -> mark.now = cursor.integer(state.size(), state.size(), "" + state.size());
            case "last" -> mark.last = cursor.integer(0, Integer.MAX_VALUE, "Int32");
            case "at" -> mark.at = instant(cursor);
            default -> throw cursor.unknown(name, KNOWN);
        }
    }

    private static Instant instant(JsonCursor cursor) throws JsonImportException {
        String text = cursor.text();
        try {
            return Instant.parse(text);
        } catch (DateTimeException fault) {
            JsonImportException wrong = cursor.expected("2026-12-01T12:00:00Z");
            wrong.initCause(fault);
            throw wrong;
        }
    }

    private void end(Mark mark, JsonCursor cursor) throws JsonImportException {
        if (mark.now < 0 || mark.at == null || lines.isInside()) {
            throw cursor.missing("now");
        }
        try {
            staged = StagedEdits.of(state.stream().map(ReadEntry::entry).toList(), mark.last);
        } catch (IllegalArgumentException fault) {
            JsonImportException wrong =
                    cursor.wrong(
                            cursor.finding(JsonCode.ORDER)
                                    .with("found", String.valueOf(fault.getMessage()))
                                    .with("expected", "1, 2, 3 …"));
            wrong.initCause(fault);
            throw wrong;
        }
        entries = List.copyOf(state);
        at = mark.at;
        open = false;
    }

    private Optional<JournalContent> content(boolean torn, @Nullable Finding damage) {
        boolean cut = torn || open;
        return Optional.of(new JournalContent(save, at, staged, entries, cut, damage));
    }
}
