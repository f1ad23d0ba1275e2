package dev.keepsake.app.typefile;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.model.type.TypeCatalog;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// What is known of a game's types beside the save itself.
///
/// @param file the type file that says it, null where there is none
/// @param catalog what it says
public record GameTypes(@Nullable Path file, TypeCatalog catalog) {
    /// No type file.
    public static final GameTypes NONE = new GameTypes(null, TypeCatalog.EMPTY);

    /// What a save is opened with.
    public OpenOptions options() {
        return OpenOptions.DEFAULT.withTypes(catalog);
    }
}
