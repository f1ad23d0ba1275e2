package dev.keepsake.app;

import dev.keepsake.model.finding.SaveException;
import java.util.List;

/// The one way from the command line to the window, found by [java.util.ServiceLoader] when it is
/// needed: a command that opens no window loads no class of JavaFX.
public interface WindowDoor {
    /// The system property that says which language the user named at this start, as a tag.
    String LANGUAGE = "keepsake.language";

    /// Opens the window on these files and folders, and returns when it was closed.
    ///
    /// @param arguments files and folders that exist, as typed; none opens what was open last
    /// @throws SaveException where no window can be shown here
    void open(List<String> arguments) throws SaveException;

    /// Draws the window for one save into a file, without a display.
    ///
    /// @throws SaveException where the save cannot be read or the picture cannot be written
    void picture(PictureRequest request) throws SaveException;
}
