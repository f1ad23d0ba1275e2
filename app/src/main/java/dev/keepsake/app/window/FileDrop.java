package dev.keepsake.app.window;

import java.io.File;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Opens files and folders that are dropped onto the window.
final class FileDrop {
    private final MainWindow window;

    FileDrop(MainWindow window) {
        this.window = window;
    }

    void install(Scene scene) {
        scene.setOnDragOver(FileDrop::accept);
        scene.setOnDragDropped(this::drop);
    }

    private static void accept(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void drop(DragEvent event) {
        boolean files = event.getDragboard().hasFiles();
        if (files) {
            window.open(event.getDragboard().getFiles().stream().map(File::toPath).toList());
        }
        event.setDropCompleted(files);
        event.consume();
    }
}
