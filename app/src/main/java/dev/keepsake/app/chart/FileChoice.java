package dev.keepsake.app.chart;

import java.nio.file.Path;
import java.util.Optional;

/// Asks the user for a file to write.
@FunctionalInterface
public interface FileChoice {
    /// A file to write.
    ///
    /// @param title what it is about
    /// @param name what it could be called, with its ending
    /// @param kind what files of that ending are
    record Question(String title, String name, String kind) {
        String ending() {
            return name.substring(name.lastIndexOf('.'));
        }
    }

    /// The file, empty where the user wants none after all.
    Optional<Path> ask(Question question);
}
