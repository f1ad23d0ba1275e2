package dev.keepsake.store.backend;

import static dev.keepsake.store.backend.Answers.FILE;
import static dev.keepsake.store.backend.Answers.only;
import static dev.keepsake.store.backend.Answers.text;
import static dev.keepsake.store.backend.Answers.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.keepsake.format.io.ByteSource;
import org.junit.jupiter.api.Test;

final class MemoryBackendTest {
    @Test
    void isAStorageOfItsOwn() {
        assertNotEquals(new MemoryBackend().id(), new MemoryBackend().id());
    }

    @Test
    void countsWhatIsRead() throws Exception {
        var backend = new MemoryBackend();
        write(backend, FILE, text("content"));
        assertEquals(0, backend.reads());
        Reply<ByteSource> reply = only(answer -> backend.read(FILE, answer));
        assertEquals(1, backend.reads());
        assertEquals(0, backend.bytesRead());
        try (ByteSource source = reply.value()) {
            source.read(0, 3);
            source.read(5, 2);
        }
        assertEquals(5, backend.bytesRead());
        assertEquals(Status.MISSING, Answers.read(backend, FILE.other()));
        assertEquals(1, backend.reads());
    }
}
