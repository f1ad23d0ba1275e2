package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;

/// A box to tick. Where the save says neither clearly it is neither, until somebody ticks it.
final class TruthEditor implements FieldEditor {
    private final CheckBox box = new CheckBox();
    private boolean showing;

    TruthEditor(Typing typing) {
        box.selectedProperty()
                .subscribe((before, now) -> {
                    if (!showing) {
                        typing.commit();
                    }
                });
        box.indeterminateProperty()
                .subscribe((before, now) -> {
                    if (!showing && before && box.isSelected()) {
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
        box.setText(field.text());
        box.setSelected(field.text().equals("true"));
        box.setIndeterminate(field.input() instanceof Input.Truth(boolean third) && third);
        showing = false;
    }

    @Override
    public String typed() {
        return box.isIndeterminate() ? "" : Boolean.toString(box.isSelected());
    }
}
