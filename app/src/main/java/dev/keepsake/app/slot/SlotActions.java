package dev.keepsake.app.slot;

import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.task.Work;
import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Removed;
import dev.keepsake.store.Saved;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.timeline.Moment;
import dev.keepsake.store.timeline.Timeline;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// What can be done with a slot, done by its store. For the window's thread.
public final class SlotActions {
    private final FolderStores stores;
    private final TaskScope tasks;
    private final Messages messages;
    private final SlotHost host;
    private final BiConsumer<String, SaveException> failed;

    /// Actions on slots of these stores.
    ///
    /// @param failed takes what was not done, in a sentence, and why; a stop by the user is no
    ///   failure
    public SlotActions(
            FolderStores stores,
            TaskScope tasks,
            Messages messages,
            SlotHost host,
            BiConsumer<String, SaveException> failed) {
        this.stores = stores;
        this.tasks = tasks;
        this.messages = messages;
        this.host = host;
        this.failed = failed;
    }

    /// Why a slot cannot get a name; empty where it can, as far as is known without looking.
    String objection(ShownSlot slot, String name) {
        if (!SlotId.isName(name)) {
            return messages.text(
                    name.isEmpty() ? "window.slot.name.empty" : "window.slot.name.bad");
        }
        SlotId to = new SlotId(slot.place().kind(), name);
        if (slot.id().filter(to::equals).isPresent()) {
            return messages.text("window.slot.name.same");
        }
        return to.isEngines() ? messages.text("window.slot.name.engines") : "";
    }

    /// Gives a slot another name.
    void rename(ShownSlot slot, String name) {
        SlotId from = slot.id().orElseThrow();
        var to = new SlotId(from.kind(), name);
        this.<Saved>start(
                "window.slot.rename.doing",
                "window.slot.rename.failed",
                progress -> stores.ask(slot.folder(), progress, store -> store.rename(from, to)),
                saved -> host.moved(slot, to));
    }

    /// Copies the newest save of a slot to a new one.
    void copy(ShownSlot slot, String name) {
        SlotId from = slot.id().orElseThrow();
        var to = new SlotId(from.kind(), name);
        this.<Saved>start(
                "window.slot.copy.doing",
                "window.slot.copy.failed",
                progress -> stores.ask(slot.folder(), progress, store -> store.copy(from, to)),
                saved -> host.changed(slot));
    }

    /// Deletes a slot as it is shown; what it holds is kept.
    void delete(ShownSlot slot) {
        SlotId id = slot.id().orElseThrow();
        this.<Removed>start(
                "window.slot.delete.doing",
                "window.slot.delete.failed",
                progress ->
                        stores.ask(slot.folder(), progress, store -> store.delete(id, slot.base())),
                removed -> host.changed(slot));
    }

    /// Looks for what a slot can be restored from, and what it holds now.
    void findBackups(ShownSlot slot, Consumer<Backups> found) {
        start(
                "window.slot.restore.looking",
                "window.slot.restore.failed",
                progress -> Backups.of(slot, stores, progress),
                found);
    }

    /// Makes a backup the newest save of its slot, where that is still as it is shown.
    void restore(ShownSlot slot, KeptFile file) {
        SlotId id = slot.id().orElseThrow();
        this.<Saved>start(
                "window.slot.restore.doing",
                "window.slot.restore.failed",
                progress ->
                        stores.ask(
                                slot.folder(),
                                progress,
                                store -> store.restore(id, file, slot.base())),
                saved -> host.changed(slot));
    }

    /// Looks for all states of a slot, the oldest first.
    void findMoments(ShownSlot slot, Consumer<List<Moment>> found) {
        SlotId id = slot.id().orElseThrow();
        start(
                "window.slot.timeline.looking",
                "window.slot.timeline.failed",
                progress -> new Timeline(slot.folder(), Limits.DEFAULT).of(id, progress),
                found);
    }

    private <T> void start(String doing, String not, Work<T> work, Consumer<T> done) {
        tasks.start(
                Task.of(
                        messages.text(doing),
                        work,
                        done,
                        failure -> {
                            if (!(failure instanceof CancelledException)) {
                                failed.accept(messages.text(not), failure);
                            }
                        }));
    }
}
