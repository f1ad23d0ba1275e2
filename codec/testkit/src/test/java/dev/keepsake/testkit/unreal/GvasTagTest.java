package dev.keepsake.testkit.unreal;

import static dev.keepsake.testkit.unreal.Spelled.assertBytes;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class GvasTagTest {
    private static final UnrealGuid GUID = UnrealGuid.of("00000001-00000002-00000003-00000004");
    private static final String GUID_BYTES = " 01000000 02000000 03000000 04000000 ";
    private static final String NONE = " 05000000 'None' 00";

    private static void assertList(
            String spelled, EngineVersion engine, Consumer<PropertyList> content) {
        assertBytes(spelled + NONE, GvasBuilder.propertyList(engine, content));
    }

    @Test
    void writesNoGuidByteBefore503() {
        assertList(
                "02000000 'A' 00 0C000000 'IntProperty' 00 04000000 00000000 FEFFFFFF",
                EngineVersion.UE_4_10,
                list -> list.integer("A", -2));
    }

    @Test
    void writesIndexAndGuidInPlainTags() {
        assertList(
                "02000000 'A' 00 0C000000 'IntProperty' 00 04000000 03000000 01"
                        + GUID_BYTES
                        + "07000000",
                EngineVersion.UE_4_12,
                list -> list.integer("A", 7).index(3).guid(GUID));
    }

    @Test
    void writesExtensionByteAt1011() {
        assertList(
                "02000000 'A' 00 0C000000 'IntProperty' 00 04000000 00000000 00 00 07000000"
                        + " 02000000 'B' 00 0C000000 'IntProperty' 00 04000000 00000000 00"
                        + " 02 01 01000000 08000000",
                EngineVersion.UE_5_4_EARLY,
                list -> list.integer("A", 7).integer("B", 8).extension(2, 1, 1, 0, 0, 0));
    }

    @Test
    void writesWhatTheFlagsSayFrom1012On() {
        assertList(
                "02000000 'A' 00 0C000000 'IntProperty' 00 00000000 04000000 07 03000000"
                        + GUID_BYTES
                        + "02 00 00000000 07000000",
                EngineVersion.UE_5_4,
                list -> list.integer("A", 7).index(3).guid(GUID).extension(2, 0, 0, 0, 0, 0));
    }

    @Test
    void keepsBoolsInTheTag() {
        assertList(
                "02000000 'A' 00 0D000000 'BoolProperty' 00 00000000 00000000 05 00",
                EngineVersion.UE_4_27,
                list -> list.bool("A", 5));
        assertList(
                "02000000 'A' 00 0D000000 'BoolProperty' 00 00000000 00000000 10"
                        + " 02000000 'B' 00 0D000000 'BoolProperty' 00 00000000 00000000 00",
                EngineVersion.UE_5_7,
                list -> list.bool("A", true).bool("B", false));
    }

    @Test
    void leavesSkippedValuesOut() {
        assertList(
                "02000000 'A' 00 0C000000 'StrProperty' 00 00000000 00000000 20",
                EngineVersion.UE_5_5,
                list -> list.str("A", "x").skipped());
    }

    @Test
    void writesStructNameAndGuidBefore1012() {
        assertList(
                "02000000 'A' 00 0F000000 'StructProperty' 00 09000000 00000000"
                        + " 02000000 'S' 00"
                        + GUID_BYTES
                        + "00"
                        + NONE,
                EngineVersion.UE_5_3,
                list -> list.struct("A", "S", inner -> {}).structGuid(GUID));
    }

    @Test
    void writesStructTypesInFullFrom1012On() {
        assertList(
                "02000000 'A' 00 0F000000 'StructProperty' 00 02000000"
                        + " 02000000 'S' 00 01000000 0D000000 '/Script/Game' 00 00000000"
                        + " 25000000 '00000001-0000-0002-0000-000300000004' 00 00000000"
                        + " 09000000 00"
                        + NONE,
                EngineVersion.UE_5_4,
                list -> list.struct("A", "S", inner -> {}).structGuid(GUID));
    }

    @Test
    void marksNativeStructsFrom1012On() {
        assertList(
                "02000000 'A' 00 0F000000 'StructProperty' 00 01000000"
                        + " 09000000 'IntPoint' 00 01000000"
                        + " 14000000 '/Script/CoreUObject' 00 00000000"
                        + " 08000000 08 01000000 02000000",
                EngineVersion.UE_5_4,
                list -> list.property("A", Natives.ints("IntPoint", 1, 2)));
    }

    @Test
    void writesEnumsWithTheirTypes() {
        assertList(
                "02000000 'A' 00 0D000000 'EnumProperty' 00 09000000 00000000"
                        + " 02000000 'E' 00 00 05000000 'E::X' 00"
                        + " 02000000 'B' 00 0D000000 'ByteProperty' 00 01000000 00000000"
                        + " 05000000 'None' 00 00 09",
                EngineVersion.UE_4_27,
                list -> list.enumeration("A", "E", "E::X").uint8("B", 9));
        assertList(
                "02000000 'A' 00 0D000000 'EnumProperty' 00 02000000"
                        + " 02000000 'E' 00 01000000 0D000000 '/Script/Game' 00 00000000"
                        + " 0D000000 'ByteProperty' 00 00000000"
                        + " 09000000 00 05000000 'E::X' 00",
                EngineVersion.UE_5_4,
                list -> list.enumeration("A", "E", "E::X"));
    }

    @Test
    void saysMapTypesFrom509On() {
        String body = " 08000000 00000000 00 00000000 00000000";
        assertList(
                "02000000 'A' 00 0C000000 'MapProperty' 00" + body,
                EngineVersion.UE_4_12,
                list -> list.map("A", PropertyType.INT, PropertyType.STR));
        assertList(
                "02000000 'A' 00 0C000000 'MapProperty' 00 08000000 00000000"
                        + " 0C000000 'IntProperty' 00 0C000000 'StrProperty' 00 00"
                        + " 00000000 00000000",
                EngineVersion.UE_4_15,
                list -> list.map("A", PropertyType.INT, PropertyType.STR));
        assertList(
                "02000000 'A' 00 0C000000 'MapProperty' 00 02000000"
                        + " 0C000000 'IntProperty' 00 00000000"
                        + " 0C000000 'StrProperty' 00 00000000"
                        + " 08000000 00 00000000 00000000",
                EngineVersion.UE_5_4,
                list -> list.map("A", PropertyType.INT, PropertyType.STR));
    }

    @Test
    void writesWrongSizesWhereAsked() {
        assertList(
                "02000000 'A' 00 0C000000 'IntProperty' 00 05000000 00000000 00 07000000",
                EngineVersion.UE_4_27,
                list -> list.integer("A", 7).wrongSize(1));
    }

    @Test
    void refusesGuidsThatTheEngineCannotHold() {
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        GvasBuilder.propertyList(
                                EngineVersion.UE_4_10, list -> list.bool("A", 1).guid(GUID)));
    }
}
