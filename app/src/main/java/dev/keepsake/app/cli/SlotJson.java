package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.CopyState.Missing;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.SlotPlace;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Slots as one object a line.
final class SlotJson {
    private final FolderStore store;
    private final JsonFindings findings;

    SlotJson(FolderStore store, Messages messages) {
        this.store = store;
        this.findings = new JsonFindings(messages);
    }

    /// A slot whose copies were checked.
    String line(FoundSlot slot) {
        return JsonLine.of(json -> {
            String name = slot.id().map(SlotId::name).orElse("");
            head(json, slot.place(), name, slot.header());
            json.writeStringField(
                    "loads", slot.copies().loads().map(CopyWords::letter).orElse(null));
            json.writeStringField("from", "copies");
            json.writeArrayFieldStart("copies");
            for (CopyLetter letter : CopyLetter.values()) {
                CopyState copy = slot.copies().of(letter);
                if (!(copy instanceof Missing)) {
                    copy(json, slot.place().file(letter), copy, slot.wrong(letter));
                }
            }
            json.writeEndArray();
        });
    }

    /// A slot by the index or by its newest head alone.
    String line(SlotEntry entry) {
        return JsonLine.of(json -> {
            String name = entry.id().map(SlotId::name).orElse("");
            head(json, entry.place(), name, header(entry));
            json.writeNullField("loads");
            json.writeStringField("from", entry.fromIndex() ? "index" : "head");
            json.writeArrayFieldStart("copies");
            if (entry.copy() != null) {
                json.writeStartObject();
                file(json, entry.place().file(entry.copy()));
                json.writeNullField("outcome");
                json.writeNullField("state");
                saved(json, entry.head());
                findings.write(json, Findings.NONE);
                json.writeEndObject();
            }
            json.writeEndArray();
            findings.write(json, only(entry.problem()));
        });
    }

    private static void head(JsonGenerator json, SlotPlace place, String name, StructValue header)
            throws IOException {
        json.writeStringField("kind", place.kind().word());
        json.writeStringField("key", place.key());
        json.writeStringField("slot", name);
        json.writeStringField("title", HeaderText.of(header, "title"));
        json.writeStringField("slotKind", HeaderText.of(header, "slotKind"));
    }

    private void copy(JsonGenerator json, CopyFile file, CopyState copy, Findings wrong)
            throws IOException {
        json.writeStartObject();
        file(json, file);
        json.writeStringField("outcome", copy.outcome().word());
        json.writeStringField("state", CopyWords.state(copy));
        saved(json, copy.findHead().orElse(null));
        findings.write(json, wrong);
        json.writeEndObject();
    }

    private void file(JsonGenerator json, CopyFile file) throws IOException {
        json.writeStringField("copy", CopyWords.letter(file.letter()));
        json.writeStringField("file", store.path(file).toString());
    }

    /// The members `sequence` and `savedAt`.
    static void saved(JsonGenerator json, @Nullable SaveHead head) throws IOException {
        if (head == null) {
            json.writeNullField("sequence");
            json.writeStringField("savedAt", "");
        } else {
            sequence(json, head.revision().sequence());
            json.writeStringField("savedAt", HeaderText.of(head.fields(), "savedAt"));
        }
    }

    /// The member `sequence`, which has no sign.
    static void sequence(JsonGenerator json, long sequence) throws IOException {
        json.writeFieldName("sequence");
        json.writeNumber(new BigInteger(Long.toUnsignedString(sequence)));
    }

    static Findings only(@Nullable Finding finding) {
        return finding == null ? Findings.NONE : new Findings(List.of(finding), Map.of());
    }

    /// The header of a listed slot, empty where none reads.
    static StructValue header(SlotEntry entry) {
        return Optional.ofNullable(entry.head())
                .map(SaveHead::fields)
                .orElseGet(() -> StructValue.builder("").build());
    }

    /// What to call a listed slot.
    static String name(SlotEntry entry) {
        return entry.id().map(SlotId::name).orElse(entry.place().key());
    }
}
