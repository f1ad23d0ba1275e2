package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A part of a colour: a slider, and the number in full.
final class LevelEditor implements FieldEditor {
    private final Slider slider;
    private final LineEditor line;
    private final HBox box;
    private final boolean whole;
    private boolean showing;

    LevelEditor(double greatest, Typing typing) {
        this.whole = greatest > 1;
        this.slider = new Slider(0, greatest, 0);
        this.line = new LineEditor(new Input.Line(), typing);
        slider.setMinWidth(40);
        slider.setPrefWidth(60);
        slider.setBlockIncrement(greatest / 16);
        slider.setFocusTraversable(false);
        slider.valueProperty()
                .subscribe((before, now) -> {
                    if (!showing) {
                        line.text().setText(text(now.doubleValue()));
                        typing.commitLive();
                    }
                });
        line.text().setPrefColumnCount(6);
        box = new HBox(slider, line.node());
        box.getStyleClass().add("editor-line");
        HBox.setHgrow(slider, Priority.SOMETIMES);
        HBox.setHgrow(line.node(), Priority.ALWAYS);
    }

    private String text(double level) {
        return whole ? Long.toString(Math.round(level)) : String.format(Locale.ROOT, "%.3f", level);
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Control control() {
        return line.control();
    }

    @Override
    public void show(EditorField field) {
        showing = true;
        line.show(field);
        slider.setAccessibleText(field.label());
        slider.setValue(number(field.text()));
        showing = false;
    }

    private static double number(String text) {
        return text.matches("-?[0-9.]+(e-?[0-9]+)?") ? Double.parseDouble(text) : 0;
    }

    @Override
    public String typed() {
        return line.typed();
    }
}
