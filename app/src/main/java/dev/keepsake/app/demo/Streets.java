package dev.keepsake.app.demo;

import static dev.keepsake.app.demo.Make.record;

import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import java.util.Locale;

/// What stands in the streets and lies in the harbour.
final class Streets {
    private static final List<String> DOORS = List.of("North", "South", "East", "West", "Cellar");
    private static final int HOUSES = 90;
    private static final int LAMPS = 140;
    private static final int BROKEN_LAMPS = 9;
    private static final int CHESTS = 60;
    private static final int CRATES = 5_200;
    private static final int BOATS = 12;
    private static final int GULLS = 320;

    private final Moment moment;
    private final RecordSink sink;
    private final Dice dice = new Dice(11);

    Streets(Moment moment, RecordSink sink) {
        this.moment = moment;
        this.sink = sink;
    }

    void write() throws SaveException {
        for (String door : DOORS) {
            door(door);
        }
        for (int i = 1; i <= HOUSES; i++) {
            sink.record(record("House_" + i, "entity", "House", Make.place(dice)));
        }
        for (int i = 1; i <= LAMPS; i++) {
            lamp(i);
        }
        for (int i = 1; i <= CHESTS; i++) {
            chest(i);
        }
        for (int i = 1; i <= CRATES; i++) {
            crate(i);
        }
        for (int i = 1; i <= BOATS; i++) {
            boat(i);
        }
        for (int i = 1; i <= GULLS; i++) {
            sink.record(record("Gull_" + i, "entity", "Gull", Make.place(dice)));
        }
    }

    private void door(String name) throws SaveException {
        StructValue.Builder door =
                StructValue.builder("Door")
                        .add("Locked", BoolValue.of(name.equals("North")))
                        .add("Key", NameValue.of(name.equals("North") ? "BridgeKey" : ""))
                        .add("Swing", FloatValue.of(name.equals("East") ? 85.5f : 0));
        sink.record(
                record(
                        "Door_" + name,
                        "entity",
                        "Door",
                        Make.properties(door),
                        Make.place(dice),
                        Make.tags("door")));
    }

    /// Some lamps were shot out: what is left of them is that they are gone.
    private void lamp(int number) throws SaveException {
        String subject = String.format(Locale.ROOT, "Lamp_%03d", number);
        if (number <= BROKEN_LAMPS) {
            sink.record(record(subject, "destroyed", "Lamp"));
            return;
        }
        StructValue.Builder lamp =
                StructValue.builder("Lamp")
                        .add("Lit", BoolValue.of(moment.scene().lit()))
                        .add("Oil", FloatValue.of((float) dice.between(0, 10)))
                        .add("Glow", Make.colour(0xFFD98AFFL));
        sink.record(record(subject, "entity", "Lamp", Make.properties(lamp), Make.place(dice)));
    }

    private void chest(int number) throws SaveException {
        StructValue.Builder chest =
                StructValue.builder("Chest")
                        .add("Opened", BoolValue.of(dice.oneIn(3)))
                        .add("Gold", IntegerValue.int32(dice.below(200)));
        sink.record(
                record(
                        "Chest_" + number,
                        "entity",
                        "Chest",
                        Make.properties(chest),
                        Make.place(dice)));
        StructValue.Builder inventory =
                StructValue.builder("Inventory")
                        .add("Slots", IntegerValue.int32(16))
                        .add("Items", Stock.some(dice, 12));
        sink.record(
                record(
                        "Chest_" + number + "|Inventory",
                        "component",
                        "Inventory",
                        Make.properties(inventory)));
    }

    private void crate(int number) throws SaveException {
        StructValue.Builder crate =
                StructValue.builder("Crate")
                        .add(
                                "Mark",
                                EnumValue.of(
                                        "EMark", dice.oneIn(4) ? "EMark::Fragile" : "EMark::None"))
                        .add("Content", Stock.some(dice, 6));
        sink.record(
                record(
                        "Crate_" + number,
                        "entity",
                        "Crate",
                        Make.properties(crate),
                        Make.place(dice)));
    }

    private void boat(int number) throws SaveException {
        StructValue.Builder boat =
                StructValue.builder("PatrolBoat")
                        .add("Captain", ReferenceValue.to("Guard_" + number))
                        .add("Heading", FloatValue.of((float) dice.between(0, 360)))
                        .add("Speed", FloatValue.of((float) dice.between(0, 9)));
        sink.record(
                record(
                        "PatrolBoat_" + number,
                        "entity",
                        "PatrolBoat",
                        Make.properties(boat),
                        Make.place(dice)));
    }
}
