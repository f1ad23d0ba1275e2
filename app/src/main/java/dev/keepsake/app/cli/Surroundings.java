package dev.keepsake.app.cli;

import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/// What commands need of the world: all of it handed in, so that tests can hand in something else.
///
/// @param console where they print
/// @param messages in which language
/// @param formats which saves they know
/// @param window how to get to the window, looked for only when it is needed; empty where the
///   program has none
/// @param clock the time, for the names of backups
/// @param progress stops them when the user wishes
/// @param hasDisplay whether a window can be shown
public record Surroundings(
        Console console,
        Messages messages,
        SaveFormats formats,
        Supplier<Optional<WindowDoor>> window,
        InstantSource clock,
        Progress progress,
        boolean hasDisplay) {
    Surroundings withConsole(Console other) {
        return new Surroundings(other, messages, formats, window, clock, progress, hasDisplay);
    }
}
