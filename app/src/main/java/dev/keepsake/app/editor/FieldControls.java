package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.UUID;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/// Makes the controls that fields are typed into.
final class FieldControls {
    private final EditorViewModel model;
    private final Messages messages;

    FieldControls(EditorViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
    }

    FieldEditor editor(EditorField field, FieldEditor.Typing typing) {
        return switch (field.input()) {
            case Input.OfNumber number -> new LineEditor(number, typing);
            case Input.Line line -> new LineEditor(line, typing);
            case Input.Lines lines -> new AreaEditor(true, typing);
            case Input.Hex(boolean typed) -> hex(typed, typing);
            case Input.Truth truth -> new TruthEditor(typing);
            case Input.Choice choice -> new ChoiceEditor(typing);
            case Input.Subject subject -> new SubjectEditor(model.subjects(), messages, typing);
            case Input.Identifier identifier -> identifier(identifier, typing);
            case Input.Colour colour -> new ColourEditor(typing);
            case Input.Level(double greatest) -> new LevelEditor(greatest, typing);
        };
    }

    private FieldEditor identifier(Input input, FieldEditor.Typing typing) {
        var editor = new LineEditor(input, typing);
        Button fresh = button("editor-new-id", Icon.NEW_ID, "window.editor.newId");
        fresh.setOnAction(event -> {
            editor.text().setText(UUID.randomUUID().toString());
            typing.commit();
        });
        return editor.with(fresh);
    }

    private FieldEditor hex(boolean typed, FieldEditor.Typing typing) {
        return new AreaEditor(typed, typing).with(new ByteFiles(model, messages).node());
    }

    private Button button(String id, Icon icon, String key) {
        return button(messages, id, icon, key);
    }

    /// A small button of an icon.
    static Button button(Messages messages, String id, Icon icon, String key) {
        var button = new Button("", icon.node());
        button.setId(id);
        button.getStyleClass().addAll("flat", "small", "button-icon");
        button.setTooltip(new Tooltip(messages.text(key)));
        button.setAccessibleText(messages.text(key));
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }
}
