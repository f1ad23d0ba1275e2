package dev.keepsake.testkit.unreal;

import static dev.keepsake.testkit.unreal.Spelled.assertBytes;

import org.junit.jupiter.api.Test;

class GvasHeaderTest {
    private static final UnrealGuid KEY = UnrealGuid.of("00000001-00000002-00000003-00000004");

    private static GvasBuilder builder(EngineVersion engine) {
        return GvasBuilder.of(engine)
                .withoutCustomVersions()
                .branch("b")
                .changelist(0x80000002)
                .className("C");
    }

    @Test
    void writesNoCustomVersionsInVersion1() {
        assertBytes(
                "'GVAS' 01000000 E2010000 0400 0A00 0200 02000080 02000000 'b' 00"
                        + " 02000000 'C' 00 05000000 'None' 00 00000000",
                builder(EngineVersion.UE_4_10).build());
    }

    @Test
    void writesCustomVersionsInVersion2() {
        assertBytes(
                "'GVAS' 02000000 FE010000 0400 0F00 0100 02000080 02000000 'b' 00"
                        + " 03000000 01000000 01000000 02000000 03000000 04000000 07000000"
                        + " 02000000 'C' 00 05000000 'None' 00 00000000",
                builder(EngineVersion.UE_4_15).custom(KEY, 7).build());
    }

    @Test
    void writesControlByteAfterGameHeaderFrom1011On() {
        assertBytes(
                "'GVAS' 03000000 0A020000 F3030000 0500 0400 0000 02000080 02000000 'b' 00"
                        + " 03000000 00000000 02000000 'C' 00 AABB 02 05"
                        + " 05000000 'None' 00 01",
                builder(EngineVersion.UE_5_4_EARLY)
                        .classHeader((byte) 0xAA, (byte) 0xBB)
                        .control(2, 5)
                        .tail((byte) 1)
                        .build());
    }

    @Test
    void namesCustomVersionsInFormat1() {
        assertBytes(
                "'GVAS' 02000000 FE010000 0400 0F00 0100 02000080 02000000 'b' 00"
                        + " 01000000 01000000 01000000 02000000 03000000 04000000 07000000"
                        + " 02000000 'n' 00 02000000 'C' 00 05000000 'None' 00 00000000",
                builder(EngineVersion.UE_4_15)
                        .customFormat(1)
                        .custom(new CustomVersion(KEY, 7, "n"))
                        .build());
    }

    @Test
    void writesOneWordOfTheKeyInFormat2() {
        assertBytes(
                "'GVAS' 02000000 FE010000 0400 0F00 0100 02000080 02000000 'b' 00"
                        + " 02000000 02000000 01000000 07000000 01000000 08000000"
                        + " 02000000 'C' 00 05000000 'None' 00 00000000",
                builder(EngineVersion.UE_4_15)
                        .customFormat(2)
                        .custom(KEY, 7)
                        .custom(CustomVersion.of(KEY, 8))
                        .build());
    }
}
