package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line of text: a number, an identifier, a time, a name. Enter takes it, Escape gives back what
/// stood there; the arrow keys step numbers.
final class LineEditor implements FieldEditor {
    private final TextField text = new TextField();
    private final HBox box = new HBox(text);
    private final Typing typing;
    private final boolean number;

    LineEditor(Input input, Typing typing) {
        this.typing = typing;
        this.number = input instanceof Input.OfNumber || input instanceof Input.Level;
        box.getStyleClass().add("editor-line");
        text.getStyleClass().add("mono");
        text.setMinWidth(40);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.textProperty().subscribe((before, now) -> typing.typing());
        text.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        if (number) {
            box.getChildren().add(new StepButtons(this::step).node());
        }
    }

    /// Places something behind the text.
    LineEditor with(Node node) {
        box.getChildren().add(node);
        return this;
    }

    /// Places something before the text.
    LineEditor behind(Node node) {
        box.getChildren().addFirst(node);
        return this;
    }

    TextField text() {
        return text;
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
        }
    }

    @Override
    public String typed() {
        return text.getText();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (!event.isShortcutDown()) {
                    typing.commit();
                    event.consume();
                }
            }
            case ESCAPE -> {
                typing.giveUp();
                event.consume();
            }
            case UP, DOWN -> {
                if (number) {
                    int size = event.isShiftDown() ? 10 : 1;
                    step(event.getCode() == KeyCode.UP ? size : -size);
                    event.consume();
                }
            }
            default -> {}
        }
    }

    private void step(int size) {
        Steps.next(text.getText(), size)
                .ifPresent(next -> {
                    text.setText(next);
                    text.end();
                    typing.commitLive();
                });
    }
}
