package dev.keepsake.store.repair;

import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.time.Instant;

/// What a rescue must know of the Keepsake format. Stateless.
final class Keepsake {
    private static final String ID = "keepsake";
    private static final String SEQUENCE = "sequence";
    private static final String EDITED = "edited";

    private Keepsake() {}

    static boolean is(RescueInput input) {
        SaveDocument document = input.diagnosis().document();
        return document != null && is(document.format());
    }

    static boolean is(FormatName format) {
        return format.id().equals(ID);
    }

    /// A header with the sequence of another.
    static StructValue withSequenceOf(StructValue header, StructValue other) {
        Value sequence = other.find(SEQUENCE).orElse(new IntegerValue(0, PrimitiveType.UINT64));
        return header.with(SEQUENCE, sequence);
    }

    /// A header with the mark that says who rescued the save, and when.
    static StructValue withMark(StructValue header, String tool, Instant now) {
        StructValue mark =
                StructValue.builder("Edited")
                        .add("tool", TextValue.of(tool))
                        .add("at", DateTimeValue.of(now, TimeScale.MILLISECONDS))
                        .build();
        return header.with(EDITED, mark);
    }

    /// A header without a field.
    static StructValue without(StructValue header, String name) {
        var all = StructValue.builder(header.type().name());
        for (int i = 0; i < header.items().count(); i++) {
            if (!header.name(i).equals(name)) {
                all.add(
                        header.name(i),
                        header.type().fields().get(i).type(),
                        header.value(i),
                        header.items().encoding(i));
            }
        }
        return all.build();
    }
}
