package dev.keepsake.unreal.report;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.map;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_12;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_22;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_1;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_3;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_6;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_7;
import static dev.keepsake.testkit.unreal.Values.bool;
import static dev.keepsake.testkit.unreal.Values.byteEnum;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.name;
import static dev.keepsake.testkit.unreal.Values.raw;
import static dev.keepsake.testkit.unreal.Values.str;
import static dev.keepsake.testkit.unreal.Values.struct;

import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.GvasText;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.NumberFormat;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.TextArgument;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.Value;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// Small saves after what users of other tools reported, rows 1 to 30 of the list of reports; each
/// says the row and what is right. [MoreReportInputs] has the others.
final class ReportInputs {
    private static final UnrealGuid GUID = UnrealGuid.of("01234567-89ABCDEF-02468ACE-13579BDF");
    private static final PropertyType ENTRY = PropertyType.struct("S_Entry");

    private ReportInputs() {}

    private static Value entry(int number) {
        return struct(ENTRY, list -> list.integer("Number", number).str("Label", "n" + number));
    }

    /// Row 1: an array of bools has one byte for each.
    static byte[] arrayOfBools() {
        return GvasBuilder.of(UE_4_27)
                .array("Flags", PropertyType.BOOL, bool(1), bool(0), bool(1))
                .build();
    }

    /// Row 2: a set of structs that are lists is found by its size; nobody is asked.
    static byte[] setOfLists() {
        return GvasBuilder.of(UE_4_27).set("Rows", ENTRY, entry(1), entry(2)).build();
    }

    /// Row 3: structs of 12 bytes that no file names, as values of a map, are found by size and
    /// rewritten exactly; so is the 64-bit number after them.
    static byte[] mapOfTwelveByteStructs() {
        return GvasBuilder.of(UE_4_27)
                .map(
                        "Places",
                        PropertyType.NAME,
                        PropertyType.struct("Vector"),
                        pair(name("Home"), Natives.vector(1, 2, 3)),
                        pair(name("Away"), Natives.vector(-1, 0.5, 1e9)))
                .uint64("Seed", -1)
                .build();
    }

    /// Row 4: tags inside the structs of a map are read without being told.
    static byte[] tagsInMapValues() {
        return GvasBuilder.of(UE_4_27)
                .map(
                        "Quests",
                        PropertyType.NAME,
                        ENTRY,
                        pair(name("First"), tagged("Quest.Open", "Quest.Main")),
                        pair(name("Second"), tagged()))
                .build();
    }

    private static Value tagged(String... tags) {
        return struct(ENTRY, list -> list.property("Tags", Natives.gameplayTags(tags)));
    }

    /// Row 5: a game's own layout is kept raw, and the number after it is still read.
    static byte[] unknownStructBeforeNumber() {
        return GvasBuilder.of(UE_4_27)
                .property("Part", unknown("LegoGraphPartInstance"))
                .integer("After", 42)
                .build();
    }

    private static Value unknown(String type) {
        return Natives.unknown(type, new byte[] {7, 0, 0, 0, -1, 3, 9, 0, 0, 0, 0, 2, 1});
    }

    /// Row 6: what lies in two compressed chunks, which must be opened by their first bytes.
    static byte[] contentOfChunks() {
        return GvasBuilder.of(UE_4_22).integer("Level", 6).build();
    }

    /// Row 7: a wrong size in one struct; the error names `Broken`, what stands before it is kept.
    static byte[] wrongSizeInOneStruct() {
        return GvasBuilder.of(UE_4_27)
                .integer("Before", 1)
                .struct("Broken", "S_Entry", list -> list.integer("Number", 7))
                .wrongSize(-6)
                .integer("After", 2)
                .build();
    }

    /// Row 8: no such save at all; refused at offset 0, with its first bytes shown.
    static byte[] foreignMagic() {
        return new byte[] {0x0A, (byte) 0x9A, 0x01, 0x0A, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70};
    }

    /// Row 8: no such save at all, but text; refused at offset 0, with its first bytes shown.
    static byte[] foreignText() {
        return "SAVE0001 and so on, not a save of this engine".getBytes(StandardCharsets.US_ASCII);
    }

    /// Row 9: a tag of 5.4 with a guid and an index; both are kept.
    static byte[] completeTagWithGuidAndIndex() {
        return GvasBuilder.of(UE_5_4)
                .integer("Slots", 10)
                .guid(GUID)
                .integer("Slots", 11)
                .index(1)
                .guid(GUID)
                .str("After", "x")
                .build();
    }

    /// Row 10: a plug-in's container; the message says that the container is unknown.
    static byte[] unknownContainer() {
        return new byte[] {1, 0, 0, 0, 16, 0, 0, 0, 'S', 'l', 'o', 't', 0, 1, 2, 3, 4, 5, 6, 7};
    }

    /// Row 11: nobody and somebody on the net.
    static byte[] netIds() {
        return GvasBuilder.of(UE_4_27)
                .property("Nobody", Natives.noNetId())
                .property("Somebody", Natives.netId("STEAM", "76561198000000000"))
                .integer("After", 1)
                .build();
    }

    /// Row 12: a string deep inside; where it grows, all sizes around it grow.
    static byte[] stringInsideStructs() {
        return GvasBuilder.of(UE_5_3)
                .struct(
                        "Outer",
                        "S_Outer",
                        outer ->
                                outer.array("Rows", ENTRY, entry(1), entry(2))
                                        .property("ByName", mapOfEntries()))
                .integer("After", 1)
                .build();
    }

    private static Value mapOfEntries() {
        return map(PropertyType.NAME, ENTRY, pair(name("Key"), entry(3)));
    }

    /// Row 14: the header of a save whose body is compressed by itself; nothing after the class
    /// name. The body is [#bodyToCompress()].
    static byte[] headerBeforeCompressedBody() {
        return GvasBuilder.of(UE_5_1).unterminated().tail().build();
    }

    /// Row 14: what the compressed body holds.
    static byte[] bodyToCompress() {
        return GvasBuilder.propertyList(UE_5_1, list -> list.integer("Level", 14));
    }

    /// Row 15: 5.6 with the control byte of the class, an unknown struct marked native, and keys
    /// that are paths; all of it is rewritten exactly.
    static byte[] unknownNativeAndPathKeys() {
        PropertyType path = PropertyType.struct("SoftObjectPath");
        return GvasBuilder.of(UE_5_6)
                .property("Part", unknown("GamePart"))
                .map(
                        "ByPath",
                        path,
                        PropertyType.INT,
                        pair(Natives.softObjectPath("/Game/Map.Map", ""), integer(1)),
                        pair(Natives.softObjectPath("/Game/Map.Map", "Door:Küche"), integer(2)))
                .build();
    }

    /// Row 16: a map whose key is a list, its value a number; found by size.
    static byte[] mapKeyedByList() {
        return GvasBuilder.of(UE_4_27)
                .map("Counts", ENTRY, PropertyType.INT, pair(entry(1), integer(100)))
                .build();
    }

    /// Row 18: a text of history 0x41, which nobody knows; kept raw, also through JSON, and the
    /// number after it is read.
    static byte[] unknownTextHistory() {
        return GvasBuilder.of(UE_5_3)
                .text("Title", GvasText.raw(0x41, (byte) 1, (byte) 2, (byte) 3))
                .integer("After", 18)
                .build();
    }

    /// Row 19: texts of the histories 1, 2, 5, 6, 8, 9 and 10.
    static byte[] textHistories() {
        GvasText pattern = GvasText.base("ns", "key", "{0} of {n}");
        TextArgument number = TextArgument.float64(0.25);
        NumberFormat format = new NumberFormat(false, true, 0, 2);
        return GvasBuilder.of(UE_5_7)
                .text("H1", GvasText.named(pattern, Map.of("n", TextArgument.integer(7))))
                .text("H2", GvasText.ordered(pattern, number, TextArgument.text(pattern)))
                .text("H5", GvasText.percent(number, format, "de"))
                .text("H6", GvasText.currency("EUR", number, null, ""))
                .text("H8", GvasText.time(638_000_000_000_000_000L, 1, "UTC", "en"))
                .text("H9", GvasText.dateTime(638_000_000_000_000_000L, 2, "", ""))
                .text("H10", GvasText.transform(pattern, 1))
                .integer("After", 19)
                .build();
    }

    /// Row 20: an array of bytes whose size is not its count: its elements are names.
    static byte[] byteArrayOfNames() {
        return GvasBuilder.of(UE_4_27)
                .property(
                        "Keys",
                        array(
                                PropertyType.BYTE,
                                byteEnum("E_Key", "E_Key::Red"),
                                byteEnum("E_Key", "E_Key::Blue")))
                .build();
    }

    /// Row 21: a package number above all known ones; opens, with a notice.
    static byte[] unknownPackage() {
        return GvasBuilder.of(UE_4_27.withPackages(530, 0)).integer("Level", 21).build();
    }

    /// Row 23: tags without the types of maps; the map is kept raw, the number after it is read.
    static byte[] mapWithoutTypes() {
        return GvasBuilder.of(UE_4_12.withPackages(505, 0))
                .map("Counts", PropertyType.NAME, PropertyType.INT, pair(name("a"), integer(1)))
                .integer("After", 23)
                .build();
    }

    /// Row 24: a map of strings to lists; found by size.
    static byte[] mapOfStringsToLists() {
        return GvasBuilder.of(UE_4_27)
                .map(
                        "Villagers",
                        PropertyType.STR,
                        ENTRY,
                        pair(str("Anna"), entry(1)),
                        pair(str("Bożena"), entry(2)))
                .build();
    }

    /// Row 25: the same inside a struct inside a map.
    static byte[] mapInStructInMap() {
        Value outer = struct(ENTRY, list -> list.property("Inner", mapOfEntries()));
        return GvasBuilder.of(UE_5_1)
                .map("Outer", PropertyType.INT, ENTRY, pair(integer(1), outer))
                .build();
    }

    /// Row 26: what lies in compressed chunks of 5.7; where these are not opened, the message says
    /// "compressed chunks".
    static byte[] contentOfNewerChunks() {
        return GvasBuilder.of(UE_5_7).integer("Level", 26).build();
    }

    /// Row 28: a map whose keys are numbers and structs; JSON holds it as a list of pairs.
    static byte[] mapsWithoutTextKeys() {
        return GvasBuilder.of(UE_5_4)
                .map("ByNumber", PropertyType.INT, PropertyType.STR, pair(integer(-1), str("x")))
                .map("ByEntry", ENTRY, PropertyType.INT, pair(entry(1), integer(2)))
                .build();
    }

    /// Row 29: a guid in the tag of an array of numbers; kept.
    static byte[] arrayWithGuid() {
        return GvasBuilder.of(UE_4_22).integers("Numbers", 1, 2, 3).guid(GUID).build();
    }

    /// Row 30: a guid of a struct that is not zero, of a property and of an array's elements.
    static byte[] structGuids() {
        PropertyType type = ENTRY.withGuid(GUID);
        return GvasBuilder.of(UE_4_27)
                .struct("One", "S_Entry", list -> list.integer("Number", 1))
                .structGuid(GUID)
                .array("Many", type, struct(type, list -> list.integer("Number", 2)))
                .property("Raw", raw(type, GvasBuilder.propertyList(UE_4_27, list -> {})))
                .build();
    }
}
