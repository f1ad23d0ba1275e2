package dev.keepsake.unreal.hostile;

import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static dev.keepsake.unreal.hostile.Looked.ints;
import static dev.keepsake.unreal.hostile.Looked.join;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.testkit.unreal.CustomVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.Value;
import dev.keepsake.testkit.unreal.Values;
import dev.keepsake.unreal.UnrealFormat;
import dev.keepsake.unreal.finding.UnrealCode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Saves made to take time, memory or stack, each small.
class HostileSavesTest {
    private static final PropertyType UNNAMED = PropertyType.of("StructProperty");
    private static final PropertyType STRUCT = PropertyType.struct("Q");

    private static PropertyType mapsInMaps(int depth, PropertyType leaf) {
        return depth == 0
                ? leaf
                : PropertyType.map(mapsInMaps(depth - 1, leaf), mapsInMaps(depth - 1, leaf));
    }

    /// Each leaf has several candidates; without a limit six levels would have 2⁶⁴ of them.
    @Test
    void candidatesOfMapsInMapsDoNotMultiply() throws SaveException {
        for (PropertyType leaf : List.of(PropertyType.BYTE, UNNAMED)) {
            byte[] save = GvasBuilder.of(UE_5_4).raw("M", mapsInMaps(6, leaf), new byte[8]).build();
            assertEquals(Looked.whole(), Looked.at(save));
        }
    }

    /// Every entry claims as many values of no bytes as the save has bytes left.
    @Test
    void valuesWithoutBytesAreNotCounted() throws SaveException {
        int entries = 8_000;
        byte[] body = new byte[8 * entries + 8];
        System.arraycopy(ints(0, entries), 0, body, 0, 8);
        for (int i = 1; i <= entries; i++) {
            System.arraycopy(ints(i, body.length - 8 * i - 8), 0, body, 8 * i, 8);
        }
        PropertyType arrays =
                PropertyType.map(
                        PropertyType.INT, PropertyType.array(PropertyType.struct("KeyHandleMap")));
        byte[] save = GvasBuilder.of(UE_5_4).raw("M", arrays, body).build();
        assertEquals(Looked.withOneKept(), Looked.at(save));
    }

    /// Few bytes a level, but many values in one another.
    @Test
    void containersInContainersCountAsDeep() throws SaveException {
        int nested = 29;
        PropertyType type = STRUCT;
        for (int i = 0; i < nested; i++) {
            type = PropertyType.array(type);
        }
        PropertyType arrays = type;
        int[] ones = new int[nested];
        Arrays.fill(ones, 1);
        byte[] list = GvasBuilder.propertyList(UE_5_4, empty -> {});
        for (int i = 0; i < 250; i++) {
            byte[] body = join(ints(ones), list);
            list = GvasBuilder.propertyList(UE_5_4, outer -> outer.raw("A", arrays, body));
        }
        byte[] save = GvasBuilder.of(UE_5_4).raw("S", STRUCT, list).build();
        assertEquals(Looked.withOneKept(), Looked.at(save));
    }

    private static byte[] withUnknownCustomVersions() {
        byte[] save = GvasBuilder.of(UE_4_27).integer("A", 1).build();
        save[formPosition(save)] = 9;
        return save;
    }

    /// Behind the name of the branch.
    private static int formPosition(byte[] save) {
        String text = new String(save, StandardCharsets.ISO_8859_1);
        return text.indexOf('\0', text.indexOf("Release-")) + 1;
    }

    @Test
    void anInnerSaveThatNobodyKnowsIsBytes() throws SaveException {
        byte[] save = GvasBuilder.of(UE_4_27).bytes("X", withUnknownCustomVersions()).build();
        assertEquals(Looked.whole(), Looked.at(save));
    }

    @Test
    void bothDoorsSayWhichCustomVersionsAreNotKnown() throws SaveException {
        byte[] save = withUnknownCustomVersions();
        Finding expected =
                Finding.at(UnrealCode.CUSTOM_VERSIONS, formPosition(save), 4).with("form", 9);
        assertEquals(new Looked(List.of(expected), null, List.of()), Looked.at(save));
        SaveException thrown =
                assertThrows(
                        SaveException.class,
                        () ->
                                new UnrealFormat()
                                        .open(
                                                Looked.source(save),
                                                OpenOptions.DEFAULT,
                                                Progress.NONE));
        assertEquals(expected, thrown.finding());
    }

    /// Inner saves of versions that decide nothing differently share what was worked out for one.
    @Test
    void manyInnerSavesOfOtherVersionsAreRead() throws SaveException {
        int count = 30_000;
        var parts = new ArrayList<byte[]>();
        parts.add(ints(count));
        for (int i = 0; i < count; i++) {
            byte[] inner =
                    GvasBuilder.of(UE_4_27)
                            .withoutCustomVersions()
                            .custom(CustomVersion.FORTNITE_MAIN, 1_000 + i)
                            .integer("A", i)
                            .build();
            parts.add(join(ints(inner.length), inner));
        }
        PropertyType saves = PropertyType.array(PropertyType.array(PropertyType.BYTE));
        byte[] body = join(parts.toArray(byte[][]::new));
        assertEquals(
                Looked.whole(), Looked.at(GvasBuilder.of(UE_5_4).raw("L", saves, body).build()));
    }

    /// What is passed over to find the pages is not all that reading asks for.
    @Test
    void anItemOfAPageThatDoesNotReadIsKeptAlone() throws SaveException {
        Value large = Values.str("x".repeat(2 << 20));
        Value tooLong = Values.str("y".repeat(17 << 20));
        byte[] save =
                GvasBuilder.of(UE_5_4).array("S", PropertyType.STR, large, tooLong, large).build();
        assertEquals(Looked.withOneKept(), Looked.at(save));
    }

    /// Where each stands is worked out only for those that are listed.
    @Test
    void manyKeptValuesOfOneStructAreCounted() throws SaveException {
        int count = 50_000;
        PropertyType unknown = PropertyType.of("XProperty");
        byte[] list =
                GvasBuilder.propertyList(
                        UE_5_4,
                        fields -> {
                            for (int i = 0; i < count; i++) {
                                fields.raw("N", unknown, (byte) 1);
                            }
                        });
        Looked looked = Looked.at(GvasBuilder.of(UE_5_4).raw("S", STRUCT, list).build());
        assertEquals(new CheckResult(1, count, true), looked.check());
        assertEquals(1_000, looked.checking().size());
    }

    private static byte[] pagesInPages(int depth) {
        PropertyType structs = PropertyType.array(STRUCT);
        byte[] list = GvasBuilder.propertyList(UE_5_4, l -> l.bytes("A", new byte[1_200_000]));
        for (int i = 1; i < depth; i++) {
            byte[] body = join(ints(1), list);
            list = GvasBuilder.propertyList(UE_5_4, outer -> outer.raw("A", structs, body));
        }
        return GvasBuilder.of(UE_5_4).raw("S", structs, join(ints(1), list)).build();
    }

    @Test
    void aLargeContainerInAPageIsRead() throws SaveException {
        assertEquals(Looked.whole(), Looked.at(pagesInPages(2)));
        assertEquals(Looked.whole(), Looked.at(pagesInPages(20)));
    }

    @Test
    void pagesInPagesCountAsDeep() throws SaveException {
        assertEquals(Looked.withOneKept(), Looked.at(pagesInPages(2_000)));
    }

    @Test
    void trialsOfInnerSavesDoNotMultiply() throws SaveException {
        PropertyType unnamed = PropertyType.map(UNNAMED, UNNAMED);
        byte[] list = GvasBuilder.propertyList(UE_4_27, l -> l.integer("A", 1).integer("B", 2));
        for (int i = 0; i < 30; i++) {
            byte[] inner = list;
            byte[] key = GvasBuilder.propertyList(UE_4_27, l -> l.bytes("E", inner));
            byte[] body =
                    join(ints(0, 1), key, "\7".repeat(10).getBytes(StandardCharsets.US_ASCII));
            list = GvasBuilder.propertyList(UE_4_27, l -> l.raw("M", unnamed, body));
        }
        byte[] save = GvasBuilder.of(UE_4_27).bytes("X", list).build();
        assertEquals(Looked.withOneKept(), Looked.at(save));
    }
}
