package dev.keepsake.app.editor;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.Lock;
import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.EditorForm;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The form of the selected value. What is typed is staged when the cursor leaves, on Enter, and
/// before anything else is shown; what is refused stays with the reason beside it.
public final class EditorView {
    private static final double UNIT_WIDTH = 7.8;
    private static final double MOST_LABEL_WIDTH = 92;

    private final EditorViewModel model;
    private final FieldControls controls;
    private final StructureButtons structure;
    private final Label lock = new Label();
    private final Label refusal = new Label();
    private final Button revert = new Button();
    private final VBox fields = new VBox();
    private final VBox box = new VBox();
    private final List<FieldBox> boxes = new ArrayList<>();
    private final ReadOnlyBooleanWrapper edited = new ReadOnlyBooleanWrapper();
    private @Nullable EditorForm form;

    /// The form that this makes.
    public EditorView(EditorViewModel model, Messages messages) {
        this.model = model;
        this.controls = new FieldControls(model, messages);
        this.structure = new StructureButtons(model, messages);
        lock.setId("editor-lock");
        lock.setWrapText(true);
        lock.getStyleClass().addAll("muted", "editor-hint");
        refusal.setId("editor-structure-refusal");
        Wrapping.follow(refusal);
        refusal.getStyleClass().add("editor-refusal");
        fields.setId("editor-fields");
        fields.getStyleClass().add("editor-fields");
        box.setId("editor");
        box.getStyleClass().add("editor");
        revert.setId("editor-revert");
        revert.setMnemonicParsing(false);
        revert.setGraphic(Icon.RESTORE.node());
        revert.getStyleClass().addAll("flat", "small");
        revert.setTooltip(new Tooltip(messages.text("window.editor.revert.tip")));
        revert.setOnAction(event -> model.revert());
        box.getChildren().setAll(lock, fields, revert, structure.node(), refusal);
        model.reverted().subscribe(this::showRevert);
        model.shown().subscribe(this::show);
        model.problem().subscribe(this::say);
        model.lock().subscribe(this::lock);
    }

    /// The node to place.
    public Node node() {
        return box;
    }

    /// True where the value is edited here, so that its text need not stand beside it.
    public ObservableValue<Boolean> edited() {
        return edited.getReadOnlyProperty();
    }

    private void showRevert(String text) {
        revert.setText(text);
        revert.setVisible(!text.isEmpty());
        revert.setManaged(!text.isEmpty());
    }

    /// Stages what is being typed.
    ///
    /// @return false where it is refused, and stays with the reason beside it
    public boolean commit() {
        boolean all = true;
        for (FieldBox field : List.copyOf(boxes)) {
            boolean taken = field.settle();
            if (all && !taken && boxes.contains(field)) {
                field.editor().control().requestFocus();
            }
            all &= taken;
        }
        return all;
    }

    /// Puts the cursor where the value is typed.
    public void focus() {
        if (!boxes.isEmpty()) {
            var control = boxes.get(boxes.size() > 1 && isKey(0) ? 1 : 0).editor().control();
            control.requestFocus();
            if (control instanceof TextInputControl text) {
                text.selectAll();
            }
        }
    }

    private boolean isKey(int index) {
        return boxes.get(index).id().equals("key");
    }

    private void show(@Nullable Shown shown) {
        EditorForm next = shown == null ? null : shown.form();
        if (next != null && form != null && next.isLike(form)) {
            for (int i = 0; i < boxes.size(); i++) {
                boxes.get(i).update(next.fields().get(i));
            }
        } else {
            commit();
            build(next);
        }
        form = next;
        structure.show(shown == null ? Set.of() : shown.actions());
    }

    private void build(@Nullable EditorForm next) {
        boxes.clear();
        model.setTyping(false);
        if (next != null) {
            for (EditorField field : next.fields()) {
                boxes.add(new FieldBox(field, model, controls));
            }
        }
        fields.getChildren().setAll(boxes.stream().map(FieldBox::node).toList());
        alignLabels();
        boolean any = !boxes.isEmpty();
        fields.setVisible(any);
        fields.setManaged(any);
        edited.set(any);
    }

    /// Labels of one width, as wide as the widest but no wider than fits beside a field.
    private void alignLabels() {
        boolean labelled = boxes.stream().anyMatch(field -> !field.label().getText().isEmpty());
        if (!labelled) {
            return;
        }
        int longest =
                boxes.stream().mapToInt(field -> field.label().getText().length()).max().orElse(0);
        double width = Math.clamp(longest * UNIT_WIDTH + 4, 18, MOST_LABEL_WIDTH);
        for (FieldBox field : boxes) {
            field.label().setMinWidth(width);
            field.label().setPrefWidth(width);
            field.label().setMaxWidth(width);
        }
    }

    private void say(@Nullable Problem problem) {
        boxes.forEach(field -> field.say(problem));
        boolean other =
                problem != null
                        && boxes.stream().noneMatch(field -> field.id().equals(problem.field()));
        refusal.setText(problem == null ? "" : problem.sentence());
        refusal.setVisible(other);
        refusal.setManaged(other);
    }

    private void lock(@Nullable Lock reason) {
        fields.setDisable(reason != null);
        structure.node().setDisable(reason != null);
        revert.setDisable(reason != null);
        lock.setText(reason == null ? "" : model.sentence(reason));
        lock.setVisible(reason != null);
        lock.setManaged(reason != null);
    }
}
