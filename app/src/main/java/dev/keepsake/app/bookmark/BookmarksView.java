package dev.keepsake.app.bookmark;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/// The bookmarks of a save: Enter or a double click goes to one, Delete takes it away, its note is
/// written in the field below.
public final class BookmarksView {
    private final BookmarksViewModel model;
    private final Messages messages;
    private final ListView<BookmarkRow> list = new ListView<>();
    private final TextField note = new TextField();
    private final HBox below = new HBox();
    private final BorderPane pane = new BorderPane();

    /// A view of these bookmarks.
    ///
    /// @param keys the keys that mark what is selected
    public BookmarksView(BookmarksViewModel model, Messages messages, String keys) {
        this.model = model;
        this.messages = messages;
        list.setId("bookmarks");
        list.getStyleClass().addAll("dense", "bookmarks");
        list.setAccessibleText(messages.text("bookmark.tab"));
        var none = new Label(messages.text("bookmark.none", "keys", keys));
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "unread");
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setCellFactory(of -> new BookmarkCell());
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                ifSelected(model::goTo);
            }
        });
        list.getSelectionModel().selectedItemProperty().subscribe(this::select);
        layOutNote();
        pane.setCenter(list);
        pane.setBottom(below);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void layOutNote() {
        note.setId("bookmark-note");
        note.setPromptText(messages.text("bookmark.note"));
        note.setAccessibleText(messages.text("bookmark.note"));
        note.setOnAction(event -> writeNote());
        note.focusedProperty()
                .subscribe(focused -> {
                    if (!focused) {
                        writeNote();
                    }
                });
        HBox.setHgrow(note, Priority.ALWAYS);
        Button go = button("bookmark-go-to", "bookmark.goTo", Icon.GO_TO);
        go.setOnAction(event -> ifSelected(model::goTo));
        Button remove = button("bookmark-remove", "bookmark.remove", Icon.CLOSE);
        remove.setOnAction(event -> ifSelected(model::remove));
        below.getStyleClass().add("bookmark-note-line");
        below.getChildren().setAll(note, go, remove);
        below.disableProperty()
                .bind(
                        list.getSelectionModel()
                                .selectedItemProperty()
                                .map(row -> false)
                                .orElse(true));
    }

    private Button button(String id, String key, Icon icon) {
        var button = new Button(messages.text(key), icon.node());
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private void select(@Nullable BookmarkRow row) {
        if (!note.isFocused()) {
            note.setText(row == null ? "" : row.mark().note());
        }
    }

    private void writeNote() {
        int index = list.getSelectionModel().getSelectedIndex();
        ifSelected(row -> model.note(row, note.getText().strip()));
        if (index >= 0 && index < list.getItems().size()) {
            list.getSelectionModel().select(index);
        }
    }

    private void ifSelected(Consumer<BookmarkRow> action) {
        BookmarkRow row = list.getSelectionModel().getSelectedItem();
        if (row != null) {
            action.accept(row);
        }
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            ifSelected(model::goTo);
            event.consume();
        } else if (event.getCode() == KeyCode.DELETE) {
            ifSelected(model::remove);
            event.consume();
        } else if (event.getCode() == KeyCode.F2) {
            note.requestFocus();
            event.consume();
        }
    }
}
