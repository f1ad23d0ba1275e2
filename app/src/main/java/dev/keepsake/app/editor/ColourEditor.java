package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/// A colour in hexadecimal behind a patch of it, on a ground that shows how much shines through.
final class ColourEditor implements FieldEditor {
    private static final double SIZE = 26;
    private static final double SQUARE = SIZE / 4;

    private final LineEditor line;
    private final Rectangle patch = new Rectangle(SIZE, SIZE);

    ColourEditor(Typing typing) {
        var frame = new StackPane(ground(), patch);
        frame.getStyleClass().add("editor-patch");
        frame.setMinSize(SIZE + 2, SIZE + 2);
        frame.setMaxSize(SIZE + 2, SIZE + 2);
        line = new LineEditor(new Input.Line(), typing).behind(frame);
    }

    private static Pane ground() {
        var ground = new Pane();
        for (int i = 0; i < 16; i++) {
            int row = i / 4;
            var square = new Rectangle((i % 4) * SQUARE, row * SQUARE, SQUARE, SQUARE);
            square.setFill((i % 4 + row) % 2 == 0 ? Color.WHITE : Color.LIGHTGRAY);
            ground.getChildren().add(square);
        }
        ground.setMinSize(SIZE, SIZE);
        ground.setMaxSize(SIZE, SIZE);
        return ground;
    }

    @Override
    public Node node() {
        return line.node();
    }

    @Override
    public Control control() {
        return line.control();
    }

    @Override
    public void show(EditorField field) {
        line.show(field);
        if (field.input() instanceof Input.Colour(Input.Shade shade)) {
            patch.setFill(Color.color(shade.red(), shade.green(), shade.blue(), shade.alpha()));
        }
    }

    @Override
    public String typed() {
        return line.typed();
    }
}
