package dev.keepsake.app.chart;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.FileChooser;

/// Asks in front of the window of a node.
public final class WindowFileChoice implements FileChoice {
    private final Node owner;

    /// Asks in front of this.
    public WindowFileChoice(Node owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> ask(Question question) {
        var chooser = new FileChooser();
        chooser.setTitle(question.title());
        chooser.setInitialFileName(question.name());
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(question.kind(), "*" + question.ending()));
        File chosen = chooser.showSaveDialog(owner.getScene().getWindow());
        return Optional.ofNullable(chosen).map(File::toPath).map(path -> ended(path, question));
    }

    private static Path ended(Path path, Question question) {
        String name = String.valueOf(path.getFileName());
        return name.endsWith(question.ending())
                ? path
                : path.resolveSibling(name + question.ending());
    }
}
