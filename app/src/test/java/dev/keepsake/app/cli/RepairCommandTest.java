package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.demo.DemoSaves.Sample;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `repair`, on damaged sample saves.
final class RepairCommandTest {
    private static final SaveFormats FORMATS = SaveFormats.installed();
    private static final Pattern RECORDS = Pattern.compile("\"records\":([0-9]+)");
    private static List<Sample> samples;

    @TempDir Path folder;
    private Path newest;
    private Path older;
    private Path out;

    @BeforeAll
    static void make() throws SaveException {
        samples = DemoSaves.in(FORMATS).all();
    }

    @BeforeEach
    void write() throws IOException {
        for (Sample sample : samples) {
            Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
        }
        newest = folder.resolve("slot_before-the-bridge.a.ksave");
        older = folder.resolve("slot_before-the-bridge.b.ksave");
        out = folder.resolve("rescued.ksave");
    }

    private static Typed run(Object... words) {
        return new World()
                .with(FORMATS)
                .run(Stream.of(words).map(Object::toString).toArray(String[]::new));
    }

    private static int status(Object... words) {
        return run(words).outcome().exitStatus();
    }

    /// Turns over a bit in the middle of a file, where the harbour's records are.
    private static byte[] damage(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        return bytes;
    }

    private static long records(Path file) {
        Matcher found = RECORDS.matcher(run("verify", "--json", file).out());
        assertTrue(found.find(), file.toString());
        return Long.parseLong(found.group(1));
    }

    @Test
    void takesFromTheOtherCopyWhatTheNamedOneLost() throws IOException {
        byte[] damaged = damage(newest);
        byte[] other = Files.readAllBytes(older);
        Typed typed = run("repair", newest, "-o", out);
        assertEquals(0, typed.outcome().exitStatus(), typed::problems);
        assertTrue(typed.out().contains("stand only in the older copy b"), typed::out);
        assertTrue(typed.lines().get(0).startsWith(newest + ": damaged, "), typed::out);
        assertTrue(typed.lines().contains(out + " is written and checked."), typed::out);
        assertEquals(0, status("verify", "--exact", out));
        assertArrayEquals(damaged, Files.readAllBytes(newest));
        assertArrayEquals(other, Files.readAllBytes(older));
        assertTrue(typed.out().contains("0 known to be lost"), typed::out);
        assertTrue(records(out) > records(newest));
        assertTrue(run("show", out, "header/edited").out().contains("2026-11-30 21:14:03"));
    }

    @Test
    void findsTheCopiesOfASlotAndOfAProfileByName() throws IOException {
        damage(newest);
        Typed slot = run("repair", "--json", folder.resolve("before-the-bridge"), "-o", out);
        assertEquals(0, slot.outcome().exitStatus(), slot::problems);
        assertTrue(slot.out().contains("\"copy\":\"b\""), slot::out);
        assertTrue(
                slot.out().indexOf("\"copy\":\"a\"") < slot.out().indexOf("\"copy\":\"b\""),
                slot::out);
        assertEquals(0, status("repair", folder.resolve("mira"), "-o", out));
        assertEquals(7, status("repair", folder.resolve("nobody"), "-o", out));
    }

    @Test
    void orderIsByTheNumberWhateverCopyIsNamed() throws IOException {
        damage(newest);
        Typed typed = run("repair", older, "-o", out);
        assertTrue(typed.lines().get(0).startsWith(newest.toString()), typed::out);
    }

    @Test
    void sayingWhatWouldBeRescuedWritesNothing() throws IOException {
        damage(newest);
        Typed typed = run("repair", "--dry-run", newest);
        assertEquals(0, typed.outcome().exitStatus(), typed::problems);
        assertTrue(typed.lines().contains("Nothing was written."), typed::out);
        assertFalse(Files.exists(out));
        Typed json = run("repair", "--dry-run", "--json", newest, "-o", out);
        assertEquals(1, json.lines().size());
        assertTrue(json.out().startsWith("{\"file\":null,"), json::out);
        assertFalse(Files.exists(out));
    }

    @Test
    void neverWritesOverWhatItRescuesFrom() throws IOException {
        byte[] damaged = damage(newest);
        assertEquals(2, status("repair", newest, "-o", newest));
        assertEquals(2, status("repair", newest, "-o", older));
        assertEquals(2, status("repair", folder.resolve("before-the-bridge"), "-o", older));
        assertEquals(2, status("repair", newest));
        assertArrayEquals(damaged, Files.readAllBytes(newest));
    }

    @Test
    void rescuesTheFirstEntitiesOfASparkSaveThatIsCut() throws IOException {
        Path cut = folder.resolve("cut.spark_save");
        Path rescued = folder.resolve("rescued.spark_save");
        byte[] whole = Files.readAllBytes(folder.resolve("outpost.spark_save"));
        Files.write(cut, Arrays.copyOf(whole, whole.length / 2));
        Typed typed = run("repair", cut, "-o", rescued);
        assertEquals(0, typed.outcome().exitStatus(), typed::problems);
        assertEquals(0, status("verify", "--exact", rescued));
    }

    @Test
    void whereNothingReadsNothingIsWritten() throws IOException {
        Files.write(newest, new byte[100]);
        Files.write(older, new byte[100]);
        Typed typed = run("repair", newest, "-o", out);
        assertEquals(3, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("Nothing of the save could be rescued."));
        assertFalse(Files.exists(out));
    }

    @Test
    void aSaveWithoutDamageIsWrittenWhole() {
        Typed typed = run("repair", newest, "-o", out);
        assertEquals(0, typed.outcome().exitStatus());
        assertTrue(
                typed.lines().stream().anyMatch(line -> line.endsWith("nothing lost.")),
                typed::out);
    }

    @Test
    void speaksGerman() throws IOException {
        damage(newest);
        Typed typed =
                new World()
                        .with(FORMATS)
                        .in(Locale.GERMAN)
                        .run("repair", newest.toString(), "-o", out.toString());
        assertTrue(typed.out().contains("nur in der älteren Kopie b"), typed::out);
    }
}
