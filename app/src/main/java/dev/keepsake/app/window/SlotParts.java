package dev.keepsake.app.window;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.slot.RestoreForm;
import dev.keepsake.app.slot.SlotActions;
import dev.keepsake.app.slot.SlotForms;
import dev.keepsake.app.slot.SlotHost;
import dev.keepsake.app.slot.SlotMenu;
import dev.keepsake.app.slot.TimelineForm;
import dev.keepsake.app.task.TaskScope;
import java.time.ZoneId;

/// Builds what is done with slots.
///
/// @param stores what holds the slots
/// @param tasks does the work
/// @param setting what the window is built over
/// @param dialogs asks and tells
record SlotParts(
        FolderStores stores, TaskScope tasks, WindowSetting setting, DialogService dialogs) {
    /// The menu of a slot.
    SlotMenu menu(SlotHost host) {
        Messages messages = setting.messages();
        ZoneId zone = setting.clock().getZone();
        var sentences = FindingSentences.inWindow(messages);
        var actions =
                new SlotActions(
                        stores,
                        tasks,
                        messages,
                        host,
                        (title, failure) ->
                                dialogs.tell(title, sentences.sentence(failure.finding())));
        var forms =
                new SlotForms(
                        actions,
                        dialogs,
                        messages,
                        new RestoreForm(actions, dialogs, messages, zone, tasks),
                        new TimelineForm(actions, host, dialogs, messages, zone));
        return new SlotMenu(forms, host, messages);
    }
}
