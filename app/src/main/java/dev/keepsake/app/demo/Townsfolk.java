package dev.keepsake.app.demo;

import static dev.keepsake.app.demo.Make.record;

import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// The people of the town: the merchant, the guards with what they think, the citizens.
final class Townsfolk {
    private static final int STOCK = 4_200;
    private static final int GUARDS = 24;
    private static final int CITIZENS = 2_400;
    private static final List<String> NAMES =
            List.of("Ada", "Bero", "Çelik", "Dóra", "Edda", "Fínn", "Gül", "Hana 🌊", "Ісак", "小梅");

    private final Moment moment;
    private final RecordSink sink;
    private final Dice dice = new Dice(7);

    Townsfolk(Moment moment, RecordSink sink) {
        this.moment = moment;
        this.sink = sink;
    }

    void write() throws SaveException {
        merchant();
        for (int i = 1; i <= GUARDS; i++) {
            guard(i);
        }
        for (int i = 1; i <= CITIZENS; i++) {
            citizen(i);
        }
        sleeper();
    }

    private void merchant() throws SaveException {
        StructValue.Builder merchant =
                StructValue.builder("Merchant")
                        .add(
                                "DisplayName",
                                LocalizedTextValue.base(
                                        "Harbour", "Merchant.Name", "Mira the trader"))
                        .add("Gold", IntegerValue.int32(moment.gold()))
                        .add("Mood", EnumValue.of("EMood", "EMood::Hostile"))
                        .add("Open", BoolValue.TRUE)
                        .add("Stock", Stock.ofMerchant(new Dice(42), STOCK))
                        .add("Routes", routes())
                        .add("LastSeen", Make.moment(moment.savedAt().minus(Duration.ofMinutes(3))))
                        .add("Owner", ReferenceValue.to("Guard_3"))
                        .add("Debt", OptionalValue.of(PrimitiveType.INT32, IntegerValue.int32(40)))
                        .add("Sign", Make.colour(0xC0A070FFL));
        sink.record(
                record(
                        "Merchant",
                        "entity",
                        "Merchant",
                        Make.properties(merchant),
                        Make.place(1204.5, -88.25, 16, 1),
                        owned(),
                        Make.tags("trader", "quest:TheBridge"),
                        gameOnly("NAVX", 64)));
    }

    private static Value routes() {
        var entries = new ArrayList<MapValue.Entry>();
        var dice = new Dice(3);
        for (String name : List.of("Market", "Quay", "Home")) {
            entries.add(new MapValue.Entry(NameValue.of(name), route(dice, 4 + dice.below(5))));
        }
        return MapValue.of(PrimitiveType.NAME, new ListType(Make.vectorType()), entries);
    }

    private static ListValue route(Dice dice, int count) {
        var points = new ArrayList<StructValue>();
        for (int i = 0; i < count; i++) {
            points.add(Make.vector(dice.between(-900, 1300), dice.between(-400, 400), 16));
        }
        return ListValue.of(Make.vectorType(), points);
    }

    private static Section owned() {
        StructValue ledger =
                StructValue.builder("Ledger")
                        .add("Pages", IntegerValue.int32(118))
                        .add("Owner", ReferenceValue.to("Merchant"))
                        .add("Seal", new UuidValue(0x6B65657073616B65L, 0x9C0FFEE0BADCAFE5L))
                        .build();
        StructValue scales =
                StructValue.builder("Scales").add("Error", FloatValue.of(0.015625f)).build();
        return Section.of(
                "OWND",
                ListValue.of(
                        PrimitiveType.OBJECT,
                        List.of(new ObjectValue("Ledger", ledger), new ObjectValue("", scales))));
    }

    /// A section that only the game knows.
    private static Section gameOnly(String id, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * 37);
        }
        return Section.of(
                id, new OpaqueValue(Bytes.wrap(bytes), "", OpaqueValue.Reason.UNKNOWN_SECTION));
    }

    private void guard(int number) throws SaveException {
        StructValue.Builder guard =
                StructValue.builder("Guard")
                        .add("Health", FloatValue.of((float) dice.between(40, 100)))
                        .add(
                                "Alert",
                                EnumValue.of(
                                        "EAlert", dice.oneIn(6) ? "EAlert::High" : "EAlert::Calm"))
                        .add("Patrol", route(dice, 3 + dice.below(4)))
                        .add("Inventory", Stock.some(dice, 4));
        sink.record(
                record(
                        "Guard_" + number,
                        "entity",
                        "Guard",
                        Make.properties(guard),
                        Make.place(dice)));
        StructValue.Builder thoughts =
                StructValue.builder("Blackboard")
                        .add("TradeTarget", ReferenceValue.to("Merchant"))
                        .add(
                                "Door",
                                ReferenceValue.to(number % 2 == 0 ? "Door_North" : "Door_South"))
                        .add("Since", Make.moment(moment.savedAt().minusSeconds(number)));
        sink.record(
                record(
                        "Guard_" + number + "|Blackboard",
                        "component",
                        "Blackboard",
                        Make.properties(thoughts)));
    }

    private void citizen(int number) throws SaveException {
        StructValue.Builder citizen =
                StructValue.builder("Citizen")
                        .add("Name", TextValue.of(dice.of(NAMES)))
                        .add("Age", IntegerValue.int32(6 + dice.below(80)))
                        .add("Home", ReferenceValue.to("House_" + (1 + dice.below(90))))
                        .add("Pockets", Stock.some(dice, 3));
        sink.record(
                record(
                        "Citizen_" + number,
                        "entity",
                        "Citizen",
                        Make.properties(citizen),
                        Make.place(dice)));
    }

    /// Somebody whose name is longer than any window.
    private void sleeper() throws SaveException {
        StructValue.Builder sleeper =
                StructValue.builder("Citizen")
                        .add("Name", TextValue.of("Zzz".repeat(700) + " 💤"))
                        .add("Age", IntegerValue.int32(211))
                        .add("Home", ReferenceValue.NONE)
                        .add("Pockets", Make.items(List.of()));
        sink.record(
                record(
                        "TheSleeperWho" + "NeverWoke".repeat(24),
                        "entity",
                        "Citizen",
                        Make.properties(sleeper),
                        Make.place(-1204.5, 88.25, 4, 3)));
    }
}
