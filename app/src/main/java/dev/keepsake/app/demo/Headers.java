package dev.keepsake.app.demo;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import java.time.Duration;
import java.time.Instant;

/// The headers of the sample saves.
final class Headers {
    private Headers() {}

    static StructValue ofSlot(Moment moment) {
        StructValue game =
                StructValue.builder("HarbourHeader")
                        .add("Chapter", IntegerValue.int32(3))
                        .add("Difficulty", EnumValue.of("EDifficulty", "EDifficulty::Sailor"))
                        .add("Ironman", BoolValue.FALSE)
                        .build();
        return beginning(moment.sequence(), moment.savedAt(), "Slot")
                .add("slot", NameValue.of(moment.slot()))
                .add("title", TextValue.of(moment.title()))
                .add("slotKind", EnumValue.of("SlotKind", moment.kind()))
                .add("map", NameValue.of("/Maps/Harbour"))
                .add("playTime", DurationValue.of(moment.playTime(), TimeScale.MILLISECONDS))
                .add("place", TextValue.of(moment.place()))
                .add("game", game)
                .build();
    }

    static StructValue ofProfile(String name, long sequence, Instant savedAt, Duration played) {
        return beginning(sequence, savedAt, "Profile")
                .add("slot", NameValue.of(name))
                .add("title", TextValue.of("Mira"))
                .add("playTime", DurationValue.of(played, TimeScale.MILLISECONDS))
                .build();
    }

    private static StructValue.Builder beginning(long sequence, Instant savedAt, String kind) {
        return StructValue.builder("")
                .add("sequence", new IntegerValue(sequence, PrimitiveType.UINT64))
                .add("writer", TextValue.of("Keepsake samples"))
                .add("savedAt", Make.moment(savedAt))
                .add("gameVersion", TextValue.of("Harbour 1.4.2"))
                .add("engineVersion", TextValue.of("Sample 1"))
                .add("gameDataVersion", new IntegerValue(3, PrimitiveType.UINT32))
                .add("fileKind", EnumValue.of("FileKind", kind));
    }
}
