package dev.keepsake.app.find;

import dev.keepsake.model.path.Path;
import java.util.function.Consumer;

/// A hit as people read it.
///
/// @param save what its save is called, empty where only one was looked through
/// @param path where it stands
/// @param place the path as shown
/// @param type the value's type, or the record's class
/// @param value the value in a line, empty for a record
/// @param goTo shows it
record FindRow(
        String save, Path path, String place, String type, String value, Consumer<Path> goTo) {
    void show() {
        goTo.accept(path);
    }
}
