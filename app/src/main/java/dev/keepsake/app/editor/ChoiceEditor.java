package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.input.KeyEvent;

/// A list of constants to choose from, in which another can be typed.
final class ChoiceEditor implements FieldEditor {
    private final ComboBox<String> box = new ComboBox<>();
    private final Typing typing;
    private boolean showing;

    ChoiceEditor(Typing typing) {
        this.typing = typing;
        box.setEditable(true);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(60);
        box.setVisibleRowCount(12);
        box.getStyleClass().add("editor-choice");
        box.getEditor().textProperty().subscribe((before, now) -> typing.typing());
        box.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        box.getSelectionModel()
                .selectedItemProperty()
                .subscribe((before, now) -> {
                    if (!showing && now != null && box.isShowing()) {
                        box.getEditor().setText(now);
                        typing.commit();
                    }
                });
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Control control() {
        return box;
    }

    @Override
    public void show(EditorField field) {
        showing = true;
        List<String> options =
                field.input() instanceof Input.Choice(List<Input.Option> known)
                        ? known.stream().map(Input.Option::text).toList()
                        : List.of();
        if (!box.getItems().equals(options)) {
            box.getItems().setAll(options);
        }
        box.setValue(field.text());
        box.getEditor().setText(field.text());
        showing = false;
    }

    @Override
    public String typed() {
        return box.getEditor().getText();
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (!box.isShowing()) {
                    typing.commit();
                    event.consume();
                }
            }
            case ESCAPE -> {
                if (!box.isShowing()) {
                    typing.giveUp();
                    event.consume();
                }
            }
            default -> {}
        }
    }
}
