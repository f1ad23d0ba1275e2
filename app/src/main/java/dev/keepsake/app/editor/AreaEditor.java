package dev.keepsake.app.editor;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.editor.form.EditorField;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Control;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// Several lines of text. Ctrl+Enter takes them, Escape gives back what stood there; Tab leads on.
final class AreaEditor implements FieldEditor {
    private static final int MOST_ROWS = 9;
    private static final int UNITS_IN_ROW = 24;

    private final TextArea text = new TextArea();
    private final VBox box = new VBox(text);
    private final Typing typing;

    AreaEditor(boolean editable, Typing typing) {
        this.typing = typing;
        box.getStyleClass().add("editor-area");
        text.getStyleClass().add("mono");
        Wrapping.follow(text);
        text.setEditable(editable);
        text.textProperty().subscribe((before, now) -> typing.typing());
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    /// Places something below the text.
    AreaEditor with(Node node) {
        box.getChildren().add(node);
        return this;
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Control control() {
        return text;
    }

    @Override
    public void show(EditorField field) {
        if (!text.getText().equals(field.text())) {
            text.setText(field.text());
            text.setPrefRowCount(rows(field.text()));
        }
    }

    private static int rows(String text) {
        long lines =
                text.lines()
                        .limit(MOST_ROWS)
                        .mapToLong(line -> 1 + line.length() / UNITS_IN_ROW)
                        .sum();
        return Math.clamp(lines, 2, MOST_ROWS);
    }

    @Override
    public String typed() {
        return text.getText();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (event.isShortcutDown()) {
                    typing.commit();
                    event.consume();
                }
            }
            case ESCAPE -> {
                typing.giveUp();
                event.consume();
            }
            case TAB -> {
                if (!event.isShortcutDown()) {
                    text.requestFocusTraversal(
                            event.isShiftDown()
                                    ? TraversalDirection.PREVIOUS
                                    : TraversalDirection.NEXT);
                    event.consume();
                }
            }
            default -> {}
        }
    }
}
