package dev.keepsake.app.editor;

import dev.keepsake.app.editor.SubjectSearch.Subject;
import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.Input;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// The subject of a record: typed, or chosen from those that hold what is typed.
final class SubjectEditor implements FieldEditor {
    private static final double ROW = 44;
    private static final int ROWS = 5;

    private final SubjectSearch search;
    private final Messages messages;
    private final Typing typing;
    private final LineEditor line;
    private final ListView<Subject> list = new ListView<>();
    private final Label more = new Label();
    private final VBox box = new VBox();

    SubjectEditor(SubjectSearch search, Messages messages, Typing typing) {
        this.search = search;
        this.messages = messages;
        this.typing = typing;
        this.line = new LineEditor(new Input.Line(), typing);
        Button choose =
                FieldControls.button(
                        messages, "editor-choose", Icon.SEARCH, "window.editor.choose");
        choose.setOnAction(event -> openOrClose());
        Button none =
                FieldControls.button(messages, "editor-none", Icon.CLOSE, "window.editor.none");
        none.setOnAction(event -> take(""));
        line.with(choose).with(none);
        layOutList();
        box.getStyleClass().add("editor-area");
        box.getChildren().setAll(line.node(), list, more);
        open(false);
        line.text()
                .textProperty()
                .subscribe((before, now) -> {
                    if (list.isVisible()) {
                        find();
                    }
                });
        line.text().addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    private void layOutList() {
        list.setId("editor-subjects");
        list.getStyleClass().addAll("dense", "editor-subjects");
        list.setAccessibleText(messages.text("window.editor.choose"));
        list.setFixedCellSize(ROW);
        list.setPrefHeight(ROW * ROWS + 2);
        list.setMinHeight(ROW);
        list.setPlaceholder(new Label(messages.text("window.editor.noSubject")));
        list.setCellFactory(view -> new SubjectCell());
        list.setOnMouseClicked(event -> takeSelected());
        list.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        takeSelected();
                        event.consume();
                    } else if (event.getCode() == KeyCode.ESCAPE) {
                        open(false);
                        line.text().requestFocus();
                        event.consume();
                    }
                });
        more.getStyleClass().addAll("muted", "editor-hint");
    }

    private static final class SubjectCell extends ListCell<Subject> {
        private final Label name = new Label();
        private final Label detail = new Label();
        private final VBox lines = new VBox(name, detail);

        SubjectCell() {
            detail.getStyleClass().add("muted");
            lines.setMinWidth(0);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Subject subject, boolean empty) {
            super.updateItem(subject, empty);
            if (empty || subject == null) {
                setGraphic(null);
                setAccessibleText(null);
            } else {
                name.setText(Printable.text(subject.text()));
                detail.setText(Printable.text(subject.detail()));
                setGraphic(lines);
                setAccessibleText(name.getText() + ", " + detail.getText());
            }
        }
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN) {
            if (list.isVisible()) {
                list.requestFocus();
                list.getSelectionModel().selectFirst();
            } else {
                openOrClose();
            }
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && list.isVisible()) {
            open(false);
        }
    }

    /// All subjects first: what stands there is no search.
    private void openOrClose() {
        open(!list.isVisible());
        if (list.isVisible()) {
            search.find("", this::fill);
            line.text().requestFocus();
            line.text().selectAll();
        }
    }

    private void open(boolean open) {
        list.setVisible(open);
        list.setManaged(open);
        more.setVisible(false);
        more.setManaged(false);
    }

    private void find() {
        search.find(line.text().getText(), this::fill);
    }

    private void fill(SubjectSearch.Found found) {
        list.getItems().setAll(found.subjects());
        int rows = Math.clamp(found.subjects().size(), 1, ROWS);
        list.setPrefHeight(ROW * rows + 2);
        more.setText(messages.text("window.editor.moreSubjects", "count", SubjectSearch.MOST));
        more.setVisible(found.more() && list.isVisible());
        more.setManaged(more.isVisible());
    }

    private void takeSelected() {
        Subject chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            take(chosen.text());
        }
    }

    private void take(String text) {
        open(false);
        line.text().setText(text);
        line.text().requestFocus();
        typing.commit();
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
        line.show(field);
    }

    @Override
    public String typed() {
        return line.typed();
    }
}
