package dev.keepsake.product;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/// Runs the packaged program.
final class ProgramTest {
    @Test
    void saysWhatItDoesNotKnow() throws IOException, InterruptedException {
        Process program =
                new ProcessBuilder(System.getProperty("keepsake.bin"), "--lang", "en", "two words")
                        .redirectErrorStream(true)
                        .start();
        String printed = new String(program.getInputStream().readAllBytes(), UTF_8);
        assertEquals(2, program.waitFor());
        assertEquals(
                "keepsake: There is no command \"two words\" and no such file."
                        + " \"keepsake help\" lists the commands.\n",
                printed);
    }
}
