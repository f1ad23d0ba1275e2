package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.FoundSlot.Copy;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.model.value.StructValue;
import java.io.IOException;

/// A slot as one object a line.
final class SlotJson {
    private SlotJson() {}

    static String line(FoundSlot slot) {
        StructValue header = slot.shown().header();
        return JsonLine.of(json -> {
            json.writeStringField("kind", slot.kind());
            json.writeStringField("key", slot.key());
            json.writeStringField("slot", HeaderText.of(header, "slot"));
            json.writeStringField("title", HeaderText.of(header, "title"));
            json.writeStringField("slotKind", HeaderText.of(header, "slotKind"));
            json.writeStringField("loads", slot.loading().map(Copy::letter).orElse(null));
            json.writeArrayFieldStart("copies");
            for (Copy copy : slot.copies()) {
                copy(json, copy);
            }
            json.writeEndArray();
        });
    }

    private static void copy(JsonGenerator json, Copy copy) throws IOException {
        json.writeStartObject();
        json.writeStringField("copy", copy.letter());
        json.writeStringField("file", copy.file().toString());
        json.writeStringField("outcome", copy.outcome().word());
        if (copy.sequence() < 0) {
            json.writeNullField("sequence");
        } else {
            json.writeNumberField("sequence", copy.sequence());
        }
        json.writeStringField("savedAt", HeaderText.of(copy.header(), "savedAt"));
        json.writeEndObject();
    }
}
