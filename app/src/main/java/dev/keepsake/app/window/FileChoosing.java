package dev.keepsake.app.window;

import dev.keepsake.app.i18n.Messages;
import java.io.File;
import java.util.List;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

/// Asks which files or which folder to open, and opens them.
///
/// @param window opens them
record FileChoosing(MainWindow window, Messages messages) {
    /// Asks for files.
    void files() {
        var chooser = new FileChooser();
        chooser.setTitle(messages.text("action.open"));
        List<File> files = chooser.showOpenMultipleDialog(window.stage());
        if (files != null) {
            window.open(files.stream().map(File::toPath).toList());
        }
    }

    /// Asks for a folder.
    void folder() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(messages.text("action.open-folder"));
        File folder = chooser.showDialog(window.stage());
        if (folder != null) {
            window.open(List.of(folder.toPath()));
        }
    }
}
