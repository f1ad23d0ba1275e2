package dev.keepsake.store.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.Corrupter;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.RandomGvas;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// Of saves of other formats, what reads up to the damage is rescued into a file that is whole, and
/// what follows damage that can be passed over; else nothing is, and the refusal says so.
class RescueForeignTest {
    private static final Path FIXTURES =
            Path.of(System.getProperty("keepsake.fixtures", "../../../shared/fixtures"));
    private static final int CUTS = 10;
    private static final int FLIPS = 20;
    private static final int LARGEST = 200_000;

    private static SaveFormat format(String id) {
        return SaveFormats.installed().find(id).orElseThrow();
    }

    private static Optional<Rescued> rescue(SaveFormat format, byte[] bytes) throws SaveException {
        return Rescued.of(format, List.of(RescueSource.FILE), List.of(bytes));
    }

    private static long rescued(SaveFormat format, byte[] bytes) throws SaveException {
        return rescue(format, bytes).map(rescued -> rescued.report().rescued()).orElse(-1L);
    }

    /// How many rescues were tried, how many gave a file, and the shares of records in those.
    private static final class Tally {
        private int tried;
        private int recovered;
        private double shares;

        void add(SaveFormat format, byte[] damaged, long whole) throws SaveException {
            tried++;
            long rescued = rescued(format, damaged);
            if (rescued >= 0) {
                recovered++;
                shares += whole == 0 ? 1 : Math.min(1.0, (double) rescued / whole);
            }
        }

        double share() {
            return recovered == 0 ? 0 : shares / recovered;
        }

        String text(String what) {
            return String.format(
                    Locale.ROOT,
                    "%s: %d of %d recovered, with %.1f %% of their records",
                    what,
                    recovered,
                    tried,
                    100 * share());
        }
    }

    private static void damage(SaveFormat format, byte[] whole, long records, Tally... tallies)
            throws SaveException {
        var random = new SplittableRandom(whole.length);
        for (int i = 1; i <= CUTS; i++) {
            byte[] cut = Corrupter.cut(whole, (int) ((long) whole.length * i / (CUTS + 1)));
            tallies[0].add(format, cut, records);
        }
        for (int i = 0; i < FLIPS; i++) {
            byte[] flipped = Corrupter.flipBit(whole, random.nextInt(Byte.SIZE * whole.length));
            tallies[1].add(format, flipped, records);
        }
    }

    private static byte[] numbers(int count) {
        GvasBuilder save = GvasBuilder.of(EngineVersion.UE_5_3);
        for (int i = 0; i < count; i++) {
            save.integer("Number" + i, i);
        }
        return save.build();
    }

    @Test
    void unrealSavesKeepThePropertiesBeforeACut() throws SaveException {
        SaveFormat unreal = format("unreal");
        byte[] whole = numbers(20);
        int one = (whole.length - numbers(10).length) / 10;
        assertEquals(20, rescued(unreal, whole));
        int end = whole.length - 13;
        assertEquals(20, rescued(unreal, Corrupter.cut(whole, end)));
        assertEquals(19, rescued(unreal, Corrupter.cut(whole, end - 1)));
        assertEquals(15, rescued(unreal, Corrupter.cut(whole, end - 4 * one - 5)));
    }

    @Test
    void unrealSavesKeepWhatFollowsADamagedValue() throws SaveException {
        SaveFormat unreal = format("unreal");
        byte[] whole =
                GvasBuilder.of(EngineVersion.UE_5_3)
                        .integer("Before", 1)
                        .str("Text", "a text that is damaged")
                        .integer("After", 2)
                        .build();
        int text = new String(whole, StandardCharsets.ISO_8859_1).indexOf("a text");
        // The length of the text, in the four bytes before it.
        byte[] damaged = Corrupter.flipByte(whole, text - 2, 0x40);
        assertEquals(3, rescued(unreal, damaged));
    }

    @Test
    void unrealSavesOfEveryKindAreRescuedOrRefused() throws SaveException {
        SaveFormat unreal = format("unreal");
        var cuts = new Tally();
        var flips = new Tally();
        for (EngineVersion engine : EngineVersion.ALL) {
            for (long seed = 0; seed < 4; seed++) {
                byte[] whole = RandomGvas.of(seed, engine);
                long records = rescued(unreal, whole);
                assertTrue(records >= 0, engine + " " + seed);
                damage(unreal, whole, records, cuts, flips);
            }
        }
        print(cuts.text("made Unreal saves, cut"));
        print(flips.text("made Unreal saves, a bit flipped"));
        assertTrue(flips.recovered > flips.tried * 8 / 10 && flips.share() > 0.8);
    }

    @Test
    void sparkSavesKeepTheEntitiesBeforeACut() throws SaveException {
        SaveFormat spark = format("spark");
        byte[] whole = Sparks.save(20);
        assertEquals(21, rescued(spark, whole));
        int custom = 4 + 2 + 3 + 2 + 5 + 4;
        assertEquals(20, rescued(spark, Corrupter.cut(whole, whole.length - custom)));
        assertEquals(19, rescued(spark, Corrupter.cut(whole, whole.length - custom - 1)));
        var cuts = new Tally();
        var flips = new Tally();
        damage(spark, whole, 21, cuts, flips);
        print(cuts.text("a made Spark save, cut"));
        print(flips.text("a made Spark save, a bit flipped"));
        assertTrue(flips.recovered > FLIPS / 2);
    }

    @Test
    void keyValueFilesLoseNoMoreThanALine() throws SaveException {
        SaveFormat lines =
                SaveFormats.installed().all().stream()
                        .filter(format -> format.extensions().contains("db"))
                        .findFirst()
                        .orElseThrow();
        var text = new StringBuilder("#!spark-kv-v2\n");
        for (int i = 0; i < 50; i++) {
            text.append("key").append(i).append('\t').append("value").append(i).append('\n');
        }
        byte[] whole = text.toString().getBytes(StandardCharsets.UTF_8);
        var cuts = new Tally();
        var flips = new Tally();
        damage(lines, whole, 50, cuts, flips);
        print(cuts.text("a key/value file, cut"));
        print(flips.text("a key/value file, a bit flipped"));
        assertEquals(List.of(CUTS, FLIPS), List.of(cuts.recovered, flips.recovered));
        assertTrue(flips.share() > 0.98);
    }

    @Test
    void savesOfGamesAreRescuedOrRefused() throws SaveException {
        Assumptions.assumeTrue(Files.isDirectory(FIXTURES), "skipped: no saves in " + FIXTURES);
        for (String id : List.of("spark", "unreal")) {
            var cuts = new Tally();
            var flips = new Tally();
            int whole = 0;
            for (byte[] bytes : files(id)) {
                long records = records(format(id), bytes);
                if (records > 0) {
                    whole++;
                    damage(format(id), bytes, records, cuts, flips);
                }
            }
            print(cuts.text(whole + " " + id + " saves of games, cut"));
            print(flips.text(whole + " " + id + " saves of games, a bit flipped"));
            assertTrue(flips.recovered > flips.tried * 3 / 4, id);
            assertTrue(flips.share() > 0.8, id);
        }
    }

    private static List<byte[]> files(String id) {
        String ending = id.equals("spark") ? ".spark_save" : ".sav";
        try (Stream<Path> all = Files.walk(FIXTURES.resolve(id))) {
            return all.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .map(RescueForeignTest::read)
                    .filter(bytes -> bytes.length <= LARGEST)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// How many records a save has that opens; −1 for one that does not.
    private static long records(SaveFormat format, byte[] bytes) {
        var source = MemorySource.of("save", Bytes.wrap(bytes));
        try {
            if (format.probe(source, Limits.DEFAULT) == dev.keepsake.format.Likelihood.NO) {
                return -1;
            }
            try (SaveDocument document = format.open(source, OpenOptions.DEFAULT, Progress.NONE)) {
                return document.recordCount();
            }
        } catch (SaveException unopened) {
            return -1;
        }
    }

    private static void print(String line) {
        System.getLogger("repair").log(System.Logger.Level.INFO, line);
    }
}
