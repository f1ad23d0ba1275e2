package dev.keepsake.app;

import dev.keepsake.app.cli.Program;
import dev.keepsake.app.cli.Surroundings;
import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import java.time.InstantSource;
import java.util.Locale;
import java.util.ServiceLoader;

/// Builds the objects of the program, in order. The window builds its own, behind [WindowDoor].
final class Wiring {
    private Wiring() {}

    /// The command line of this process.
    ///
    /// @param progress stops it when the user wishes
    static Program program(Locale locale, Progress progress) {
        return Program.in(
                new Surroundings(
                        Console.ofProcess(),
                        Messages.of(locale),
                        SaveFormats.installed(),
                        () -> ServiceLoader.load(WindowDoor.class).findFirst(),
                        InstantSource.system(),
                        progress,
                        hasDisplay()));
    }

    private static boolean hasDisplay() {
        return !System.getProperty("os.name").equals("Linux")
                || System.getenv("DISPLAY") != null
                || System.getenv("WAYLAND_DISPLAY") != null
                || "Headless".equals(System.getProperty("glass.platform"));
    }
}
