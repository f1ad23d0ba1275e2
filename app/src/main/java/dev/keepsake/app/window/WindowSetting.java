package dev.keepsake.app.window;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;

/// What a window is built over.
///
/// @param messages what it says, in which language
/// @param formats what it can open
/// @param types what it knows of a game's types
/// @param look how it looks at first
/// @param clock says how old saves are
/// @param stateFolder where it keeps what lasts from one start to the next, empty to keep nothing
/// @param defects takes what should never happen
record WindowSetting(
        Messages messages,
        SaveFormats formats,
        TypeFiles types,
        Look look,
        Clock clock,
        Optional<Path> stateFolder,
        Consumer<Throwable> defects) {}
