package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.SparkCode;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class SparkFindingsTest {
    private static Finding find(SparkCode code, Bytes save) throws Exception {
        List<Finding> found =
                Saves.findings(Saves.SPARK, save).stream()
                        .filter(finding -> finding.code() == code)
                        .toList();
        assertFalse(found.isEmpty(), () -> "no " + code);
        return found.get(0);
    }

    /// The finding's engines, and the bytes it is about.
    private static void assertFound(SparkCode code, String engines, String text, SampleSave sample)
            throws Exception {
        Bytes save = sample.bytes();
        Finding finding = find(code, save);
        assertEquals(engines, finding.details().get("engines"));
        Span span = finding.span();
        assertEquals(text, save.slice((int) span.offset(), (int) span.length()).asText());
        assertEquals(Outcome.LOADED, Saves.inspect(save).outcome());
    }

    private static String codes(Bytes save) throws Exception {
        return Saves.findings(Saves.SPARK, save).stream()
                .filter(finding -> finding.severity() != Severity.NOTE)
                .map(finding -> finding.code().id())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aWholeSaveHasNone() throws Exception {
        for (int version = 1; version <= 4; version++) {
            assertEquals("", codes(SampleSave.typical(version).bytes()));
        }
    }

    @Test
    void version0() throws Exception {
        Finding finding = find(SparkCode.VERSION_ZERO, SampleSave.of(0).bytes());
        assertEquals("v1 hardened, v2, v3, v4", finding.details().get("engines"));
        assertEquals(new Span(4, 4), finding.span());
    }

    @Test
    void metadata() throws Exception {
        String extra = SampleSave.METADATA_2 + "extra\n";
        assertFound(SparkCode.METADATA_EXTRA, "v4", "\nextra\n", SampleSave.of(4).metadata(extra));
        assertFound(
                SparkCode.METADATA_MISSING, "v3, v4", "\n", SampleSave.of(3).metadata("a\nb\n"));
        String number = SampleSave.METADATA_2.replace("87.25", "0x10");
        assertFound(SparkCode.METADATA_NUMBER, "v4", "0x10", SampleSave.of(4).metadata(number));
        String infinite = SampleSave.METADATA_1.replace("87.25", "-inf");
        assertFound(
                SparkCode.METADATA_NONFINITE, "v2", "-inf", SampleSave.of(1).metadata(infinite));
        String windows = SampleSave.METADATA_2.replace("\n", "\r\n");
        assertFound(SparkCode.METADATA_RETURN, "", "Name\r", SampleSave.of(4).metadata(windows));
        assertFound(
                SparkCode.METADATA_LAYOUT,
                "",
                SampleSave.METADATA_1,
                SampleSave.of(2).metadata(SampleSave.METADATA_1));
        String large = SampleSave.METADATA_1 + " ".repeat(70_000);
        assertFound(SparkCode.METADATA_LARGE, "v2", large, SampleSave.of(1).metadata(large));
    }

    @Test
    void namesTheFirstReadersDoNotTake() throws Exception {
        String name = "n".repeat(4_097);
        assertFound(
                SparkCode.NAME_LONG, "v1 seed, v1 hardened", name, SampleSave.of(1).entity(name));
        assertFound(
                SparkCode.NAME_LONG,
                "v1 seed, v1 hardened",
                name,
                SampleSave.of(1).entity("e", name));
        assertEquals("", codes(SampleSave.of(2).entity(name).bytes()));
        assertEquals("", codes(SampleSave.of(1).entity("n".repeat(4_096)).bytes()));
        String script = "Script|scriptPath=" + name;
        assertFound(SparkCode.VALUE_CUT, "", name, SampleSave.of(1).entity("e", script));
    }

    @Test
    void endsOfSaves() throws Exception {
        assertFound(
                SparkCode.CUSTOM_MISSING,
                "v1 hardened, v2",
                "",
                SampleSave.of(1).withoutCustomCount());
        assertFound(SparkCode.TRAILING, "v1 hardened, v2", "xy", SampleSave.of(1).tail("xy"));
        assertFound(SparkCode.TRAILING, "v4", "xy", SampleSave.of(4).tail("xy"));
        assertFound(SparkCode.TRAILING, "v4", "xy", SampleSave.of(4).unsealedTail("xy"));
    }

    @Test
    void duplicates() throws Exception {
        SampleSave twice =
                SampleSave.of(4).entity("E", "M|a=1|a=2", "M").custom("k", "1").custom("k", "2");
        assertFound(SparkCode.DUPLICATE_PROPERTY, "v4", "2", twice);
        assertFound(SparkCode.DUPLICATE_COMPONENT, "v4", "\u0001\u0000M\u0000\u0000", twice);
        assertFound(SparkCode.DUPLICATE_KEY, "v4", "\u0001\u0000k\u0001\u00002", twice);
        Finding property = find(SparkCode.DUPLICATE_PROPERTY, twice.bytes());
        assertEquals(
                1, ((dev.keepsake.model.path.Step.Name) property.path().steps().get(1)).ordinal());
    }

    @Test
    void components() throws Exception {
        SampleSave sample =
                SampleSave.of(4)
                        .entity(
                                "E",
                                "NameComponent|name=E",
                                "Mod.X",
                                "ActiveComponent|active=true|new=1");
        assertEquals("v4", find(SparkCode.NAME_COMPONENT, sample.bytes()).details().get("engines"));
        Finding unknown = find(SparkCode.UNKNOWN_COMPONENT, sample.bytes());
        assertEquals("Mod.X", unknown.details().get("component"));
        assertEquals(Severity.NOTE, unknown.severity());
        assertFound(SparkCode.UNKNOWN_PROPERTY, "", "1", sample);
        Finding missing =
                find(
                        SparkCode.PROPERTY_MISSING,
                        SampleSave.of(3).entity("E", "HealthComponent|health=1.000000").bytes());
        assertEquals("maxHealth, isDead", missing.details().get("properties"));
        assertEquals("v4", missing.details().get("engines"));
    }

    @Test
    void values() throws Exception {
        SampleSave sample =
                SampleSave.of(4)
                        .entity(
                                "E",
                                "Transform|px=12abc|py=nan|pz=1e-40|rx=0.1234567|ry=1|rz=0|sx=1|sy=1|sz=1",
                                "RigidBodyComponent|type=7|motionQuality=3");
        assertFound(SparkCode.VALUE_UNREADABLE, "v4", "12abc", sample);
        assertFound(SparkCode.VALUE_NONFINITE, "v4", "nan", sample);
        assertFound(SparkCode.VALUE_TINY, "v4", "1e-40", sample);
        assertFound(SparkCode.VALUE_LOSSY, "", "0.1234567", sample);
        assertFound(SparkCode.VALUE_CONSTANT, "", "7", sample);
        assertFound(SparkCode.VALUE_RANGE, "v4", "3", sample);
    }

    @Test
    void parents() throws Exception {
        SampleSave sample =
                SampleSave.of(3)
                        .entity("self", "Transform|parent=0")
                        .entity("plus", "Transform|parent=+0")
                        .entity("far", "Transform|parent=99")
                        .entity("bare", "Transform|parent=4")
                        .entity("none", "Mod")
                        .entity("ring", "Transform|parent=7")
                        .entity("ring", "Transform|parent=5")
                        .entity("ring", "Transform|parent=6");
        assertFound(SparkCode.PARENT_SELF, "v3, v4", "0", sample);
        assertFound(SparkCode.PARENT_MALFORMED, "v3, v4", "+0", sample);
        assertFound(SparkCode.PARENT_MISSING, "v3, v4", "99", sample);
        assertFound(SparkCode.PARENT_BARE, "v3, v4", "4", sample);
        assertFound(SparkCode.PARENT_CYCLE, "v3, v4", "7", sample);
        assertEquals("3", find(SparkCode.PARENT_CYCLE, sample.bytes()).details().get("length"));
    }

    @Test
    void aWrongChecksumIsSaidWithBoth() throws Exception {
        byte[] save = SampleSave.typical(4).build();
        long right = SampleSave.checksum(java.util.Arrays.copyOf(save, save.length - 4));
        save[save.length - 1] ^= 1;
        Finding finding = find(SparkCode.CHECKSUM, Bytes.wrap(save));
        assertEquals(new Checksum("CRC-32", right ^ 0x0100_0000L, right), finding.checksum());
        DamagedSaveException damage =
                assertThrows(DamagedSaveException.class, () -> Saves.open(Bytes.wrap(save)));
        assertEquals(SparkCode.CHECKSUM, damage.finding().code());
    }

    @Test
    void aSealedNewerVersionIsNewer() throws Exception {
        byte[] save = SampleSave.of(5).build();
        Diagnosis diagnosis = Saves.inspect(Bytes.wrap(save));
        assertEquals(Outcome.NEWER, diagnosis.outcome());
        assertEquals(1, diagnosis.findings().kept().size());
        save[20] ^= 1;
        assertEquals(Outcome.DAMAGED, Saves.inspect(Bytes.wrap(save)).outcome());
    }

    @Test
    void anUnsealedNewerVersionIsReadAsWhatItLooksLike() throws Exception {
        byte[] save = SampleSave.typical(1).build();
        save[4] = 99;
        Diagnosis diagnosis = Saves.inspect(Bytes.wrap(save));
        assertEquals(Outcome.DAMAGED, diagnosis.outcome());
        assertNotNull(diagnosis.document());
        assertEquals("1", diagnosis.document().format().version());
        assertEquals(3, diagnosis.document().chunk(0).size());
    }

    @Test
    void aCountThatTheBytesCannotHoldIsDamage() throws Exception {
        byte[] save = SampleSave.of(3).build();
        save[save.length - 8] = 77;
        Finding finding = find(SparkCode.COUNT, Bytes.wrap(save));
        assertEquals(new Span(save.length - 8, 4), finding.span());
        assertEquals("77", finding.details().get("count"));
    }

    @Test
    void limitsRefuse() throws Exception {
        Bytes save = SampleSave.typical(4).bytes();
        Limits few =
                new Limits(
                        1L << 30, 1L << 30, 64 << 20, 64, 256, 32, 16 << 20, 2, 8, 65_535, 10,
                        1 << 20);
        Limits small =
                new Limits(
                        1L << 30, 1L << 30, 100, 64, 256, 32, 16 << 20, 99, 8, 65_535, 10, 1 << 20);
        Limits tiny =
                new Limits(
                        100, 1L << 30, 64 << 20, 64, 256, 32, 16 << 20, 99, 8, 65_535, 10, 1 << 20);
        for (Limits limits : List.of(few, small, tiny)) {
            assertEquals(Outcome.REFUSED, inspect(save, limits).outcome());
            assertTrue(codes(inspect(save, limits)).contains("limit"));
        }
    }

    private static String codes(Diagnosis diagnosis) {
        return diagnosis.findings().kept().stream()
                .map(finding -> finding.code().id())
                .collect(Collectors.joining(" "));
    }

    private static Diagnosis inspect(Bytes save, Limits limits) throws Exception {
        var options = new OpenOptions(limits, TypeCatalog.EMPTY);
        return Saves.SPARK.inspect(MemorySource.of("x", save), options, Progress.NONE);
    }

    @Test
    void aStopIsNoFinding() {
        Bytes save = SampleSave.typical(4).bytes();
        assertThrows(
                CancelledException.class,
                () ->
                        Saves.SPARK.inspect(
                                MemorySource.of("x", save),
                                OpenOptions.DEFAULT,
                                (done, total) -> false));
    }
}
