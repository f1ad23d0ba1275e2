package dev.keepsake.testkit.unreal;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.mapWithout;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Containers.setWithout;
import static dev.keepsake.testkit.unreal.Spelled.assertBody;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.str;
import static dev.keepsake.testkit.unreal.Values.text;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GvasBodyTest {
    private static final EngineVersion OLD = EngineVersion.UE_4_10;
    private static final EngineVersion PLAIN = EngineVersion.UE_4_27;
    private static final EngineVersion NEW = EngineVersion.UE_5_4;

    @Test
    void writesStringsInTheFormAsked() {
        assertBody("00000000", PLAIN, str(UnrealString.NULL));
        assertBody("01000000 00", PLAIN, str(UnrealString.EMPTY));
        assertBody("00000000", PLAIN, str(""));
        assertBody("03000000 'ab' 00", PLAIN, str("ab"));
        assertBody("FEFFFFFF E400 0000", PLAIN, str("ä"));
        assertBody("02000000 E4 00", PLAIN, str(UnrealString.narrow("ä")));
        assertBody("FEFFFFFF 6100 0000", PLAIN, str(UnrealString.wide("a")));
        assertBody("FEFFFFFF 3DD8 0000", PLAIN, str(UnrealString.wide("\uD83D")));
        assertBody("04000000 'a' 00 'b' 00", PLAIN, str(UnrealString.narrow("a\0b")));
        assertBody("02000000 'ab'", PLAIN, str(UnrealString.unterminated("ab")));
    }

    @Test
    void tagsStructsInArraysBetween500And1011() {
        var row = Values.struct("S", list -> list.integer("I", 1));
        String old =
                "02000000 'I' 00 0C000000 'IntProperty' 00 04000000 00000000 01000000"
                        + " 05000000 'None' 00";
        assertBody("01000000" + " " + old, OLD, array(row.type(), row));
        assertBody(
                "01000000 02000000 'A' 00 0F000000 'StructProperty' 00 2C000000 00000000"
                        + " 02000000 'S' 00 00000000 00000000 00000000 00000000 00"
                        + " 02000000 'I' 00 0C000000 'IntProperty' 00 04000000 00000000 00"
                        + " 01000000 05000000 'None' 00",
                PLAIN,
                array(row.type(), row));
        assertBody(
                "01000000 02000000 'I' 00 0C000000 'IntProperty' 00 00000000 04000000 00"
                        + " 01000000 05000000 'None' 00",
                NEW,
                array(row.type(), row));
    }

    @Test
    void tagsEmptyArraysOfStructsToo() {
        assertBody(
                "00000000 02000000 'A' 00 0F000000 'StructProperty' 00 00000000 00000000"
                        + " 05000000 'Guid' 00 00000000 00000000 00000000 00000000 00",
                EngineVersion.UE_5_3,
                array(PropertyType.GUID));
    }

    @Test
    void writesRemovedElementsFirst() {
        assertBody(
                "01000000 05000000 02000000 06000000 07000000",
                PLAIN,
                setWithout(PropertyType.INT, List.of(integer(5)), integer(6), integer(7)));
        assertBody(
                "01000000 05000000 01000000 06000000 02000000 'x' 00",
                NEW,
                mapWithout(
                        PropertyType.INT,
                        PropertyType.STR,
                        List.of(integer(5)),
                        pair(integer(6), str("x"))));
    }

    @Test
    void writesSoftPathsInPartsOfTheVersion() {
        Value path = Values.softObject("/G/M.M", "s");
        assertBody("09000000 '/G/M.M:s' 00", OLD, path);
        assertBody("07000000 '/G/M.M' 00 02000000 's' 00", PLAIN, path);
        assertBody("05000000 '/G/M' 00 02000000 'M' 00 02000000 's' 00", NEW, path);
        assertBody("05000000 '/G/M' 00 02000000 'M' 00 01000000 's'", EngineVersion.UE_5_6, path);
    }

    @Test
    void writesTextsWithoutSourceByEditorVersion() {
        assertBody("00000000 FF", EngineVersion.UE_4_22, text(GvasText.none()));
        assertBody("00000000 FF 00000000", PLAIN, text(GvasText.none()));
        assertBody(
                "02000000 FF 01000000 02000000 'x' 00",
                PLAIN,
                text(GvasText.invariant("x").withFlags(2)));
    }

    @Test
    void writesTextHistories() {
        var base = GvasText.base("", "k", "s");
        String bytes = "00000000 00 00000000 02000000 'k' 00 02000000 's' 00";
        var one = TextArgument.integer(1);
        assertBody(bytes, PLAIN, text(base));
        assertBody(
                "00000000 03 " + bytes + " 01000000 02000000 'n' 00 00 01000000",
                PLAIN,
                text(GvasText.argument(base, Map.of("n", one))));
        assertBody(
                "00000000 03 " + bytes + " 01000000 02000000 'n' 00 00 01000000 00000000",
                NEW,
                text(GvasText.argument(base, Map.of("n", one))));
        assertBody(
                "00000000 06 02000000 'E' 00 00 01000000 00000000 01000000"
                        + " 01000000 00000000 02 01000000 09000000 00000000 09000000"
                        + " 03000000 'de' 00",
                PLAIN,
                text(GvasText.currency("E", one, new NumberFormat(true, false, 2, 9), "de")));
        assertBody(
                "00000000 09 0500000000000000 01 01 02000000 'Z' 00 00000000",
                PLAIN,
                text(GvasText.dateTime(5, 1, "Z", "")));
        assertBody(
                "00000000 0B 02000000 't' 00 02000000 'k' 00",
                PLAIN,
                text(GvasText.table("t", "k")));
    }

    @Test
    void writesNativeStructs() {
        assertBody("0000803F 00000040 00004040", PLAIN, Natives.vector(1, 2, 3));
        assertBody(
                "000000000000F03F 0000000000000040 0000000000000840", NEW, Natives.vector(1, 2, 3));
        assertBody("03 02 01 04", NEW, Natives.color(1, 2, 3, 4));
        assertBody("01000000 02000000 03000000", NEW, Natives.ints("IntVector", 1, 2, 3));
        assertBody("02000000 02000000 'a' 00 02000000 'b' 00", NEW, Natives.gameplayTags("a", "b"));
        assertBody("00000000", NEW, Natives.noNetId());
        assertBody("01000000 0000803F", NEW, Natives.perPlatformFloat(true, 1));
        assertBody(
                "ABABABAB 00 03000000 '/S' 00 09000000 05000000 'None' 00",
                NEW,
                Natives.instance("/S", list -> {}));
        assertBody(
                "01 01 01 0000803F 0000803F 0000803F 0000803F 0000803F 0000803F",
                NEW,
                Natives.richCurveKey(1, 1, 1, 1, 1, 1, 1));
    }

    @Test
    void writesReferences() {
        assertBody(
                "01000000 02000000 'o' 00 02000000 'f' 00",
                PLAIN,
                Values.multicast("MulticastSparse", "o", "f"));
        assertBody("01000000 02000000 'n' 00 02000000 'o' 00", PLAIN, Values.fieldPath("o", "n"));
        assertBody("01000000 07000000", PLAIN, Containers.present(integer(7)));
        assertBody("00000000", PLAIN, Containers.absent(PropertyType.INT));
        assertBody("02000000 0102", PLAIN, Containers.bytes((byte) 1, (byte) 2));
    }
}
