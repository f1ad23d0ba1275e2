package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.cli.Typed.World;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands print, for people and for programs.
final class PrintedTest {
    @TempDir Path folder;
    private String file;
    private String damaged;

    @BeforeEach
    void writeSaves() throws IOException {
        file = Files.writeString(folder.resolve("a.toy"), "toy 1\nmira 250\nguard 1\n").toString();
        damaged = Files.writeString(folder.resolve("b.toy"), "toy 1\nbroken\n").toString();
    }

    @Test
    void verifyGivesOneObjectALine() {
        assertEquals(
                List.of(
                        "{\"file\":\"%s\",\"format\":\"toy-1\",\"outcome\":\"ok\",".formatted(file)
                                + "\"exact\":null,\"records\":2,\"keptAsRead\":0,\"findings\":[]}"),
                Typed.run("verify", "--json", file).lines());
        assertTrue(Typed.run("verify", "--json", "--exact", file).out().contains("\"exact\":true"));
    }

    @Test
    void infoGivesOneObjectALine() {
        assertEquals(
                List.of(
                        "{\"file\":\"%s\",\"format\":\"toy-1\",\"records\":2,".formatted(file)
                                + "\"header\":[{\"title\":\"A \\u001B[31mtoy\"}],"
                                + "\"chunks\":[{\"id\":\"TOYS\",\"key\":\"\",\"keptAsRead\":false,"
                                + "\"records\":2,\"storedBytes\":23,\"decodedBytes\":23}],"
                                + "\"outcome\":\"ok\",\"picture\":null,\"types\":null,\"findings\":[]}"),
                Typed.run("info", "--json", file).lines());
    }

    @Test
    void infoPointsToVerify() {
        assertTrue(Typed.run("info", file).out().contains("keepsake verify FILE"));
    }

    @Test
    void aFolderIsNoSave() {
        for (String command : List.of("info", "show")) {
            Typed typed = Typed.run(command, folder.toString());
            assertEquals(2, typed.outcome().exitStatus());
            assertTrue(
                    (typed.out() + typed.problems())
                            .contains(folder + " is a folder: use slots or verify."));
        }
    }

    @Test
    void aSaveCannotColourTheTerminal() {
        assertFalse(Typed.run("info", file).out().contains("\u001b"));
    }

    @Test
    void showListsRecords() {
        assertEquals(
                List.of(
                        "Path        Kind    Class  Size",
                        "TOYS/mira   entity  Toy     8 B",
                        "TOYS/guard  entity  Toy     7 B"),
                Typed.run("show", file).lines());
        assertEquals(
                List.of(
                        "{\"path\":\"TOYS/guard\",\"subject\":\"guard\",\"kind\":\"entity\","
                                + "\"class\":\"Toy\",\"bytes\":7}"),
                Typed.run("show", "--json", "--page", "2", "--count", "1", file).lines());
    }

    @Test
    void showSaysHowToGoOn() {
        assertEquals(
                "1 of 2 shown; --from 1 goes on.",
                Typed.run("show", file, "--count", "1").lines().getLast());
    }

    @Test
    void showFindsNamesAndValues() {
        assertEquals(
                List.of("{\"path\":\"TOYS/mira/PROP/Stock[42]\",\"type\":\"Int32\",\"value\":42}"),
                Typed.run("show", "--json", "--find", "42", "--count", "1", file).lines().stream()
                        .limit(1)
                        .toList());
        assertTrue(Typed.run("show", "--find", "GUARD", file).out().contains("TOYS/guard"));
    }

    @Test
    void findingsSayWhereAndWhat() {
        assertEquals(
                List.of(
                        "damaged      " + damaged + "  toy-1, 0 records, 0 kept as read",
                        "  error  0x6  A finding of another format: toy.broken {}."),
                Typed.run("verify", damaged).lines());
        assertTrue(
                Typed.run("verify", "--json", damaged)
                        .out()
                        .endsWith(
                                "\"findings\":[{\"severity\":\"error\",\"code\":\"toy.broken\","
                                        + "\"offset\":6,\"length\":6,\"path\":null,"
                                        + "\"message\":\"A finding of another format: toy.broken {}.\","
                                        + "\"recorded\":null,\"computed\":null}]}\n"));
    }

    @Test
    void speaksGerman() {
        World german = new World().in(Locale.GERMANY);
        assertTrue(german.run("info", file).out().contains("Datensätze"));
        Typed typed = new World().in(Locale.GERMANY).run("vrify");
        assertEquals(
                "keepsake: Es gibt keinen Befehl „vrify“. War „verify“ gemeint?\n",
                typed.problems());
        assertTrue(
                new World().in(Locale.GERMAN).run("verify", "--help").out().startsWith("Aufruf: "));
    }

    @Test
    void speaksEnglishWhereItKnowsNoOther() {
        assertTrue(
                new World()
                        .in(Locale.JAPANESE)
                        .run("verify", "--help")
                        .out()
                        .startsWith("Usage: "));
    }
}
