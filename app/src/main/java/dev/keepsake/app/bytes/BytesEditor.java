package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Messages;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Where the digits of a value kept as read are typed. Typing inserts; after *Insert* it
/// overwrites.
final class BytesEditor {
    private final BytesEditing editing;
    private final TextArea area = new TextArea();
    private final VBox pane;
    private boolean overwrites;

    BytesEditor(BytesEditing editing, Messages messages) {
        this.editing = editing;
        area.setId("bytes-edit-text");
        area.setAccessibleText(messages.text("bytes.edit.digits"));
        area.getStyleClass().add("mono");
        area.setWrapText(true);
        area.textProperty().bindBidirectional(editing.text());
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        area.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        VBox.setVgrow(area, Priority.ALWAYS);
        var apply = new Button(messages.text("bytes.edit.apply"));
        apply.setId("bytes-apply");
        apply.getStyleClass().add("accent");
        apply.setOnAction(event -> editing.apply());
        var cancel = new Button(messages.text("bytes.edit.cancel"));
        cancel.setId("bytes-cancel");
        cancel.setOnAction(event -> editing.leave());
        var problem = new Label();
        problem.setId("bytes-edit-problem");
        problem.getStyleClass().add("problem");
        problem.textProperty().bind(editing.problem());
        var line = new HBox(apply, cancel, problem);
        line.getStyleClass().add("bytes-line");
        pane = new VBox(area, line);
        pane.getStyleClass().add("bytes-editor");
        pane.visibleProperty().bind(editing.open());
        pane.managedProperty().bind(editing.open());
        editing.open()
                .subscribe(open -> {
                    if (open) {
                        area.requestFocus();
                        area.positionCaret(0);
                    }
                });
    }

    Node node() {
        return pane;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            editing.leave();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
            editing.apply();
            event.consume();
        } else if (event.getCode() == KeyCode.INSERT) {
            overwrites = !overwrites;
            event.consume();
        }
    }

    private void typed(KeyEvent event) {
        boolean digit = event.getCharacter().matches("[0-9A-Fa-f]");
        if (digit && overwrites && area.getSelection().getLength() == 0) {
            int caret = area.getCaretPosition();
            while (caret < area.getLength()
                    && Character.isWhitespace(area.getText().charAt(caret))) {
                caret++;
            }
            area.selectRange(caret, Math.min(area.getLength(), caret + 1));
        }
    }
}
