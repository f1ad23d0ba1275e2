package dev.keepsake.app.bulk;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.bulk.BulkEffects;
import dev.keepsake.model.bulk.Effect;
import dev.keepsake.model.query.Query;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Asks what to do to all that a query selects, and shows what that does to each place before it is
/// staged.
public final class BulkForm {
    private static final Duration TYPING = Duration.millis(350);

    private final BulkViewModel model;
    private final DialogService dialogs;
    private final Messages messages;

    /// Forms of this, shown by these dialogs.
    public BulkForm(BulkViewModel model, DialogService dialogs, Messages messages) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
    }

    /// Asks what to do to all that a query selects.
    public void ask(Query query) {
        model.begin(query);
        dialogs.ask(
                new Form(
                        messages.text("window.bulk.title"),
                        content(query),
                        messages.text("window.bulk.accept"),
                        model.ready(),
                        model::stage));
    }

    private VBox content(Query query) {
        var selected = new Label(Printable.text(query.toString()));
        selected.setId("bulk-query");
        selected.getStyleClass().add("mono-small");
        Wrapping.follow(selected);
        var help = new Label(messages.text("window.bulk.help"));
        help.getStyleClass().add("muted");
        help.setWrapText(true);
        help.setMinHeight(Region.USE_PREF_SIZE);
        var status = new Label();
        status.setId("bulk-status");
        Wrapping.follow(status);
        status.textProperty().bind(model.status());
        TableView<Effect> table = table();
        VBox.setVgrow(table, Priority.ALWAYS);
        var content = new VBox(selected, operation(), help, table, status);
        content.setId("bulk");
        content.getStyleClass().add("bulk");
        return content;
    }

    private TextField operation() {
        var field = new TextField();
        field.setId("bulk-operation");
        field.setPromptText(messages.text("window.bulk.operation"));
        field.setAccessibleText(messages.text("window.bulk.operation"));
        field.textProperty().bindBidirectional(model.typed());
        var typing = new PauseTransition(TYPING);
        typing.setOnFinished(event -> model.preview());
        field.textProperty().subscribe((before, now) -> typing.playFromStart());
        return field;
    }

    private TableView<Effect> table() {
        var table = new TableView<Effect>();
        table.setId("bulk-effects");
        table.getStyleClass().addAll("dense", "bulk-effects");
        table.setAccessibleText(messages.text("window.bulk.effects"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
        table.setFixedCellSize(26);
        var none = new Label(messages.text("window.bulk.none"));
        none.getStyleClass().add("muted");
        table.setPlaceholder(none);
        table.getColumns()
                .add(column("path", 320, effect -> Printable.text(effect.path().toString())));
        table.getColumns().add(column("old", 120, effect -> model.line(effect.old())));
        table.getColumns().add(column("new", 120, effect -> model.line(effect.now())));
        table.getColumns().add(column("outcome", 200, model::outcome));
        model.effects().subscribe(found -> fill(table, found));
        return table;
    }

    private static void fill(TableView<Effect> table, @Nullable BulkEffects found) {
        table.setItems(
                found == null
                        ? FXCollections.observableArrayList()
                        : FXCollections.observableList(found.effects()));
    }

    private TableColumn<Effect, String> column(
            String name, double width, Function<Effect, String> text) {
        var column = new TableColumn<Effect, String>(messages.text("window.bulk.column." + name));
        column.setId("bulk-" + name);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setCellFactory(of -> new EffectCell(name));
        return column;
    }
}
