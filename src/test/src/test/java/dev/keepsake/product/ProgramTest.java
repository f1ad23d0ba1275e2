package dev.keepsake.product;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/// Runs the packaged program.
final class ProgramTest {
    @Test
    void printsItsArguments() throws IOException, InterruptedException {
        Process program =
                new ProcessBuilder(System.getProperty("keepsake.bin"), "info", "two words")
                        .redirectErrorStream(true)
                        .start();
        String printed = new String(program.getInputStream().readAllBytes(), UTF_8);
        assertEquals(0, program.waitFor());
        assertEquals("info\ntwo words\n", printed);
    }
}
