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
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Locale;

/// Finds records and values whose name or text holds a text, whatever its case. Holds one record
/// decoded at a time.
final class Finder {
    private final Call call;
    private final ShownRows rows;
    private final String wanted;
    private long found;

    Finder(Call call, ShownRows rows, String text) {
        this.call = call;
        this.rows = rows;
        this.wanted = text.toLowerCase(Locale.ROOT);
    }

    /// Looks through the save until a page is full.
    void find(SaveDocument document) throws SaveException {
        look(Path.ofHeader(), Step.Name.of(""), document.header());
        for (Chunk chunk : document.chunks()) {
            if (chunk.head().kind() == Kind.RECORDS
                    && !RecordPaths.walk(chunk, call, rows.unread(), this::lookAt)) {
                break;
            }
        }
        if (isFull()) {
            rows.printer().more(0, rows.page().count(), found, rows.page().end(found));
        }
    }

    private boolean lookAt(int number, SaveRecord record, RecordHead head, Path path)
            throws SaveException {
        if (holds(head.subject()) || holds(head.className())) {
            if (rows.page().holds(found++)) {
                rows.record(path, head, record);
            }
        }
        try {
            for (Section section : record.content().sections()) {
                look(path.section(section.id()), Step.Name.of(section.id()), section.content());
            }
        } catch (SaveException failure) {
            rows.unread().addRecord(failure);
        }
        return !isFull();
    }

    private void look(Path path, Step step, Value value) throws SaveException {
        boolean named = step instanceof Step.Name(String name, int ordinal) && holds(name);
        if (named || step instanceof Step.Key(String key, int n) && holds(key) || holds(value)) {
            if (rows.page().holds(found++)) {
                rows.printer().value(path, 0, value);
            }
        }
        if (isFull()) {
            return;
        }
        ValueWalk.parts(
                value,
                (number, to, part) -> {
                    call.progress().check(number, -1);
                    look(path.then(to), to, part);
                });
    }

    /// One more than the page holds, so that it is known whether there are more.
    private boolean isFull() {
        return found > rows.page().end(Long.MAX_VALUE);
    }

    private boolean holds(Value value) {
        return switch (value) {
            case TextValue text -> holds(text.text());
            case LocalizedTextValue text -> false; // its source is one of its parts
            default -> Literals.print(value).filter(this::holds).isPresent();
        };
    }

    private boolean holds(String text) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
