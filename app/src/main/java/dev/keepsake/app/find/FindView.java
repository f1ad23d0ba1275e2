package dev.keepsake.app.find;

import atlantafx.base.controls.CustomTextField;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.query.Query;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The panel to find records and values: a field, what it is taken for, and the hits.
///
/// Typing waits before it looks, Enter looks at once; Down leads to the hits, and Enter on one to
/// its place.
public final class FindView {
    private static final Duration TYPING = Duration.millis(350);

    private final FindViewModel model;
    private final SavedQueries queries;
    private final DialogService dialogs;
    private final Messages messages;
    private final CustomTextField field = new CustomTextField();
    private final ToggleGroup modes = new ToggleGroup();
    private final ListView<FindRow> list = new ListView<>();
    private final MenuButton kept = new MenuButton();
    private final PauseTransition typing = new PauseTransition(TYPING);
    private final BorderPane pane = new BorderPane();

    /// A panel of this.
    public FindView(
            FindViewModel model, SavedQueries queries, DialogService dialogs, Messages messages) {
        this.model = model;
        this.queries = queries;
        this.dialogs = dialogs;
        this.messages = messages;
        layOutField();
        layOutList();
        layOutKept();
    }

    /// The node to place.
    ///
    /// @param changeAll changes all that a query selects
    public Node node(Consumer<Query> changeAll) {
        pane.setId("find");
        pane.getStyleClass().add("find-pane");
        pane.setTop(new VBox(line(), problem()));
        pane.setCenter(list);
        pane.setBottom(status(changeAll));
        return pane;
    }

    /// Puts the cursor into the field; where nothing was looked for yet, with what was looked for
    /// last.
    public void focus() {
        if (field.getText().isEmpty()) {
            queries.last().ifPresent(this::put);
        }
        field.requestFocus();
        field.selectAll();
    }

    private void put(SavedQuery query) {
        model.mode().set(query.mode());
        field.setText(query.text());
        typing.stop();
    }

    private void layOutField() {
        field.setId("find-field");
        field.setLeft(Icon.SEARCH.node());
        field.getStyleClass().add("find-field");
        field.textProperty().bindBidirectional(model.typed());
        field.textProperty().subscribe((before, now) -> typing.playFromStart());
        typing.setOnFinished(event -> model.find());
        field.setOnAction(event -> find());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DOWN) {
                list.requestFocus();
                list.getSelectionModel().selectFirst();
                event.consume();
            }
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        field.setMinWidth(140);
    }

    private void find() {
        typing.stop();
        model.find();
        if (!field.getText().isEmpty() && model.query().get() != null) {
            queries.used(model.mode().get(), field.getText());
        }
    }

    private HBox line() {
        var everywhere = new CheckBox(messages.text("window.find.everywhere"));
        everywhere.setId("find-everywhere");
        everywhere.selectedProperty().bindBidirectional(model.everywhere());
        everywhere.setOnAction(event -> find());
        everywhere.setMinWidth(Region.USE_PREF_SIZE);
        var line = new HBox(modeButtons(), field, kept, everywhere);
        line.getStyleClass().add("find-line");
        return line;
    }

    private Button changeAll(Consumer<Query> changeAll) {
        var change = new Button(messages.text("window.find.changeAll"));
        change.setId("find-change-all");
        change.getStyleClass().add("small");
        change.setTooltip(new Tooltip(messages.text("window.find.changeAll.tip")));
        change.setMinWidth(Region.USE_PREF_SIZE);
        change.disableProperty().bind(model.query().map(query -> false).orElse(true));
        change.setOnAction(event -> {
            Query query = model.query().get();
            if (query != null) {
                changeAll.accept(query);
            }
        });
        return change;
    }

    private HBox modeButtons() {
        var buttons = new HBox();
        buttons.getStyleClass().add("find-modes");
        FindMode[] all = FindMode.values();
        for (int i = 0; i < all.length; i++) {
            buttons.getChildren().add(modeButton(all[i], i == 0, i == all.length - 1));
        }
        return buttons;
    }

    private ToggleButton modeButton(FindMode mode, boolean first, boolean last) {
        var button = new ToggleButton(model.word(mode));
        button.setId("find-mode-" + mode.word());
        button.getStyleClass().add(first ? "left-pill" : last ? "right-pill" : "center-pill");
        button.setTooltip(new Tooltip(messages.text("window.find.prompt." + mode.word())));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setToggleGroup(modes);
        button.setOnAction(event -> {
            model.mode().set(mode);
            button.setSelected(true);
            find();
        });
        model.mode()
                .subscribe(now -> {
                    button.setSelected(now == mode);
                    if (now == mode) {
                        field.setPromptText(messages.text("window.find.prompt." + mode.word()));
                        field.setAccessibleText(field.getPromptText());
                    }
                });
        return button;
    }

    private Label problem() {
        var label = new Label("", Icon.WARNING.node());
        label.setId("find-problem");
        label.getStyleClass().add("find-problem");
        Wrapping.follow(label);
        label.textProperty().bind(model.problem());
        label.visibleProperty().bind(model.problem().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private void layOutList() {
        list.setId("find-hits");
        list.getStyleClass().add("dense");
        list.setAccessibleText(messages.text("window.find.hits"));
        var none = new Label(messages.text("window.find.none"));
        none.getStyleClass().add("muted");
        none.setWrapText(true);
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setFixedCellSize(26);
        list.setCellFactory(view -> new FindCell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                show();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                show();
            }
        });
    }

    private void show() {
        FindRow hit = list.getSelectionModel().getSelectedItem();
        if (hit != null) {
            hit.show();
        }
    }

    private HBox status(Consumer<Query> changeAll) {
        var label = new Label();
        label.setId("find-status");
        label.getStyleClass().add("muted");
        label.textProperty().bind(model.status());
        var stop = new Button(messages.text("window.find.stop"), Icon.CLOSE.node());
        stop.setId("find-stop");
        stop.getStyleClass().addAll("flat", "small");
        stop.setOnAction(event -> model.cancel());
        stop.visibleProperty().bind(model.running().isNotNull());
        stop.managedProperty().bind(stop.visibleProperty());
        var room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        var line = new HBox(label, stop, room, changeAll(changeAll));
        line.getStyleClass().add("find-status");
        return line;
    }

    private void layOutKept() {
        kept.setId("find-saved");
        kept.setText(messages.text("window.find.saved"));
        kept.setMinWidth(Region.USE_PREF_SIZE);
        kept.setOnShowing(event -> fillKept());
        fillKept();
    }

    private void fillKept() {
        var items = new ArrayList<MenuItem>();
        for (SavedQuery query : queries.named()) {
            var item = new MenuItem(query.name() + "  –  " + query.text());
            item.setMnemonicParsing(false);
            item.setOnAction(event -> {
                put(query);
                find();
            });
            items.add(item);
        }
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        var save = new MenuItem(messages.text("window.find.save"));
        save.setId("find-save");
        save.disableProperty().bind(field.textProperty().isEmpty());
        save.setOnAction(event -> askName());
        items.add(save);
        var forget = new MenuItem(messages.text("window.find.forget"));
        forget.setId("find-forget");
        forget.setDisable(shownQuery().isEmpty());
        forget.setOnAction(event -> shownQuery().ifPresent(queries::forget));
        items.add(forget);
        kept.getItems().setAll(items);
    }

    private Optional<SavedQuery> shownQuery() {
        return queries.named().stream()
                .filter(query -> query.text().equals(field.getText()))
                .filter(query -> query.mode() == model.mode().get())
                .findFirst();
    }

    private void askName() {
        var name = new TextField();
        name.setId("find-save-name");
        name.setPromptText(messages.text("window.find.save.name"));
        name.setAccessibleText(messages.text("window.find.save.name"));
        FindMode mode = model.mode().get();
        String text = field.getText();
        dialogs.ask(
                new Form(
                        messages.text("window.find.save.title"),
                        name,
                        messages.text("window.find.save.accept"),
                        name.textProperty().map(typed -> !typed.isBlank()),
                        () -> queries.save(new SavedQuery(name.getText().strip(), mode, text))));
    }
}
