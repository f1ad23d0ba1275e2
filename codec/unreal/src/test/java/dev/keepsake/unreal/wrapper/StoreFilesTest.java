package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Likelihood;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.game.StoreFiles;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StoreFilesTest {
    private static final Bytes CONTAINER =
            Wrapped.join(Wrapped.ints(4, 2), blob("Data"), blob("Meta"));
    private static final Bytes INDEX =
            Wrapped.join(
                    Wrapped.ints(14, 1),
                    text(""),
                    text("Maker.Game_0000!App"),
                    Wrapped.longs(133_000_000_000_000_000L),
                    Wrapped.ints(3),
                    text("951e786f-7896-4efc-bf56-32dfe4d4951f"),
                    Wrapped.longs(0),
                    text("World"),
                    text("World"),
                    text("\"0x1\""),
                    Bytes.wrap(new byte[1 + 4 + 16 + 24]));

    private static Bytes wide(String text) {
        return Bytes.wrap(text.getBytes(StandardCharsets.UTF_16LE));
    }

    private static Bytes text(String text) {
        return Wrapped.join(Wrapped.ints(text.length()), wide(text));
    }

    private static Bytes blob(String name) {
        Bytes wide = wide(name);
        return Wrapped.join(wide, Bytes.wrap(new byte[128 - wide.length() + 32]));
    }

    private static Optional<String> kind(Bytes file) throws SaveException {
        return StoreFiles.kind(Wrapped.source(file));
    }

    @Test
    void knowsBothAndOpensNeither() throws SaveException {
        assertEquals(Optional.of("container"), kind(CONTAINER));
        assertEquals(Optional.of("index"), kind(INDEX));
        for (Bytes file : new Bytes[] {CONTAINER, INDEX}) {
            assertEquals(Likelihood.LIKELY, Wrappers.probe(Wrapped.source(file)));
            Finding expected =
                    Finding.at(UnrealCode.STORE_INDEX, 0, file.length())
                            .with("kind", kind(file).orElseThrow());
            assertEquals(expected, Wrapped.fault(file));
        }
    }

    @Test
    void aFileThatDoesNotReadToItsEndIsNeither() throws SaveException {
        for (Bytes file : new Bytes[] {CONTAINER, INDEX}) {
            assertEquals(Optional.empty(), kind(Wrapped.join(file, Bytes.wrap(new byte[1]))));
            for (int length = 0; length < file.length(); length++) {
                assertEquals(Optional.empty(), kind(file.slice(0, length)));
            }
        }
    }

    @Test
    void aNameWithBytesBehindItsEndIsNone() throws SaveException {
        assertEquals(Optional.empty(), kind(Wrapped.changed(CONTAINER, 8 + 100, 1)));
        assertEquals(Optional.empty(), kind(Wrapped.changed(CONTAINER, 8, 0)));
    }
}
