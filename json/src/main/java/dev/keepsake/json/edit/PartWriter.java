package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonOutput;
import dev.keepsake.json.value.ValueWriter;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.PrimitiveType;
import java.io.IOException;

/// Writes what edits bring in that is no value: heads, whole records, chunks.
final class PartWriter {
    private final JsonOutput out;
    private final ValueWriter values;

    PartWriter(JsonOutput out, ValueWriter values) {
        this.out = out;
        this.values = values;
    }

    void head(RecordHead head) throws IOException {
        out.member("head").beginList().name(head.subject());
        out.name(head.kind());
        out.name(head.className());
        out.endList();
    }

    void record(Edit.AddRecord add) throws IOException, SaveException {
        out.member("after");
        if (add.after() == RecordChange.Added.FIRST) {
            out.text("first");
        } else {
            out.integer(add.after());
        }
        head(add.content().head());
        out.member("sections").beginList();
        for (Section section : add.content().content().sections()) {
            out.beginList().name(section.id());
            values.write(PrimitiveType.ANY, section.content(), section.encoding());
            out.endList();
        }
        out.endList();
    }

    void chunk(ChunkHead head) throws IOException {
        out.member("newChunk").beginList().name(head.id());
        out.name(head.key());
        out.text(ChunkReader.word(head.kind()));
        out.truth(head.mustUnderstand());
        out.integer(head.recordCount());
        out.integer(head.storedBytes());
        out.integer(head.decodedBytes());
        Span span = head.span();
        if (span != null) {
            out.integer(span.offset());
            out.integer(span.length());
        }
        out.endList();
    }
}
