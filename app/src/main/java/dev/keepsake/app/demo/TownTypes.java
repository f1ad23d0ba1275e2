package dev.keepsake.app.demo;

import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// The type file that goes with the town.
final class TownTypes {
    private static final String RESOURCE = "types.json";

    private TownTypes() {}

    static Bytes file() {
        try (InputStream in = TownTypes.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing: " + RESOURCE);
            }
            return Bytes.wrap(in.readAllBytes());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
