package dev.keepsake.app.demo;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The profile: what belongs to the player rather than to a playthrough.
final class Ledger {
    private Ledger() {}

    static void write(Instant savedAt, RecordSink sink) throws SaveException {
        sink.begin(
                Headers.ofProfile("mira", 7, savedAt, Duration.ofHours(61)),
                Painter.paint(Scene.MIRA, 1));
        sink.beginChunk(ChunkHead.ofRecords("PROF", ""));
        StructValue.Builder settings =
                StructValue.builder("Settings")
                        .add("Volume", FloatValue.of(0.8f))
                        .add("Subtitles", BoolValue.TRUE)
                        .add("Language", TextValue.of("de"));
        sink.record(Make.record("Settings", "global", "Settings", Make.properties(settings)));
        StructValue.Builder ledger =
                StructValue.builder("Ledger")
                        .add("Unlocked", IntegerValue.int32(14))
                        .add("Runs", runs());
        sink.record(Make.record("Ledger", "global", "Ledger", Make.properties(ledger)));
        sink.beginChunk(ChunkHead.ofRecords("CUST", ""));
        sink.record(entry("tutorial.seen", BoolValue.TRUE));
        sink.record(entry("photo.count", IntegerValue.int64(312)));
        sink.end(Progress.NONE);
    }

    private static DetachedRecord entry(String key, Value value) {
        return Make.record(key, "entry", "", Section.of("VALU", value));
    }

    private static ListValue runs() {
        var runs = new ArrayList<StructValue>();
        for (int depth : List.of(31, 12)) {
            runs.add(
                    StructValue.builder("Run")
                            .add("Depth", IntegerValue.int32(depth))
                            .add("Silver", new IntegerValue(40L * depth, PrimitiveType.UINT32))
                            .build());
        }
        return ListValue.of(runs.get(0).type(), runs);
    }
}
