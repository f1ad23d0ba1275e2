package dev.keepsake.app.write;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.Lock;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// Plans a write and does it; nothing can be edited meanwhile. For the window's thread.
public final class WriteViewModel {
    private final WriteSubject subject;
    private final WritePlanner planner;
    private final SaveWriter writer;
    private final Messages messages;
    private final LatestTask planning;
    private final Consumer<SaveException> failed;

    /// What saves are written with.
    ///
    /// @param stores write slots
    /// @param reader knows the formats
    /// @param clock dates backups
    /// @param messages says what is done
    public record Setting(
            FolderStores stores, SaveReader reader, InstantSource clock, Messages messages) {}

    /// Writes this save.
    ///
    /// @param failed takes why nothing was written
    public WriteViewModel(WriteSubject subject, Setting setting, Consumer<SaveException> failed) {
        this.subject = subject;
        this.messages = setting.messages();
        this.planner = new WritePlanner(new SlotLookup(setting.stores()), messages);
        this.writer = new SaveWriter(setting.stores(), setting.reader(), setting.clock());
        this.planning = subject.tasks().latest();
        this.failed = failed;
    }

    /// What the check of the whole save counted, null before it ended: a write waits for it.
    ReadOnlyObjectProperty<@Nullable CheckResult> checked() {
        return subject.checked();
    }

    /// Works out what a write to where the save came from would do, once all edits that were asked
    /// for are staged.
    ///
    /// @param planned takes it; never called where nothing is staged
    public void plan(Consumer<WritePlan> planned) {
        document().editing().whenDone(() -> planNow(planned));
    }

    private void planNow(Consumer<WritePlan> planned) {
        subject.check().run();
        OpenedSave opened = document().save().get();
        EditedSave now = document().now().get();
        if (opened == null || now == null || !document().editing().isDirty()) {
            return;
        }
        planning.start(
                Task.of(
                        messages.text("window.write.planning"),
                        progress -> planner.plan(opened, now, progress),
                        planned,
                        failed));
    }

    /// Plans a write into a file of its own.
    ///
    /// @param planned takes it; never called where no save is open
    public void planNew(Path target, Consumer<WritePlan> planned) {
        document()
                .editing()
                .whenDone(() -> {
                    OpenedSave opened = document().save().get();
                    EditedSave now = document().now().get();
                    if (opened != null && now != null) {
                        planned.accept(planner.planNew(opened, now, target));
                    }
                });
    }

    /// Writes, then shows what was written. Where it fails, all stays staged.
    public void write(WritePlan plan) {
        document().editing().whenDone(() -> start(plan));
    }

    /// What counts as written afterwards is all that is staged by now, so all of it is written: a
    /// plan may be older than the last change.
    private void start(WritePlan planned) {
        EditedSave now = document().now().get();
        Lock lock = document().editing().lock().get();
        if (lock != null) {
            failed.accept(SaveException.of(Finding.of(lock)));
        } else if (now != null) {
            startUnlocked(planned.of(now));
        }
    }

    private void startUnlocked(WritePlan plan) {
        document().editing().setWriting(true);
        SaveDocument held = plan.now().document().shared();
        subject.tasks()
                .start(
                        Task.<Path>of(
                                        messages.text("window.write.writing"),
                                        progress -> {
                                            try (held) {
                                                return writer.write(plan, progress);
                                            }
                                        },
                                        this::finish,
                                        this::fail)
                                .dropping(this::finish));
    }

    /// A write that was stopped too late is written all the same, and shown then.
    private void fail(SaveException reason) {
        document().editing().setWriting(false);
        failed.accept(reason);
    }

    private void finish(Path written) {
        if (subject.tasks().isClosed()) {
            return;
        }
        document().editing().written();
        document().editing().setWriting(false);
        subject.reopen().accept(written);
    }

    private DocumentViewModel document() {
        return subject.document();
    }
}
