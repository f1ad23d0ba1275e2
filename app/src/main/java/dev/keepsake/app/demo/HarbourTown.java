package dev.keepsake.app.demo;

import static dev.keepsake.app.demo.Make.record;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/// A whole save of the town: globals, two maps, the player, and a chunk that only the game knows.
final class HarbourTown {
    private static final int GLOBALS = 14;
    private static final int VEINS = 190;
    private static final int EXTRA_BYTES = 2_150;

    private final Moment moment;
    private final RecordSink sink;

    private HarbourTown(Moment moment, RecordSink sink) {
        this.moment = moment;
        this.sink = sink;
    }

    /// Writes the save made at a moment.
    static void write(Moment moment, RecordSink sink) throws SaveException {
        var town = new HarbourTown(moment, sink);
        sink.begin(Headers.ofSlot(moment), Painter.paint(moment.scene(), moment.slot().length()));
        town.globals();
        sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Harbour"));
        new Townsfolk(moment, sink).write();
        new Streets(moment, sink).write();
        town.mine();
        town.player();
        town.extra();
        sink.end(Progress.NONE);
    }

    private void globals() throws SaveException {
        sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
        StructValue.Builder clock =
                StructValue.builder("Clock")
                        .add("Now", Make.moment(moment.savedAt()))
                        .add("DayLengthSeconds", FloatValue.of(2_400))
                        .add("Paused", BoolValue.FALSE);
        sink.record(record("Clock", "global", "Clock", Make.properties(clock)));
        StructValue.Builder weather =
                StructValue.builder("Weather")
                        .add("Sky", EnumValue.of("ESky", "ESky::Fog"))
                        .add("Wind", Make.vector(-3.5, 0.25, 0))
                        .add("Fog", Make.colour(0x8FA6B2C0L));
        sink.record(record("Weather", "global", "Weather", Make.properties(weather)));
        sink.record(record("Quests", "global", "QuestLog", Make.properties(quests())));
        for (int i = 3; i < GLOBALS; i++) {
            StructValue.Builder counter =
                    StructValue.builder("Counter")
                            .add("Count", IntegerValue.int64(1_000_003L * i))
                            .add("Seed", new IntegerValue(-1L - i, PrimitiveType.UINT64));
            sink.record(record("Counter_" + i, "global", "Counter", Make.properties(counter)));
        }
    }

    private StructValue.Builder quests() {
        List<String> names = List.of("TheBridge", "MirasLedger", "LampsOut", "ColdSmoke");
        List<String> states = List.of("Active", "Done", "Active", "Hidden");
        var entries = new ArrayList<MapValue.Entry>();
        for (int i = 0; i < names.size(); i++) {
            entries.add(
                    new MapValue.Entry(
                            NameValue.of(names.get(i)),
                            EnumValue.of("EQuestState", "EQuestState::" + states.get(i))));
        }
        return StructValue.builder("QuestLog")
                .add(
                        "States",
                        MapValue.of(PrimitiveType.NAME, new EnumType("EQuestState"), entries))
                .add("Pinned", NameValue.of("TheBridge"));
    }

    private void mine() throws SaveException {
        sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Mine"));
        var dice = new Dice(4);
        for (int i = 0; i < VEINS; i++) {
            StructValue.Builder vein =
                    StructValue.builder("OreVein")
                            .add("Left", IntegerValue.int32(dice.below(40)))
                            .add("Ore", NameValue.of(dice.of(List.of("Iron", "Copper", "Silver"))));
            sink.record(
                    record(
                            "Vein_" + i,
                            "entity",
                            "OreVein",
                            Make.properties(vein),
                            Make.place(dice)));
        }
    }

    private void player() throws SaveException {
        sink.beginChunk(ChunkHead.ofRecords("PLYR", "Local:0"));
        StructValue.Builder player =
                StructValue.builder("Player")
                        .add("Name", TextValue.of("Tamsin"))
                        .add("Health", FloatValue.of(87.5f))
                        .add("Gold", IntegerValue.int32(1_204))
                        .add("Skills", packed(3, 7, 1, 0, 12, 5))
                        .add("Known", recipes())
                        .add("Inventory", Stock.some(new Dice(moment.sequence()), 24))
                        .add("Hat", AssetValue.of("/Items/Oilskin.Oilskin"));
        sink.record(
                record(
                        "Player",
                        "player",
                        "Player",
                        Make.properties(player),
                        Make.place(1188.25, -90.5, 16, 2)));
        StructValue.Builder journal =
                StructValue.builder("Journal")
                        .add("Pages", IntegerValue.int32(31))
                        .add("Sketch", new BytesValue(pattern(96)));
        sink.record(record("Journal", "player", "Journal", Make.properties(journal)));
        StructValue.Builder map =
                StructValue.builder("SeaChart").add("Seen", packed(1, 1, 0, 1, 0, 0, 1, 1));
        sink.record(record("SeaChart", "player", "SeaChart", Make.properties(map)));
    }

    private static Value recipes() {
        return new SetValue(
                new SetType(PrimitiveType.NAME),
                InlineItems.of(
                        NameValue.of("Candle"), NameValue.of("Rope"), NameValue.of("SmokedFish")));
    }

    private static PackedValue packed(int... numbers) {
        byte[] data = new byte[Integer.BYTES * numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            data[Integer.BYTES * i] = (byte) numbers[i];
        }
        return new PackedValue(new PackedType(PrimitiveType.INT32), Bytes.wrap(data));
    }

    /// What a part of the game stores that Keepsake knows nothing of.
    private void extra() throws SaveException {
        sink.beginChunk(ChunkHead.ofBytes("XTRA", ""));
        sink.bytes(pattern(EXTRA_BYTES));
    }

    private static Bytes pattern(int length) {
        byte[] bytes = new byte[length];
        var dice = new Dice(length);
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) dice.below(256);
        }
        return Bytes.wrap(bytes);
    }
}
