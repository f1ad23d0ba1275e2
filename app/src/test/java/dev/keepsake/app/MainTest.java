package dev.keepsake.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The program as a process of its own.
final class MainTest {
    private record Ended(int status, String out) {}

    private static Ended run(List<String> options, String... arguments)
            throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("--module-path", modulePath()));
        command.addAll(List.of("--module", "dev.keepsake.app/dev.keepsake.app.Main"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("KEEPSAKE_LANG", "en");
        Process program = builder.start();
        String printed = new String(program.getInputStream().readAllBytes(), UTF_8);
        return new Ended(program.waitFor(), printed);
    }

    /// Where the modules of this test lie.
    private static String modulePath() {
        return ModuleLayer.boot().configuration().modules().stream()
                .map(ResolvedModule::reference)
                .flatMap(reference -> reference.location().stream())
                .filter(location -> location.getScheme().equals("file"))
                .map((URI location) -> Path.of(location).toString())
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    @Test
    void commandsLoadNoClassOfTheWindow() throws IOException, InterruptedException {
        Ended ended = run(List.of("-Xlog:class+load"), "verify", "pom.xml");
        assertEquals(5, ended.status());
        assertTrue(ended.out().contains("dev.keepsake.app.cli.Program"), "classes are listed");
        assertFalse(ended.out().contains(" javafx."), "a class of JavaFX is loaded");
        assertFalse(ended.out().contains("dev.keepsake.app.window."), "a window class is loaded");
    }

    @Test
    void saysItsVersion() throws IOException, InterruptedException {
        assertEquals(new Ended(0, "Keepsake 0.1.0\n"), run(List.of(), "--version"));
    }

    @Test
    void languageComesFromTheOptionThenTheEnvironmentThenTheUser() {
        var typed = List.of("info", "--lang", "de", "x");
        assertEquals(
                new Language(Locale.GERMAN, List.of("info", "x")),
                Language.of(typed, Map.of("KEEPSAKE_LANG", "en"), Locale.FRENCH));
        assertEquals(
                new Language(Locale.ENGLISH, List.of("info")),
                Language.of(List.of("info"), Map.of("KEEPSAKE_LANG", "en"), Locale.FRENCH));
        assertEquals(
                new Language(Locale.FRENCH, List.of()),
                Language.of(List.of(), Map.of(), Locale.FRENCH));
    }
}
