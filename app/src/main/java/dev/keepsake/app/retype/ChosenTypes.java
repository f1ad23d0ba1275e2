package dev.keepsake.app.retype;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.Type;

/// Keeps what values of an open save are taken for. For the window's thread, but for [#write].
public interface ChosenTypes {
    /// The save.
    java.nio.file.Path save();

    /// The type file of the save, whether or not it is there.
    java.nio.file.Path typeFile();

    /// Writes a choice into the type file. Runs on a worker.
    ///
    /// @param save the save that was open when it was chosen
    /// @throws SaveException where it does not read or cannot be written; it is then as it was
    void write(java.nio.file.Path save, PathPattern places, Type type) throws SaveException;

    /// Holds a choice until the save is closed.
    void choose(PathPattern places, Type type);

    /// Lets go of a choice that was held: the type file says it.
    void leaveToTypeFile(PathPattern places);

    /// Opens the save anew, with what was chosen, and leads to this value.
    void reopen(Path selected);
}
