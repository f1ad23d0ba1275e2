package dev.keepsake.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExitStatusTest {
    @TempDir Path folder;

    @BeforeEach
    void writeSaves() throws IOException {
        Files.writeString(folder.resolve("ok.toy"), "toy 1\nmira 3\n");
        Files.writeString(folder.resolve("odd.toy"), "toy 1\nodd 3\n");
        Files.writeString(folder.resolve("damaged.toy"), "toy 1\nmira 3\nbroken\n");
        Files.writeString(folder.resolve("newer.toy"), "toy 2\n");
        Files.writeString(folder.resolve("huge.toy"), "toy 1\nhuge\n");
        Files.writeString(folder.resolve("other.txt"), "no save");
    }

    private Typed run(String... words) {
        return new World().run(inFolder(words));
    }

    private String[] inFolder(String... words) {
        var arguments = new ArrayList<String>();
        for (String word : words) {
            boolean file = word.contains(".") && !word.startsWith("-");
            arguments.add(file ? folder.resolve(word).toString() : word);
        }
        return arguments.toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource({
        "verify ok.toy, 0",
        "verify --exact ok.toy, 0",
        "verify odd.toy, 0",
        "verify --exact odd.toy, 1",
        "verify, 2",
        "verify --nonsense ok.toy, 2",
        "verify --format nonsense ok.toy, 2",
        "verify --types other.txt ok.toy, 2",
        "verify --types missing.json ok.toy, 7",
        "show ok.toy --depth many, 2",
        "show ok.toy --depth 0, 2",
        "show ok.toy TOYS more, 2",
        "vrify, 2",
        "verify damaged.toy, 3",
        "info damaged.toy, 3",
        "show damaged.toy, 3",
        "verify newer.toy, 4",
        "info newer.toy, 4",
        "verify other.txt, 5",
        "info other.txt, 5",
        "show other.txt, 5",
        "verify huge.toy, 6",
        "verify missing.toy, 7",
        "info missing.toy, 7",
        "show missing.toy, 7",
        "missing.toy, 7",
        "help, 0",
        "help verify, 0",
        "help nonsense, 2",
        "verify --help, 0",
        "--version, 0",
        "completion, 0",
    })
    void tellsHowACallEnded(String words, int status) {
        assertEquals(status, run(words.split(" ")).outcome().exitStatus());
    }

    @ParameterizedTest
    @CsvSource({
        "odd.toy other.txt, 5",
        "other.txt newer.toy, 4",
        "newer.toy huge.toy, 6",
        "huge.toy damaged.toy, 3",
        "damaged.toy missing.toy ok.toy, 7",
        "ok.toy odd.toy, 1",
    })
    void tellsTheWorstOfSeveralFiles(String files, int status) {
        var words = new ArrayList<>(List.of("verify", "--exact"));
        words.addAll(List.of(files.split(" ")));
        assertEquals(status, run(words.toArray(String[]::new)).outcome().exitStatus());
    }

    @Test
    void takesAnEmptyNameForNoFolder() {
        for (String command : List.of("verify", "info", "slots")) {
            assertEquals(2, new World().run(command, "").outcome().exitStatus(), command);
        }
    }

    @Test
    void checksWhatAnUnreadableFolderStandsBeside() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        closed.toFile().setReadable(false);
        assumeFalse(Files.isReadable(closed), "this user may read everything");
        Typed typed = new World().run("verify", folder.toString());
        closed.toFile().setReadable(true);
        assertEquals(7, typed.outcome().exitStatus());
        assertTrue(typed.out().contains("ok.toy"), typed.out());
    }

    @Test
    void countsFilesOfAFolderThatAreNoSaves() throws IOException {
        for (String name : List.of("damaged.toy", "newer.toy", "huge.toy")) {
            Files.delete(folder.resolve(name));
        }
        Typed typed = new World().run("verify", folder.toString());
        assertEquals(0, typed.outcome().exitStatus());
        assertTrue(typed.out().endsWith("2 files checked, 1 file is no save.\n"), typed.out());
    }

    @Test
    void stopsWhereTheUserWishes() {
        Typed typed = new World().with((done, total) -> false).run(inFolder("verify", "ok.toy"));
        assertEquals(130, typed.outcome().exitStatus());
    }

    @Test
    void endsWellWhereTheReaderOfTheOutputGoesAway() {
        Typed typed =
                new World().printingTo(failing("Broken pipe")).run(inFolder("info", "ok.toy"));
        assertEquals(0, typed.outcome().exitStatus());
        assertEquals("", typed.problems());
    }

    @Test
    void failsWhereTheDiskBehindTheOutputIsFull() {
        Typed typed =
                new World()
                        .printingTo(failing("No space left on device"))
                        .run(inFolder("info", "ok.toy"));
        assertEquals(7, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("No space left on device"), typed.problems());
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(message);
            }
        };
    }

    @Test
    void printsNothingButProblemsWhereQuiet() {
        Typed good = run("verify", "--quiet", "ok.toy");
        assertEquals("", good.out());
        Typed bad = run("verify", "--quiet", "damaged.toy");
        assertEquals("", bad.out());
        assertEquals(3, bad.outcome().exitStatus());
    }

    @Test
    void offersTheNearestCommand() {
        assertEquals(
                "keepsake: There is no command \"vrify\". Did you mean \"verify\"?\n",
                Typed.run("vrify").problems());
        assertFalse(Typed.run("xylophone").problems().contains("Did you mean"));
    }

    @Test
    void aDefectIsOneLineThatNamesTheReport() {
        var problems = new ByteArrayOutputStream();
        Program program =
                Program.in(
                        new Surroundings(
                                Console.of(OutputStream.nullOutputStream(), problems, UTF_8),
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.of(List.of()),
                                Optional::empty,
                                InstantSource.system(),
                                Progress.NONE,
                                false));
        assertEquals(70, program.reportDefect(Path.of("report.txt")).exitStatus());
        assertEquals(
                "keepsake: A defect of Keepsake. All about it stands in report.txt;"
                        + " please send it in.\n",
                problems.toString(UTF_8));
    }
}
