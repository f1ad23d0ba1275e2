package dev.keepsake.app.slot;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.store.timeline.Moment;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Shows all states of a slot in order, to open any of them.
public final class TimelineForm {
    private final SlotActions actions;
    private final SlotHost host;
    private final DialogService dialogs;
    private final Messages messages;
    private final MomentWords words;

    /// Forms for these actions.
    ///
    /// @param zone of the times shown
    public TimelineForm(
            SlotActions actions,
            SlotHost host,
            DialogService dialogs,
            Messages messages,
            ZoneId zone) {
        this.actions = actions;
        this.host = host;
        this.dialogs = dialogs;
        this.messages = messages;
        this.words = new MomentWords(messages, zone);
    }

    void ask(ShownSlot slot) {
        actions.findMoments(slot, moments -> show(slot, moments));
    }

    private void show(ShownSlot slot, List<Moment> moments) {
        var list = new ListView<Moment>();
        list.setId("moments");
        list.getStyleClass().addAll("dense", "moments");
        list.setAccessibleText(messages.text("window.slot.timeline.list"));
        list.getItems().setAll(moments);
        list.setCellFactory(of -> new MomentCell(words));
        list.getSelectionModel().selectLast();
        VBox.setVgrow(list, Priority.ALWAYS);
        var text = new Label(messages.text("window.slot.timeline.text"));
        text.setWrapText(true);
        text.getStyleClass().add("muted");
        var content = new VBox(text, list);
        content.getStyleClass().add("timeline");
        dialogs.ask(
                new Form(
                        messages.text(
                                "window.slot.timeline.title",
                                "name",
                                Printable.text(slot.id().orElseThrow().name())),
                        content,
                        messages.text("window.slot.timeline.accept"),
                        list.getSelectionModel()
                                .selectedItemProperty()
                                .map(one -> true)
                                .orElse(false),
                        () -> open(list.getSelectionModel().getSelectedItem())));
    }

    private void open(@Nullable Moment moment) {
        if (moment != null) {
            host.open(moment.file());
        }
    }
}
