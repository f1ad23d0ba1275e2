package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContentComparison;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files of format version 1 read for ever: they are never written again.
class GoldenFilesTest {
    static Bytes read(GoldenSaves golden) throws IOException {
        String name = "/golden/v1/" + golden.file() + ".ksave";
        try (InputStream in = GoldenFilesTest.class.getResourceAsStream(name)) {
            assertNotNull(in, name);
            return Bytes.wrap(in.readAllBytes());
        }
    }

    @ParameterizedTest
    @EnumSource
    void holdsWhatWasWrittenThen(GoldenSaves golden) throws SaveException, IOException {
        try (SaveDocument old = SampleSaves.open(read(golden));
                SaveDocument now = SampleSaves.open(SampleSaves.write(golden::fill))) {
            assertEquals(now.header(), old.header());
            assertEquals(now.picture(), old.picture());
            assertEquals(now.chunks().size(), old.chunks().size());
            for (int i = 0; i < now.chunks().size(); i++) {
                requireSame(now.chunks().get(i), old.chunks().get(i));
            }
        }
    }

    private static void requireSame(Chunk expected, Chunk found) throws SaveException {
        assertEquals(expected.id(), found.id());
        assertEquals(expected.key(), found.key());
        assertEquals(expected.size(), found.size());
        if (expected.head().kind() == ChunkHead.Kind.RAW) {
            assertEquals(expected.bytes(), found.bytes());
        }
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.record(i).head(), found.record(i).head());
            var sections = expected.record(i).content().sections();
            var others = found.record(i).content().sections();
            assertEquals(sections.size(), others.size());
            for (int s = 0; s < sections.size(); s++) {
                assertEquals(sections.get(s).id(), others.get(s).id());
                assertTrue(
                        ContentComparison.same(
                                sections.get(s).content(), others.get(s).content(), true));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void isSoundAndExact(GoldenSaves golden) throws SaveException, IOException {
        Verification verification = Verification.of(read(golden));
        assertEquals(Outcome.LOADED, verification.outcome());
        assertTrue(verification.result().orElseThrow().exact());
    }

    @ParameterizedTest
    @EnumSource
    void writesToItsOwnBytes(GoldenSaves golden) throws SaveException, IOException {
        try (SaveDocument document = SampleSaves.open(read(golden))) {
            assertEquals(read(golden), SampleSaves.write(document));
        }
    }

    /// Writes golden files that are not there yet; one that is there stays as it is.
    ///
    /// @param arguments the folder
    public static void main(String[] arguments) throws SaveException, IOException {
        for (GoldenSaves golden : GoldenSaves.values()) {
            Path file = Path.of(arguments[0], golden.file() + ".ksave");
            if (!Files.exists(file)) {
                Files.write(file, golden.write().toArray());
            }
        }
    }
}
