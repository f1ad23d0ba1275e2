package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.demo.DemoSaves.Sample;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands that write, on the sample saves.
final class WritingCommandsTest {
    private static final SaveFormats FORMATS = SaveFormats.installed();
    private static List<Sample> samples;

    @TempDir Path folder;
    private Path slot;
    private Path plain;
    private Path outpost;

    @BeforeAll
    static void make() throws SaveException {
        samples = DemoSaves.in(FORMATS).all();
    }

    @BeforeEach
    void write() throws IOException {
        for (Sample sample : samples) {
            Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
        }
        slot = folder.resolve("slot_before-the-bridge.a.ksave");
        plain = Files.copy(slot, folder.resolve("before.ksave"));
        outpost = folder.resolve("outpost.spark_save");
    }

    private static Typed run(Object... words) {
        return new World()
                .with(FORMATS)
                .run(Stream.of(words).map(Object::toString).toArray(String[]::new));
    }

    private static int status(Object... words) {
        return run(words).outcome().exitStatus();
    }

    private static List<String> rows(Path file, String path) {
        return run("show", "--json", "--count", "1000000", "--depth", "9", file, path).lines();
    }

    @Nested
    final class Set {
        @Test
        void changesExactlyThatValueOfAKeepsakeSave() throws IOException {
            byte[] before = Files.readAllBytes(plain);
            List<String> merchant = rows(plain, "WRLD@\"/Maps/Harbour\"/Merchant");
            assertEquals(
                    List.of(
                            "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold: 120 → 500",
                            plain + " is written and checked.",
                            "The file as it was: " + plain + ".bak-20261130-211403"),
                    run("set", plain, "Merchant/Gold=500").lines());
            assertArrayEquals(before, Files.readAllBytes(Path.of(plain + ".bak-20261130-211403")));
            List<String> after = rows(plain, "WRLD@\"/Maps/Harbour\"/Merchant");
            var changed = new ArrayList<>(after);
            changed.removeAll(merchant);
            assertEquals(1, changed.size(), changed.toString());
            assertTrue(changed.get(0).endsWith("Gold\",\"type\":\"Int32\",\"value\":500}"));
            assertEquals(0, status("verify", "--exact", plain));
        }

        @Test
        void marksAKeepsakeSaveAsEdited() {
            status("set", plain, "Merchant/Gold=500");
            assertTrue(run("show", plain, "header/edited").out().contains("2026-11-30 21:14:03"));
            status("set", plain, "Merchant/Gold=501");
            assertEquals(0, status("verify", plain));
        }

        @Test
        void changesSeveralValuesOrNone() throws IOException {
            byte[] before = Files.readAllBytes(plain);
            assertEquals(2, status("set", plain, "Merchant/Gold=500", "Merchant/Open=maybe"));
            assertArrayEquals(before, Files.readAllBytes(plain));
            assertEquals(
                    0, status("set", plain, "Merchant/Mood=Friendly", "Door_North/Locked=false"));
            assertTrue(run("show", plain, "Door_North/Locked").out().contains("false"));
        }

        @Test
        void changesAValueOfASparkSave() {
            assertEquals(0, status("set", outpost, "Turret_East/Transform/px=13.5"));
            assertTrue(
                    run("show", "--json", outpost, "Turret_East/Transform/px")
                            .out()
                            .contains("\"value\":13.5"));
            assertEquals(0, status("verify", "--exact", outpost));
        }

        @Test
        void writesAnotherFileWhereAsked() throws IOException {
            byte[] before = Files.readAllBytes(plain);
            Path out = folder.resolve("out.ksave");
            assertEquals(0, status("set", plain, "Merchant/Gold=500", "-o", out));
            assertArrayEquals(before, Files.readAllBytes(plain));
            assertTrue(run("show", out, "Merchant/Gold").out().contains("500"));
        }

        @Test
        void writesNothingInADryRun() throws IOException {
            byte[] before = Files.readAllBytes(plain);
            Typed typed = run("set", "--dry-run", plain, "Merchant/Gold=500");
            assertTrue(typed.out().endsWith("Nothing was written.\n"), typed.out());
            assertArrayEquals(before, Files.readAllBytes(plain));
        }

        @Test
        void keepsNoBackupWhereNoneIsWanted() {
            status("set", "--no-backup", plain, "Merchant/Gold=500");
            assertTrue(Files.notExists(Path.of(plain + ".bak-20261130-211403")));
        }

        @Test
        void readsATextFromAFile() throws IOException {
            Path text = Files.writeString(folder.resolve("name.txt"), "=@ 小梅\n");
            assertEquals(0, status("set", plain, "Citizen_1/Name=@" + text));
            assertTrue(run("show", plain, "Citizen_1/Name").out().contains("=@ 小梅"));
        }

        @Test
        void refusesWhatDoesNotFit() {
            assertEquals(2, status("set", plain, "Merchant/Gold=many"));
            assertEquals(2, status("set", plain, "Merchant/Gold=99999999999"));
            assertEquals(2, status("set", plain, "Merchant/Gold"));
            assertEquals(2, status("set", plain, "Nobody/Gold=1"));
            assertEquals(2, status("set", plain, "Merchant/Stock=[]"));
            assertTrue(
                    run("set", plain, "Merchant/gold=1")
                            .problems()
                            .contains("Did you mean Gold? Nothing was written."));
            assertTrue(
                    run("set", plain, "Merchant/Open=no")
                            .problems()
                            .contains("Known are true, false."));
        }

        @Test
        void changesTheTypeWhereAsked() {
            assertEquals(0, status("set", plain, "Merchant/Gold:int64=9999999"));
            assertTrue(
                    run("show", "--json", plain, "Merchant/Gold")
                            .out()
                            .contains("\"type\":\"Int64\",\"value\":9999999"));
        }

        @Test
        void refusesADamagedSave() {
            Path damaged = folder.resolve("slot_before-the-bridge.b.ksave");
            Typed typed = run("set", damaged, "header/title=Other");
            assertEquals(3, typed.outcome().exitStatus());
            assertEquals("", typed.out());
            assertTrue(typed.problems().endsWith(" Nothing was written.\n"), typed.problems());
            assertEquals(3, status("set", damaged, "Merchant/Gold=1"));
        }

        @Test
        void printsChangesAsJson() {
            assertEquals(
                    List.of(
                            "{\"path\":\"WRLD@\\\"/Maps/Harbour\\\"/Merchant/PROP/Gold\",\"old\":120,\"new\":7}",
                            "{\"file\":\"%s\",\"backup\":null}".formatted(plain)),
                    run("set", "--json", "--no-backup", plain, "Merchant/Gold=7").lines());
        }
    }

    @Nested
    final class Convert {
        @Test
        void writesTheSameVersionByteForByte() throws IOException {
            Path out = folder.resolve("out.ksave");
            assertEquals(0, status("convert", slot, "--to", "keepsake-1", "-o", out));
            assertArrayEquals(Files.readAllBytes(slot), Files.readAllBytes(out));
        }

        @Test
        void refusesAnotherFormatAndAnOlderVersion() {
            Path out = folder.resolve("out");
            assertEquals(2, status("convert", slot, "--to", "spark-4", "-o", out));
            assertEquals(2, status("convert", outpost, "--to", "spark-1", "-o", out));
            assertEquals(2, status("convert", outpost, "--to", "spark-4"));
            assertTrue(Files.notExists(out));
            assertTrue(
                    run("convert", outpost, "--to", "spark-9", "-o", out)
                            .problems()
                            .endsWith("It can as spark-4.\n"));
        }
    }

    @Nested
    final class Slots {
        @Test
        void sayWhichCopyLoadsAndWhy() {
            Typed typed = run("slots", folder);
            assertEquals(0, typed.outcome().exitStatus());
            assertTrue(typed.out().contains("loads: the newest that is whole"), typed.out());
            assertTrue(typed.out().contains("damaged, not loaded"), typed.out());
            assertTrue(typed.lines().getLast().contains("missing"), typed.out());
        }

        @Test
        void areOneObjectALine() {
            Typed typed = run("slots", "--json", folder);
            assertEquals(6, typed.lines().size());
            assertTrue(
                    typed.lines().stream()
                            .anyMatch(line ->
                                    line.contains("\"slot\":\"before-the-bridge\"")
                                            && line.contains("\"loads\":\"a\"")),
                    typed.out());
        }

        @Test
        void failWhereNoCopyOfASlotLoads() throws IOException {
            Files.delete(slot);
            assertEquals(3, status("slots", folder));
        }

        @Test
        void needAFolder() {
            assertEquals(2, status("slots", slot));
            assertEquals(7, status("slots", folder.resolve("missing")));
        }
    }

    @Nested
    final class Demo {
        @Test
        void writesIntoANewFolderOnly() throws IOException {
            Path made = folder.resolve("a/b");
            assertEquals(0, status("demo", made));
            assertEquals(2, status("demo", made));
            try (Stream<Path> files = Files.list(made)) {
                assertEquals(
                        samples.stream().map(Sample::name).sorted().toList(),
                        files.map(file -> file.getFileName().toString()).sorted().toList());
            }
        }

        @Test
        void showsItsDamagedCopyAndWhatStillReads() {
            Typed verified = run("verify", folder.resolve("slot_before-the-bridge.b.ksave"));
            assertEquals(3, verified.outcome().exitStatus());
            assertTrue(verified.out().contains("WRLD@\"/Maps/Harbour\": A block"), verified.out());
        }

        @Test
        void showsTheRecordsThatReadOfItsDamagedCopy() {
            Path damaged = folder.resolve("slot_before-the-bridge.b.ksave");
            Typed shown = run("show", "--count", "100000", damaged);
            assertEquals(3, shown.outcome().exitStatus());
            assertTrue(shown.out().startsWith("Path "), shown.out());
            assertTrue(shown.out().contains("A block does not have its checksum"), shown.out());
            assertTrue(shown.out().contains("Records that do not read and are not shown: "));
            String last = run("show", "--json", "--find", "Gold", damaged).lines().getLast();
            assertTrue(last.startsWith("{\"findings\":[{"), last);
            assertTrue(last.contains("command.unreadRecords"), last);
        }
    }
}
