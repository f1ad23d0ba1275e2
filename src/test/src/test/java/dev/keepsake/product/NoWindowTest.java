package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The command line starts without the window.
final class NoWindowTest {
    @TempDir Path home;

    @ParameterizedTest
    @ValueSource(strings = {"info", "verify", "show", "slots"})
    void commandsLoadNoClassOfJavaFx(String command) throws IOException {
        Path demo = Demo.folder();
        Path log = home.resolve("classes.txt");
        var ended =
                Program.in(home)
                        .withJava("-Xlog:class+load:file=" + log)
                        .run(command, command.equals("slots") ? demo : Demo.whole());
        assertEquals(0, ended.exit(), ended::toString);
        List<String> loaded = Files.readAllLines(log);
        assertTrue(
                loaded.stream().anyMatch(line -> line.contains(" dev.keepsake.app.Main ")),
                "the log names no class of the program");
        assertEquals(List.of(), loaded.stream().filter(line -> line.contains(" javafx.")).toList());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whereJavaFxDoesNotStartAPictureEndsInASentence() throws IOException {
        Path copy = copyWithout("libjavafx_font.so");
        Path cache = home.resolve("cache");
        // A library cannot be unpacked either where a folder that is not empty has its name.
        Files.createDirectories(cache.resolve("libjavafx_font.so").resolve("taken"));
        var ended =
                Program.in(home)
                        .at(copy)
                        .withJava("-Djavafx.cachedir=" + cache)
                        .run("picture", Demo.whole(), "-o", home.resolve("picture.png"));
        assertEquals(6, ended.exit(), ended::toString);
        assertEquals(1, ended.err().lines().count(), ended::toString);
        assertTrue(ended.err().contains(cache.toString()), ended::toString);
        assertFalse(Files.exists(home.resolve("picture.png")));
    }

    /// The program without one of its libraries.
    private Path copyWithout(String library) throws IOException {
        Path installed = Program.installed().getParent().getParent();
        Path copy = home.resolve("program");
        try (Stream<Path> files = Files.walk(installed)) {
            for (Path file : files.toList()) {
                Path target = copy.resolve(installed.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else if (!file.endsWith(library)) {
                    link(file, target);
                }
            }
        }
        return copy.resolve("bin").resolve(Program.installed().getFileName());
    }

    /// Hard links: Java finds what belongs to it where its own file really lies.
    private static void link(Path file, Path target) throws IOException {
        if (Files.getFileStore(file).equals(Files.getFileStore(target.getParent()))) {
            Files.createLink(target, file);
        } else {
            Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }
}
