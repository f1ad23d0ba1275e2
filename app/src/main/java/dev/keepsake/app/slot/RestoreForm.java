package dev.keepsake.app.slot;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.image.PictureDecoder;
import dev.keepsake.app.slot.Backups.Backup;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.Picture;
import java.time.ZoneId;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Shows the backups of a slot and what restoring one does.
public final class RestoreForm {
    private static final int WIDTH = 224;
    private static final int HEIGHT = 126;

    private final SlotActions actions;
    private final DialogService dialogs;
    private final Messages messages;
    private final RestoreWords words;
    private final LatestTask decoding;

    /// Forms for these actions.
    ///
    /// @param zone of the times shown
    public RestoreForm(
            SlotActions actions,
            DialogService dialogs,
            Messages messages,
            ZoneId zone,
            TaskScope tasks) {
        this.actions = actions;
        this.dialogs = dialogs;
        this.messages = messages;
        this.words = new RestoreWords(messages, zone);
        this.decoding = tasks.latest();
    }

    void ask(ShownSlot slot) {
        actions.findBackups(slot, this::show);
    }

    private void show(Backups backups) {
        String name = Printable.text(backups.slot().id().orElseThrow().name());
        if (backups.all().isEmpty()) {
            dialogs.tell(
                    messages.text("window.slot.restore.title", "name", name),
                    messages.text("window.slot.restore.none"));
            return;
        }
        var list = new ListView<Backup>();
        list.setId("backups");
        list.getStyleClass().addAll("dense", "backups");
        list.setAccessibleText(messages.text("window.slot.restore.list"));
        list.getItems().setAll(backups.all());
        list.setCellFactory(of -> new BackupCell(words));
        HBox.setHgrow(list, Priority.ALWAYS);
        var details = new VBox();
        details.getStyleClass().add("backup-details");
        list.getSelectionModel().selectedItemProperty().subscribe(one -> show(details, one));
        list.getSelectionModel().select(0);
        var effect = new Label(words.effect(backups.slot()));
        effect.setId("restore-effect");
        Wrapping.follow(effect);
        effect.setMinHeight(Region.USE_PREF_SIZE);
        var both = new HBox(list, details);
        both.getStyleClass().add("restore-parts");
        VBox.setVgrow(both, Priority.ALWAYS);
        var content = new VBox(both, effect);
        content.getStyleClass().add("restore");
        dialogs.ask(
                new Form(
                        messages.text("window.slot.restore.title", "name", name),
                        content,
                        messages.text("window.slot.restore.accept"),
                        list.getSelectionModel()
                                .selectedItemProperty()
                                .map(one -> one.problem() == null)
                                .orElse(false),
                        () -> restore(backups, list.getSelectionModel().getSelectedItem())));
    }

    private void restore(Backups backups, @Nullable Backup chosen) {
        if (chosen != null) {
            actions.restore(backups.slot(), chosen.file());
        }
    }

    private void show(VBox details, @Nullable Backup backup) {
        details.getChildren().clear();
        if (backup == null) {
            return;
        }
        var title = new Label(words.title(backup));
        title.getStyleClass().add("backup-title");
        Wrapping.follow(title);
        details.getChildren().addAll(picture(backup.picture()), title);
        addLine(details, words.savedAt(backup));
        addLine(details, words.problem(backup));
    }

    private static void addLine(VBox details, String text) {
        if (!text.isEmpty()) {
            var line = new Label(text);
            Wrapping.follow(line);
            line.getStyleClass().add("muted");
            details.getChildren().add(line);
        }
    }

    private StackPane picture(Optional<Picture> picture) {
        var frame = new StackPane(Icon.PICTURE.node());
        frame.getStyleClass().add("picture-frame");
        frame.setMinSize(WIDTH, HEIGHT);
        frame.setMaxSize(WIDTH, HEIGHT);
        decoding.drop();
        picture.ifPresent(bytes ->
                decoding.start(
                        Task.of(
                                "",
                                progress -> PictureDecoder.decode(bytes, 2 * WIDTH, 2 * HEIGHT),
                                image -> image.ifPresent(decoded -> show(frame, decoded)),
                                unread -> frame.getChildren().setAll(Icon.PICTURE.node()))));
        return frame;
    }

    private static void show(StackPane frame, Image image) {
        var view = new ImageView(image);
        view.setPreserveRatio(true);
        view.setFitWidth(WIDTH);
        view.setFitHeight(HEIGHT);
        frame.getChildren().setAll(view);
    }
}
