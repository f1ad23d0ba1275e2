package dev.keepsake.unreal.report;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.countedArray;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_1;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_3;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_5;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_7;
import static dev.keepsake.testkit.unreal.Values.doubleBits;
import static dev.keepsake.testkit.unreal.Values.floatBits;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.object;
import static dev.keepsake.testkit.unreal.Values.raw;

import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.UnrealString;
import dev.keepsake.testkit.unreal.Value;
import dev.keepsake.testkit.unreal.Values;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Small saves after what users of other tools reported, rows 32 to 52 of the list of reports; each
/// says the row and what is right. Rows about speed and memory alone have none.
final class MoreReportInputs {
    private MoreReportInputs() {}

    /// Row 32: 496 bytes after the last property; kept.
    static byte[] longTail() {
        byte[] tail = new byte[496];
        for (int i = 0; i < tail.length; i++) {
            tail[i] = (byte) (i * 7);
        }
        return GvasBuilder.of(UE_5_4).integer("Level", 32).tail(tail).build();
    }

    /// Row 33: a map of 5.5 from numbers to points.
    static byte[] mapOfPoints() {
        return GvasBuilder.of(UE_5_5)
                .map(
                        "Points",
                        PropertyType.INT,
                        PropertyType.struct("Vector2D"),
                        pair(integer(1), Natives.vector2D(0.5, -0.5)),
                        pair(integer(2), Natives.vector2D(1e300, 0)))
                .build();
    }

    /// Row 35: a guid in a struct.
    static byte[] guidInStruct() {
        UnrealGuid guid = UnrealGuid.of("00112233-44556677-8899AABB-CCDDEEFF");
        return GvasBuilder.of(UE_4_27)
                .struct("Owner", "S_Owner", list -> list.property("Id", Natives.guid(guid)))
                .build();
    }

    /// Row 37: a string and a name cut in the middle of a pair of surrogates; exact through JSON.
    static byte[] halfOfPair() {
        return GvasBuilder.of(UE_5_1)
                .str("Player", UnrealString.wide("Ann\uD83D"))
                .name("Guild", UnrealString.wide("\uDE00x"))
                .build();
    }

    /// Row 38: text of many scripts; what is written from it is UTF-8 on every machine.
    static byte[] textOfManyScripts() {
        return GvasBuilder.of(UE_5_1)
                .str("Player", "Grüße, Žluťoučký, 世界, שלום, 🚢")
                .str("Größe", "µ")
                .build();
    }

    /// Row 39: bytes above 127 in a single-byte string; kept.
    static byte[] highBytesInNarrowString() {
        return GvasBuilder.of(UE_5_1)
                .str("Player", UnrealString.narrow("caf\u00E9 \u008B\u00A6"))
                .integer("After", 39)
                .build();
    }

    /// Row 39: a size one too long, so that all after it is out of step; the error names `Shifted`.
    static byte[] misaligned() {
        return GvasBuilder.of(UE_5_1)
                .str("Shifted", "text")
                .wrongSize(1)
                .integer("After", 39)
                .build();
    }

    /// Row 40: NaNs with a payload, minus zero, 0.1, the smallest numbers; exact, also through
    /// JSON.
    static byte[] oddFloats() {
        Value[] floats =
                IntStream.of(0x7FC12345, 0xFF800001, 0x80000000, 0x3DCCCCCD, 1, 0x7F7FFFFF)
                        .mapToObj(Values::floatBits)
                        .toArray(Value[]::new);
        return GvasBuilder.of(UE_5_1)
                .array("Floats", PropertyType.FLOAT, floats)
                .property("Quiet", floatBits(0x7FC00001))
                .property("Payload", doubleBits(0x7FF0_0000_DEAD_BEEFL))
                .property("Minus", doubleBits(Long.MIN_VALUE))
                .property("Tiny", doubleBits(1))
                .property("Place", Natives.vector(-0.0, Double.NaN, Double.MIN_VALUE))
                .build();
    }

    /// Row 41: a struct with 8 bytes more than its list; these are kept, with a warning.
    static byte[] leftoverInStruct() {
        byte[] list = GvasBuilder.propertyList(UE_5_1, each -> each.integer("Number", 41));
        byte[] longer = Arrays.copyOf(list, list.length + 8);
        longer[list.length] = 9;
        return GvasBuilder.of(UE_5_1)
                .property("Grown", raw(PropertyType.struct("S_Grown"), longer))
                .integer("After", 41)
                .build();
    }

    /// Row 42: what lies in the game's wrapper; a wrapper that cannot be opened is named.
    static byte[] contentOfWrapper() {
        return GvasBuilder.of(UE_5_1)
                .className("/Script/Pal.PalWorldSaveGame")
                .integer("Version", 100)
                .build();
    }

    /// Row 42: a save cut in the middle of a property; said to be truncated.
    static byte[] truncated() {
        byte[] whole = GvasBuilder.of(UE_5_1).integer("A", 1).str("Cut", "a long text").build();
        return Arrays.copyOf(whole, whole.length - 18);
    }

    /// Row 43: a property type that nobody knows; kept raw, the number after it is read.
    static byte[] unknownPropertyType() {
        return GvasBuilder.of(UE_5_1)
                .raw("New", PropertyType.of("GameOwnProperty"), new byte[] {5, 0, 0, 0, 1})
                .integer("After", 43)
                .build();
    }

    /// Row 44: a save whose JSON is then broken by hand; the mistake is told by line, column and
    /// path, the target stays as it was.
    static byte[] saveToBreakInJson() {
        return GvasBuilder.of(UE_5_3)
                .str("Name", "x")
                .integers("Numbers", 1, 2, 3)
                .struct("Inner", "S_Inner", list -> list.bool("On", 1))
                .build();
    }

    /// Row 47: an array that claims 168 million elements and has three; refused by the count, with
    /// nothing allocated for it.
    static byte[] countBeyondFile() {
        return GvasBuilder.of(UE_5_1)
                .property(
                        "Huge",
                        countedArray(
                                PropertyType.INT, 168_000_000, integer(1), integer(2), integer(3)))
                .integer("After", 47)
                .build();
    }

    /// Row 48: an object by its interface, and an array of objects.
    static byte[] interfaceAndObjects() {
        return GvasBuilder.of(UE_4_27)
                .property("Target", Values.interfacePath("/Game/Map.Map:Level.Machine_1"))
                .property(
                        "Parts",
                        array(PropertyType.OBJECT, object("/Game/A.A"), object("None"), object("")))
                .build();
    }

    /// Row 50: opened and saved, the file is the same; a property added to `Inner` is there when it
    /// is read again.
    static byte[] saveToAddTo() {
        return GvasBuilder.of(UE_5_3)
                .struct("Inner", "S_Inner", list -> list.integer("Number", 50))
                .integer("After", 50)
                .build();
    }

    /// Row 51: numbers of a game newer than all known; never called corrupt, the version is said to
    /// be unknown.
    static byte[] unknownNewVersion() {
        return GvasBuilder.of(UE_5_7.withPackages(522, 1999).withSaveVersion(4))
                .integer("Level", 51)
                .build();
    }

    /// Row 52: some kilobytes, whose file must stay whole where writing fails.
    static byte[] saveToReplace() {
        return GvasBuilder.of(UE_5_3)
                .integers("Numbers", IntStream.range(0, 2000).toArray())
                .str("Text", "x".repeat(3000))
                .build();
    }
}
