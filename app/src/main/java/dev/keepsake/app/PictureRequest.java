package dev.keepsake.app;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What `picture` draws.
///
/// @param file the save
/// @param types the type file to read it with, null for the one beside it
/// @param output the PNG to write
/// @param width of the window, 320 to 8192, in pixels before scaling
/// @param height of the window, 240 to 8192, in pixels before scaling
/// @param scale pixels of the picture for one of the window, 0.5 to 4
/// @param theme how it looks
/// @param locale in which language
/// @param select the path of the value to show, null to leave the choice to the window
public record PictureRequest(
        Path file,
        @Nullable Path types,
        Path output,
        int width,
        int height,
        double scale,
        Theme theme,
        Locale locale,
        @Nullable String select) {
    /// How the window looks.
    public enum Theme {
        /// Dark on light.
        LIGHT,
        /// Light on dark.
        DARK
    }
}
