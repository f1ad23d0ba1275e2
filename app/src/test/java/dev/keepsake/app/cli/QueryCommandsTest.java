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
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `show --where` and `set --where`, on the sample saves.
final class QueryCommandsTest {
    private static final SaveFormats FORMATS = SaveFormats.installed();
    private static List<Sample> samples;

    @TempDir Path folder;
    private Path save;

    @BeforeAll
    static void make() throws SaveException {
        samples = DemoSaves.in(FORMATS).all();
    }

    @BeforeEach
    void write() throws IOException {
        for (Sample sample : samples) {
            if (sample.name().equals("slot_before-the-bridge.a.ksave")) {
                save = Files.write(folder.resolve("before.ksave"), sample.bytes().toArray());
            }
        }
    }

    private static Typed run(Object... words) {
        return new World()
                .with(FORMATS)
                .run(Stream.of(words).map(Object::toString).toArray(String[]::new));
    }

    @Test
    void showsWhatAQuerySelects() {
        Typed shown = run("show", "--json", save, "--where", "class = Merchant and path = Gold");
        assertEquals(
                List.of(
                        "{\"path\":\"WRLD@\\\"/Maps/Harbour\\\"/Merchant/PROP/Gold\","
                                + "\"type\":\"Int32\",\"value\":120}"),
                shown.lines());
        assertEquals(0, shown.outcome().exitStatus());
    }

    @Test
    void showsRecordsWhereTheQuerySpeaksOfNoValue() {
        List<String> lines = run("show", save, "--where", "subject = Merchant").lines();
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(1).startsWith("WRLD@\"/Maps/Harbour\"/Merchant "), lines.get(1));
    }

    @Test
    void aQueryThatSelectsNothingIsWrongUse() {
        Typed shown = run("show", save, "--where", "subject = Nobody");
        assertEquals(2, shown.outcome().exitStatus());
        assertEquals(
                "keepsake: subject = Nobody selects nothing in this save.",
                shown.problems().strip());
    }

    @Test
    void aWrongQuerySaysWhere() {
        Typed shown = run("show", save, "--where", "class = Merchant value = 1");
        assertEquals(2, shown.outcome().exitStatus());
        assertEquals(
                "keepsake: No query: at column 18 there should be one of: and, or",
                shown.problems().strip());
    }

    @Test
    void takesEitherATextOrAQuery() {
        assertEquals(
                2, run("show", save, "--where", "is nan", "--find", "a").outcome().exitStatus());
    }

    @Test
    void changesAllThatAQuerySelects() throws IOException {
        byte[] before = Files.readAllBytes(save);
        assertEquals(
                List.of(
                        "1 changed, 0 removed, 0 as they were, 0 refused.",
                        save + " is written and checked.",
                        "The file as it was: " + save + ".bak-20261130-211403"),
                run("set", save, "--where", "class = Merchant and path = Gold", "*2").lines());
        assertArrayEquals(before, Files.readAllBytes(Path.of(save + ".bak-20261130-211403")));
        assertTrue(run("show", save, "Merchant/Gold").out().contains("240"));
    }

    @Test
    void aDryRunTellsEveryEffectAndWritesNothing() throws IOException {
        byte[] before = Files.readAllBytes(save);
        String query = "path = Merchant/Stock[0]/Tint/* and type = Number";
        assertEquals(
                List.of(
                        "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[0]/Tint/r: 192 → 96",
                        "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[0]/Tint/g: 160 → 80",
                        "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[0]/Tint/b: 112 → 56"),
                run("set", save, "--where", query, "*0.5", "--dry-run").lines().subList(0, 3));
        assertArrayEquals(before, Files.readAllBytes(save));
    }

    @Test
    void changesNothingWhereOnePlaceRefuses() throws IOException {
        byte[] before = Files.readAllBytes(save);
        Typed set = run("set", save, "--where", "path = Merchant/Stock[0]/Tint/r", "*2");
        assertEquals(2, set.outcome().exitStatus());
        assertEquals(
                List.of(
                        "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[0]/Tint/r: refused, stays 192"
                                + " (384 lies outside what UInt8 can hold.)",
                        "0 changed, 0 removed, 0 as they were, 1 refused."),
                set.lines());
        assertArrayEquals(before, Files.readAllBytes(save));
    }

    @Test
    void writesNothingWhereAllIsSoAlready() throws IOException {
        byte[] before = Files.readAllBytes(save);
        Typed set = run("set", save, "--where", "path = Merchant/Gold", "120");
        assertEquals(
                List.of("0 changed, 0 removed, 1 as they were, 0 refused.", "Nothing was written."),
                set.lines());
        assertEquals(0, set.outcome().exitStatus());
        assertArrayEquals(before, Files.readAllBytes(save));
    }

    @Test
    void takesOneChangeOnly() {
        Typed set = run("set", save, "--where", "path = Merchant/Gold", "1", "2");
        assertEquals(2, set.outcome().exitStatus());
    }

    @Test
    void subtracts() {
        Typed set =
                run("set", save, "--where", "path = Merchant/Gold", "-20", "--dry-run", "--json");
        assertEquals(
                List.of(
                        "{\"path\":\"WRLD@\\\"/Maps/Harbour\\\"/Merchant/PROP/Gold\","
                                + "\"effect\":\"changed\",\"old\":120,\"new\":100,\"code\":null}"),
                set.lines());
    }

    @Test
    void explainsItselfInGerman() {
        Typed help = new World().with(FORMATS).in(Locale.GERMAN).run("help", "set");
        assertTrue(help.out().contains("--where"), help.out());
        assertTrue(help.out().contains("Abfrage"), help.out());
    }
}
