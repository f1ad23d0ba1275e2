package dev.keepsake.app.journal;

import dev.keepsake.app.document.FileState;
import dev.keepsake.format.head.Revision;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.JsonLimits;
import dev.keepsake.json.value.JsonOutput;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The first line of a journal: which version it is, and which save it belongs to. Read once.
final class JournalHead {
    /// The version of the form.
    static final int VERSION = 1;

    private static final String KNOWN =
            "fingerprint, format, keepsakeJournal, revision, save, size, started";

    private final JsonCursor cursor;
    private final String journal;
    private long version = -1;
    private @Nullable Path save;
    private @Nullable String format;
    private @Nullable Instant started;
    private FileState state = new FileState.Gone();
    private long size = -1;

    private JournalHead(JsonCursor cursor, String journal) {
        this.cursor = cursor;
        this.journal = journal;
    }

    static void write(Writer target, JournaledSave save) throws IOException {
        var out = new JsonOutput(target);
        out.beginObject().member("keepsakeJournal").integer(VERSION);
        out.member("save").name(save.file().toString());
        out.member("format").name(save.format());
        out.member("size").integer(save.size());
        switch (save.state()) {
            case FileState.OfSave(Revision revision) -> {
                out.member("revision").beginList().integer(revision.sequence());
                out.integer(revision.hash());
                out.endList();
            }
            case FileState.OfBytes(Fingerprint content) -> {
                out.member("fingerprint").beginList().bytes(content.head());
                out.bytes(content.rest());
                out.endList();
            }
            case FileState.Gone() -> {}
        }
        out.member("started").text(save.started().toString());
        out.endObject().flush();
        target.write('\n');
    }

    /// @throws SaveException *newer* or *unknown* where it is no first line that is known here
    static JournaledSave read(String line, Path journal) throws SaveException {
        var cursor =
                new JsonCursor(new StringReader(line), journal.toString(), 0, JsonLimits.DEFAULT);
        var head = new JournalHead(cursor, journal.toString());
        try {
            cursor.next();
            cursor.members(head::member);
            return head.build();
        } catch (JsonImportException | DateTimeException | InvalidPathException fault) {
            throw head.failure();
        }
    }

    private SaveException failure() {
        return version > VERSION
                ? SaveException.of(
                        Finding.of(JournalCode.NEWER)
                                .with("file", journal)
                                .with("found", version)
                                .with("known", VERSION))
                : SaveException.of(Finding.of(JournalCode.NOT_A_JOURNAL).with("file", journal));
    }

    private void member(String name) throws JsonImportException {
        switch (name) {
            case "keepsakeJournal" -> version = number();
            case "save" -> save = Path.of(cursor.name());
            case "format" -> format = cursor.name();
            case "size" -> size = number();
            case "revision" -> revision();
            case "fingerprint" -> fingerprint();
            case "started" -> started = Instant.parse(cursor.text());
            default -> throw cursor.unknown(name, KNOWN);
        }
    }

    private long number() throws JsonImportException {
        return cursor.integer(0, Long.MAX_VALUE, "Int64");
    }

    private void revision() throws JsonImportException {
        List<Long> parts = new ArrayList<>();
        cursor.items(index -> parts.add(cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE, "Int64")));
        if (parts.size() != 2) {
            throw cursor.expected("[sequence, hash]");
        }
        state = new FileState.OfSave(new Revision(parts.get(0), parts.get(1)));
    }

    private void fingerprint() throws JsonImportException {
        List<Bytes> parts = new ArrayList<>();
        cursor.items(index -> parts.add(cursor.bytes()));
        if (parts.size() != 2) {
            throw cursor.expected("[head, rest]");
        }
        state = new FileState.OfBytes(new Fingerprint(size, parts.get(0), parts.get(1)));
    }

    private JournaledSave build() throws SaveException {
        if (version != VERSION || save == null || format == null || started == null) {
            throw failure();
        }
        return new JournaledSave(save, format, size, state, started);
    }
}
