package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class StateFolderTest {
    private static final Path HOME = Path.of("/home/mira");

    @Test
    void followsEachSystem() {
        assertEquals(
                HOME.resolve(".local/state/keepsake"), StateFolder.of("Linux", Map.of(), HOME));
        assertEquals(
                Path.of("/state/keepsake"),
                StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "/state"), HOME));
        assertEquals(
                HOME.resolve("Library/Application Support/Keepsake"),
                StateFolder.of("Mac OS X", Map.of(), HOME));
        assertEquals(
                Path.of("/local/Keepsake"),
                StateFolder.of("Windows 11", Map.of("LOCALAPPDATA", "/local"), HOME));
    }

    @Test
    void aRelativeStateFolderIsNotTaken() {
        assertEquals(
                HOME.resolve(".local/state/keepsake"),
                StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "state"), HOME));
    }
}
