package dev.keepsake.app.demo;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.List;

/// What another engine stored of an outpost: a save and a file of keys and values.
final class Outpost {
    private static final List<String> TURRETS =
            List.of("Turret_East", "Turret_West", "Turret_Gate");

    private Outpost() {}

    static void write(RecordSink sink) throws SaveException {
        sink.begin(header(), null);
        sink.beginChunk(ChunkHead.ofRecords("ENTS", ""));
        sink.record(entity("Outpost", ReferenceValue.NONE, 0));
        for (int i = 0; i < TURRETS.size(); i++) {
            sink.record(entity(TURRETS.get(i), ReferenceValue.to("Outpost"), 12.5f * (i + 1)));
        }
        sink.beginChunk(ChunkHead.ofRecords("CUST", ""));
        sink.record(
                Make.record(
                        "outpost.alarm", "entry", "", Section.of("VALU", TextValue.of("silent"))));
        sink.end(Progress.NONE);
    }

    private static StructValue header() {
        return StructValue.builder("SaveMetadata")
                .add("version", new IntegerValue(4, PrimitiveType.UINT32))
                .add("saveName", TextValue.of("Outpost, dawn"))
                .add("sceneName", TextValue.of("Outpost"))
                .add("playerClass", TextValue.of("Engineer"))
                .add("screenshotPath", TextValue.of(""))
                .add("timestamp", new IntegerValue(1_796_073_243, PrimitiveType.UINT64))
                .add("playTime", FloatValue.of(5_040.5f))
                .add("playerHealth", FloatValue.of(75))
                .add("playerArmor", FloatValue.of(20))
                .add(
                        "position",
                        StructValue.builder("Vector")
                                .add("x", FloatValue.of(14.25f))
                                .add("y", FloatValue.of(0))
                                .add("z", FloatValue.of(-3.5f))
                                .build())
                .add("playerKills", IntegerValue.int32(3))
                .add("playerDeaths", IntegerValue.int32(1))
                .build();
    }

    private static DetachedRecord entity(String name, ReferenceValue parent, float x) {
        StructValue.Builder transform = StructValue.builder("Transform");
        for (String key : List.of("px", "py", "pz", "rx", "ry", "rz")) {
            transform.add(key, FloatValue.of(key.equals("px") ? x : 0));
        }
        for (String key : List.of("sx", "sy", "sz")) {
            transform.add(key, FloatValue.of(1));
        }
        transform.add("parent", parent);
        StructValue.Builder health =
                StructValue.builder("HealthComponent")
                        .add("health", FloatValue.of(100))
                        .add("maxHealth", FloatValue.of(100))
                        .add("isDead", BoolValue.FALSE);
        StructValue components =
                StructValue.builder("")
                        .add("HealthComponent", health.build())
                        .add("Transform", transform.build())
                        .build();
        return Make.record(name, "entity", "", Section.of("COMP", components));
    }

    /// Keys and values: a mark in the first line, then one pair a line.
    static Bytes settings() {
        return Bytes.ofText(
                """
                #!spark-kv-v2
                graphics.shadows\tsoft
                graphics.scale\t1.25
                player.name\tTamsin
                motd\tThe lamps are out\\non the north quay.
                """);
    }
}
