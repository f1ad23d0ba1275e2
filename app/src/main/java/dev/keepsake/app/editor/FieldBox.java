package dev.keepsake.app.editor;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.editor.form.EditorField;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A field of the form: its label, its control, what may be typed, and why what was typed is
/// refused.
final class FieldBox implements FieldEditor.Typing {
    private final EditorViewModel model;
    private final FieldEditor editor;
    private final Label label = new Label();
    private final Label unit = new Label();
    private final Label hint = new Label();
    private final Label doubt = new Label();
    private final Label refusal = new Label();
    private final VBox box = new VBox();
    private EditorField field;
    private String before = "";
    private boolean showing;
    private boolean stepping;

    FieldBox(EditorField field, EditorViewModel model, FieldControls controls) {
        this.model = model;
        this.field = field;
        this.editor = controls.editor(field, this);
        String id = "editor-" + field.id();
        editor.control().setId(id);
        hint.setId(id + "-hint");
        doubt.setId(id + "-doubt");
        refusal.setId(id + "-refusal");
        label.getStyleClass().add("editor-label");
        label.setLabelFor(editor.control());
        unit.getStyleClass().addAll("muted", "editor-unit");
        hint.getStyleClass().addAll("muted", "editor-hint");
        doubt.getStyleClass().add("editor-doubt");
        refusal.getStyleClass().add("editor-refusal");
        unit.setMinWidth(Label.USE_PREF_SIZE);
        Wrapping.follow(hint);
        Wrapping.follow(doubt);
        Wrapping.follow(refusal);
        layOut();
        show(field);
        say(null);
        editor.node()
                .focusWithinProperty()
                .subscribe((was, is) -> {
                    if (was && !is) {
                        settle();
                    }
                });
    }

    private void layOut() {
        Node control = editor.node();
        HBox.setHgrow(control, Priority.ALWAYS);
        var line = new HBox(control, unit);
        line.getStyleClass().add("editor-field-line");
        if (!field.label().isEmpty()) {
            label.setMinWidth(Label.USE_PREF_SIZE);
            line.getChildren().addFirst(label);
        }
        box.getStyleClass().add("editor-field");
        box.getChildren().setAll(line, refusal, doubt, hint);
    }

    Node node() {
        return box;
    }

    /// The label, so that those of a form can be given one width.
    Label label() {
        return label;
    }

    FieldEditor editor() {
        return editor;
    }

    String id() {
        return field.id();
    }

    /// Shows what stands there now, unless something else is being typed.
    void update(EditorField next) {
        boolean typing = isTyped() && editor.node().isFocusWithin() && !stepping;
        field = next;
        if (!typing) {
            show(next);
        }
    }

    private void show(EditorField next) {
        showing = true;
        field = next;
        before = next.text();
        label.setText(next.label());
        text(unit, next.unit());
        text(hint, next.hint());
        text(doubt, next.doubt());
        editor.show(next);
        describe(next);
        showing = false;
        model.setTyping(false);
    }

    private void describe(EditorField next) {
        editor.control().setAccessibleText(next.label().isEmpty() ? model.name() : next.label());
        editor.control().setAccessibleHelp(next.hint());
    }

    private static void text(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    /// Says why what was typed is refused; null where it is not.
    void say(@Nullable Problem problem) {
        String sentence =
                problem != null && problem.field().equals(field.id()) ? problem.sentence() : "";
        text(refusal, sentence);
        editor.control().pseudoClassStateChanged(EditorStates.REFUSED, !sentence.isEmpty());
        if (!sentence.isEmpty()) {
            editor.control().setAccessibleHelp(sentence);
        }
    }

    /// True where something else is typed than stands there.
    boolean isTyped() {
        return !editor.typed().equals(before);
    }

    /// Stages what is typed.
    ///
    /// @return false where it means no value
    boolean settle() {
        if (stepping) {
            stepping = false;
            model.endTyping();
        }
        if (!isTyped()) {
            return true;
        }
        String typed = editor.typed();
        boolean taken = model.commit(field, typed, false);
        if (taken) {
            before = typed;
            model.setTyping(false);
        }
        return taken;
    }

    @Override
    public void commit() {
        if (!showing) {
            settle();
        }
    }

    @Override
    public void commitLive() {
        if (!showing && isTyped() && model.commit(field, editor.typed(), true)) {
            stepping = true;
            before = editor.typed();
        }
    }

    @Override
    public void giveUp() {
        model.giveUp();
        show(field);
    }

    @Override
    public void typing() {
        if (!showing) {
            say(null);
            model.setTyping(isTyped());
        }
    }
}
