package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever follows README.md word for word succeeds.
final class ReadmeTest {
    private static final Path README = Path.of("..", "..", "README.md");
    private static final String IMPORTS =
            """
            import dev.keepsake.format.*;
            import dev.keepsake.format.io.*;
            import dev.keepsake.model.document.*;
            import dev.keepsake.model.value.*;
            import java.nio.file.Path;
            """;

    @TempDir Path folder;

    private static List<String> blocks(String language) throws IOException {
        var blocks = new ArrayList<String>();
        var matcher =
                Pattern.compile(
                                "^```" + language + "\n(.*?)^```",
                                Pattern.DOTALL | Pattern.MULTILINE)
                        .matcher(Files.readString(README));
        while (matcher.find()) {
            blocks.add(matcher.group(1));
        }
        return blocks;
    }

    /// The lines that call the program, run in an empty folder one after another.
    @Test
    void commandsDoWhatTheySay() throws IOException {
        List<String> commands =
                blocks("").stream()
                        .flatMap(String::lines)
                        .filter(line -> line.startsWith("./keepsake ") && !line.contains("#"))
                        .toList();
        assertFalse(commands.isEmpty(), "README.md shows no command");
        for (String command : commands) {
            var ended = run(command.substring("./keepsake ".length()));
            boolean damaged = command.contains("verify") && ended.exit() == 3;
            assertTrue(ended.exit() == 0 || damaged, () -> command + ": " + ended);
        }
    }

    private Program.Ended run(String typed) {
        Object[] words = typed.replaceAll("(?<= )saves", folder + "/saves").split(" ");
        return Program.in(folder).run(words);
    }

    @Test
    void commandsOfTheTableExist() throws IOException {
        var names = new ArrayList<String>();
        var matcher =
                Pattern.compile("^\\| `([a-z]+)[ `]", Pattern.MULTILINE)
                        .matcher(Files.readString(README));
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        names.remove("keepsake");
        assertFalse(names.isEmpty(), "README.md has no table of commands");
        for (String name : names) {
            assertEquals(0, Program.in(folder).run("help", name).exit(), name);
        }
    }

    /// The samples, put into a method of a class and run beside the sample saves.
    @Test
    void samplesCompileAndRun() throws IOException, InterruptedException {
        List<String> samples = blocks("java");
        assertFalse(samples.isEmpty(), "README.md shows no code");
        assertEquals(0, run("demo saves").exit());
        for (String sample : samples) {
            Path source = folder.resolve("Sample.java");
            Files.writeString(
                    source,
                    IMPORTS
                            + "public class Sample {\n"
                            + "    public static void main(String[] args) throws Exception {\n"
                            + sample
                            + "    }\n}\n");
            assertEquals(0, compile(source), sample);
            assertEquals(0, runSample(), sample);
        }
    }

    private int compile(Path source) {
        return ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString());
    }

    private int runSample() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = folder + File.pathSeparator + System.getProperty("java.class.path");
        return new ProcessBuilder(
                        java, "--enable-native-access=ALL-UNNAMED", "-cp", classes, "Sample")
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
    }
}
