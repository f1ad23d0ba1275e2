package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.PictureRequest;
import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.app.typefile.TypeFiles;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands with the type file that `--types` names, or that lies beside the save.
final class TypesOptionTest {
    @TempDir Path folder;
    private String save;

    @BeforeEach
    void writeSave() throws IOException {
        save = Files.writeString(folder.resolve("a.toy"), "toy 1\nmira 3\n").toString();
    }

    /// A type file that allows so much gold at most.
    private String types(String name, int most) throws IOException {
        return write(
                name,
                """
                {"keepsakeTypes": 1,
                 "structs": {"Toy": {"fields": {"Gold": {"type": "Int32", "range": [0, %d]}}}}}
                """
                        .formatted(most));
    }

    private String broken(String name) throws IOException {
        return write(name, "{\"keepsakeTypes\": 1,\n \"struct\": {}}");
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static int status(String... words) {
        return Typed.run(words).outcome().exitStatus();
    }

    @Test
    void setKeepsToTheRangesOfTheTypeFile() throws IOException {
        String named = types("named.json", 10);
        assertEquals(0, status("set", "--dry-run", save, "mira/Gold=99"));
        Typed refused = Typed.run("set", "--dry-run", "--types", named, save, "mira/Gold=99");
        assertEquals(2, refused.outcome().exitStatus());
        assertTrue(refused.problems().contains("the game allows 0 to 10"), refused.problems());
        assertEquals(0, status("set", "--dry-run", "--types", named, save, "mira/Gold=9"));
    }

    @Test
    void theTypeFileBesideTheSaveCountsWhereNoneIsNamed() throws IOException {
        types(TypeFiles.NAME, 5);
        String named = types("named.json", 10);
        assertEquals(2, status("set", "--dry-run", save, "mira/Gold=7"));
        assertEquals(0, status("set", "--dry-run", "--types", named, save, "mira/Gold=7"));
    }

    @Test
    void infoNamesTheTypeFile() throws IOException {
        assertTrue(Typed.run("info", "--json", save).out().contains("\"types\":null"));
        assertFalse(Typed.run("info", save).out().contains("Type file"));
        String beside = types(TypeFiles.NAME, 5);
        assertTrue(
                Typed.run("info", "--json", save)
                        .out()
                        .contains("\"types\":\"%s\"".formatted(beside)));
        assertTrue(Typed.run("info", save).out().contains("Type file  " + beside));
        String named = types("named.json", 10);
        assertTrue(Typed.run("info", "--types", named, save).out().contains(named));
    }

    @Test
    void infoNamesTheTypeFileOfADamagedSaveToo() throws IOException {
        String beside = types(TypeFiles.NAME, 5);
        String damaged = write("b.toy", "toy 1\nbroken\n");
        Typed typed = Typed.run("info", "--json", damaged);
        assertEquals(3, typed.outcome().exitStatus());
        assertTrue(typed.out().contains("\"types\":\"%s\"".formatted(beside)), typed.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info SAVE",
                "verify SAVE",
                "show SAVE",
                "set --dry-run SAVE mira/Gold=1",
                "convert SAVE --to toy-1 -o OUT",
                "slots FOLDER",
                "picture SAVE -o OUT",
            })
    void everyCommandThatOpensASaveRefusesATypeFileThatIsWrong(String words) throws IOException {
        String place = ", line 2, column 2, in /struct: there is no member \"struct\" here.";
        String named = broken("named.json");
        String[] typed =
                words.replace("SAVE", save)
                        .replace("FOLDER", folder.toString())
                        .replace("OUT", folder.resolve("out").toString())
                        .split(" ");
        var withOption = new ArrayList<>(List.of(typed));
        withOption.addAll(List.of("--types", named));
        Typed first = Typed.run(withOption.toArray(String[]::new));
        assertEquals(2, first.outcome().exitStatus());
        assertTrue((first.out() + first.problems()).contains(named + place), first.problems());
        String beside = broken(TypeFiles.NAME);
        Typed second = Typed.run(typed);
        assertEquals(2, second.outcome().exitStatus());
        assertTrue((second.out() + second.problems()).contains(beside + place));
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void failsWhereTheTypeFileCannotBeRead() {
        assertEquals(7, status("info", "--types", folder.resolve("none.json").toString(), save));
        assertEquals(7, status("show", "--types", folder.toString(), save));
        assertEquals(2, status("show", "--types", "", save));
    }

    @Test
    void refusesANewerTypeFileAsNewer() throws IOException {
        String newer = write("newer.json", "{\"more\": [1, {}], \"keepsakeTypes\": 2}");
        Typed typed = new World().in(Locale.GERMAN).run("show", "--types", newer, save);
        assertEquals(2, typed.outcome().exitStatus());
        assertEquals(
                "keepsake: "
                        + newer
                        + " ist eine Typdatei der Version 2 und damit neuer als die hier bekannte"
                        + " 1. Bitte ein neueres Keepsake nehmen.\n",
                typed.problems());
    }

    @Test
    void refusesAHugeTypeFileUnread() throws IOException {
        Path huge = folder.resolve("huge.json");
        try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength((16 << 20) + 1);
        }
        Typed typed = Typed.run("show", "--types", huge.toString(), save);
        assertEquals(2, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("16777217 bytes"), typed.problems());
    }

    @Test
    void verifyCountsNoTypeFileAmongTheFilesOfAFolder() throws IOException {
        types(TypeFiles.NAME, 5);
        write("b.toy", "toy 1\n");
        assertEquals(
                "2 files checked, 0 files are no saves.",
                Typed.run("verify", folder.toString()).lines().getLast());
    }

    @Test
    void verifySaysOfEachSaveThatItsTypeFileIsWrong() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("b.toy"), "toy 1\n");
        broken(TypeFiles.NAME);
        Typed typed = Typed.run("verify", "--json", folder.toString());
        assertEquals(2, typed.outcome().exitStatus());
        assertEquals(
                List.of(true, false),
                typed.lines().stream().map(line -> line.contains("typeFile.unknown")).toList());
    }

    @Test
    void pictureHandsTheTypeFileOn() throws IOException {
        var requests = new ArrayList<PictureRequest>();
        var door =
                new WindowDoor() {
                    @Override
                    public void open(List<String> arguments) {
                        throw new IllegalStateException();
                    }

                    @Override
                    public void picture(PictureRequest request) {
                        requests.add(request);
                    }
                };
        String named = types("named.json", 5);
        new World().with(door).run("picture", save, "-o", "out.png", "--types", named);
        new World().with(door).run("picture", save, "-o", "out.png");
        var expected = new ArrayList<Path>();
        expected.add(Path.of(named));
        expected.add(null);
        assertEquals(expected, requests.stream().map(PictureRequest::types).toList());
    }
}
