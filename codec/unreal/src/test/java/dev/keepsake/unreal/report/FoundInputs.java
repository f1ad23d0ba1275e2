package dev.keepsake.unreal.report;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.mapWithout;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Containers.setWithout;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_10;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_22;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_3;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4_EARLY;
import static dev.keepsake.testkit.unreal.Values.byteEnum;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.struct;

import dev.keepsake.testkit.unreal.CustomVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.GvasText;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.UnrealString;
import dev.keepsake.testkit.unreal.Values;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Small saves after faults found in other tools without a report; each says what is right.
final class FoundInputs {
    private static final UnrealGuid GUID = UnrealGuid.of("01234567-89ABCDEF-02468ACE-13579BDF");

    private FoundInputs() {}

    /// Guids in tags of 5.4 are written back, 16 bytes each.
    static byte[] guidsInCompleteTags() {
        return GvasBuilder.of(UE_5_4)
                .bool("On", true)
                .guid(GUID)
                .str("Text", "x")
                .guid(GUID)
                .build();
    }

    /// An array of small numbers stays one of numbers, one of texts stays one of texts, also
    /// through JSON.
    static byte[] arraysThatJsonConfuses() {
        return GvasBuilder.of(UE_4_27)
                .integers("Small", 1, 2, 3)
                .bytes("Bytes", (byte) 1, (byte) 2, (byte) 3)
                .property(
                        "Texts",
                        array(
                                PropertyType.TEXT,
                                Values.text(GvasText.none()),
                                Values.text(GvasText.invariant("x"))))
                .build();
    }

    /// Strings whose form is not the one a writer would choose; rewritten exactly.
    static byte[] stringForms() {
        return GvasBuilder.of(UE_5_3)
                .str("Inner", UnrealString.narrow("a\0b"))
                .str("Null", UnrealString.NULL)
                .str("Empty", UnrealString.EMPTY)
                .str("Wide", UnrealString.wide("ascii"))
                .str("Open", UnrealString.unterminated("open"))
                .str("WideOpen", UnrealString.wideUnterminated("öffen"))
                .build();
    }

    /// Bools above 1 in tags, as written.
    static byte[] oddBools() {
        return GvasBuilder.of(UE_4_27).bool("Two", 2).bool("Most", 255).build();
    }

    /// Keys of a map and elements of a set that are bytes by their tag and names by their size.
    static byte[] byteKeysThatAreNames() {
        return GvasBuilder.of(UE_4_22)
                .map(
                        "Counts",
                        PropertyType.BYTE,
                        PropertyType.INT,
                        pair(byteEnum("E_Ore", "E_Ore::Iron"), integer(1)),
                        pair(byteEnum("E_Ore", "E_Ore::Gold"), integer(2)))
                .set("Seen", PropertyType.BYTE, byteEnum("E_Ore", "E_Ore::Iron"))
                .set("Plain", PropertyType.BYTE, Values.uint8(1), Values.uint8(2))
                .build();
    }

    /// What a map and a set no longer have is kept.
    static byte[] removedKeys() {
        return GvasBuilder.of(UE_5_3)
                .property(
                        "Map",
                        mapWithout(
                                PropertyType.INT,
                                PropertyType.INT,
                                List.of(integer(7)),
                                pair(integer(1), integer(2))))
                .property("Set", setWithout(PropertyType.INT, List.of(integer(8)), integer(9)))
                .build();
    }

    /// A property that has no value and says so.
    static byte[] skippedValue() {
        return GvasBuilder.of(UE_5_4).str("Skipped", "").skipped().integer("After", 1).build();
    }

    /// Extensions in the tags of 5.4.
    static byte[] extensions() {
        return GvasBuilder.of(UE_5_4)
                .integer("Overridden", 1)
                .extension(2, 1, 1, 0, 0, 0)
                .integer("After", 2)
                .build();
    }

    /// Extension bytes and a control byte with an operation, before 5.4 had its tags.
    static byte[] extensionBytes() {
        return GvasBuilder.of(UE_5_4_EARLY)
                .control(2, 1)
                .integer("Overridden", 1)
                .extension(2, 1, 0, 0, 0, 0)
                .integer("After", 2)
                .build();
    }

    /// A string that claims 2 GB; refused by its length, with nothing allocated for it.
    static byte[] hugeStringLength() {
        return GvasBuilder.of(UE_5_3)
                .raw("Huge", PropertyType.STR, new byte[] {-1, -1, -1, 0x7F, 'a', 0})
                .integer("After", 1)
                .build();
    }

    /// Eight bytes of a game between the class name and the control byte; kept.
    static byte[] gameHeader() {
        return GvasBuilder.of(UE_5_4)
                .classHeader(new byte[] {3, 0, 0, 0, 40, 1, 0, 0})
                .integer("Level", 1)
                .build();
    }

    /// A string and three numbers of a game between the class name and the control byte; kept.
    static byte[] gameHeaderWithName() {
        byte[] header = new byte[33];
        header[0] = 17;
        byte[] name = "ABF_SAVE_VERSION".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(name, 0, header, 4, name.length);
        header[21] = 1;
        header[25] = 2;
        header[29] = 3;
        return GvasBuilder.of(UE_5_4).classHeader(header).integer("Level", 1).build();
    }

    /// One name twice, and a static array; all four are kept.
    static byte[] repeatedNames() {
        return GvasBuilder.of(UE_5_3)
                .integer("Same", 1)
                .integer("Same", 2)
                .integer("Static", 3)
                .integer("Static", 4)
                .index(1)
                .build();
    }

    /// Structs in an array without a tag of their own, as before package 500.
    static byte[] arrayWithoutInnerTag() {
        PropertyType row = PropertyType.struct("S_Row");
        return GvasBuilder.of(UE_4_10)
                .array(
                        "Rows",
                        row,
                        struct(row, list -> list.integer("Number", 1)),
                        struct(row, list -> list.integer("Number", 2)))
                .build();
    }

    /// A whole list in an array of bytes, as games put one save in another.
    static byte[] listInBytes() {
        byte[] inner = GvasBuilder.propertyList(UE_5_3, list -> list.integer("Inner", 1));
        return GvasBuilder.of(UE_5_3).bytes("RawData", inner).build();
    }

    /// Custom versions with names, one twice: rewritten exactly.
    static byte[] namedCustomVersions() {
        return GvasBuilder.of(UE_4_27)
                .customFormat(1)
                .custom(new CustomVersion(GUID, 3, "Game"))
                .custom(new CustomVersion(GUID, 4, "Game"))
                .integer("Level", 1)
                .build();
    }
}
