package dev.keepsake.app.bookmark;

import dev.keepsake.app.document.OpenSlot;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The name under which what the user notes on a save is kept.
public final class SaveIdentity {
    private SaveIdentity() {}

    /// The name of a save.
    ///
    /// @param file where it stands
    /// @param slot the slot that it is a copy of, null where it is none
    public static String of(Path file, @Nullable OpenSlot slot) {
        return slot == null
                ? "file " + file.toAbsolutePath().normalize()
                : "%s %s %s"
                        .formatted(
                                slot.id().kind().name().toLowerCase(Locale.ROOT),
                                slot.folder().toAbsolutePath().normalize(),
                                slot.id().name());
    }
}
