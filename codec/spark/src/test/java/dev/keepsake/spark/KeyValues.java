package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import org.junit.jupiter.api.function.Executable;

/// Opens, edits and writes key/value files in memory.
final class KeyValues {
    static final String MARKER = "#!spark-kv-v2\n";

    private KeyValues() {}

    static SaveDocument open(String text) throws Exception {
        return Saves.open(Saves.KEY_VALUE, Bytes.ofText(text));
    }

    static String write(SaveDocument document) throws Exception {
        return Saves.write(Saves.KEY_VALUE, document).asText();
    }

    static Value value(SaveDocument document, int line) throws Exception {
        return document.chunk(0).record(line).content().sections().get(0).content();
    }

    static RecordHead head(SaveDocument document, int line) throws Exception {
        return document.chunk(0).record(line).head();
    }

    static SaveDocument edit(SaveDocument document, int line, Value value) throws Exception {
        return Saves.revised(document, new RecordId(0, line), head -> head, old -> value);
    }

    static DetachedRecord entry(String key, String value) {
        return new DetachedRecord(
                new RecordHead(key, "entry", ""),
                RecordContent.of(Section.of("VALU", TextValue.of(value))));
    }

    static SaveDocument add(SaveDocument document, DetachedRecord record, int after)
            throws Exception {
        return Saves.with(document, new RecordId(0, -1), new RecordChange.Added(record, after));
    }

    static void refused(String reason, Executable edit) {
        EditRefusedException refusal = assertThrows(EditRefusedException.class, edit);
        assertEquals(reason, refusal.finding().details().get("reason"));
    }
}
