package dev.keepsake.app.workspace;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.document.Takeover;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.Limits;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditTransfer;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A tab: a save from opening to closing. For the window's thread.
public final class SaveTab {
    private static final int FINDINGS = Limits.DEFAULT.findingsPerCode();

    private final SaveReader reader;
    private final SlotLookup slots;
    private final TabSetting.Words words;
    private final TaskScope tasks;
    private final LatestTask openTask;
    private final LatestTask copiesTask;
    private final LatestTask checkTask;
    private final DiskChanges disk;
    private final DocumentViewModel document;
    private final ReadOnlyObjectWrapper<Path> file;
    private final ReadOnlyObjectWrapper<@Nullable RunningTask<?>> opening =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable OpenSlot> slot = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable CheckResult> checked =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<EditTransfer.Missed>> missed =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable NotTaken> notTaken =
            new ReadOnlyObjectWrapper<>();
    private final Map<PathPattern, Type> chosen = new HashMap<>();
    private Runnable whenShown = () -> {};
    private Consumer<Runnable> settling = Runnable::run;
    private boolean checks;
    private Runnable later = () -> {};
    private @Nullable OpenedSave arrived;

    /// A tab that shows nothing yet; [#open] starts it.
    public SaveTab(Path file, TabSetting setting) {
        this.file = new ReadOnlyObjectWrapper<>(file);
        this.reader = setting.reader();
        this.slots = new SlotLookup(setting.stores());
        this.words = setting.words();
        this.tasks = new TaskScope(setting.runner());
        this.document = new DocumentViewModel(tasks, setting.editing());
        this.openTask = tasks.latest();
        this.copiesTask = tasks.latest();
        this.checkTask = tasks.latest();
        this.disk = new DiskChanges(setting.watcher(), tasks, () -> lookAtCopies(this.file.get()));
        document.editing().busy().subscribe(busy -> showArrived());
        document.editing().lock().subscribe(lock -> showArrived());
    }

    /// The save and what is selected in it.
    public DocumentViewModel document() {
        return document;
    }

    /// The tasks of this tab.
    public TaskScope tasks() {
        return tasks;
    }

    /// The file that is shown, or being opened.
    public ReadOnlyObjectProperty<Path> file() {
        return file.getReadOnlyProperty();
    }

    /// The task that opens a file, null where none does.
    public ReadOnlyObjectProperty<@Nullable RunningTask<?>> opening() {
        return opening.getReadOnlyProperty();
    }

    /// Why the file could not be opened, null where it was.
    public ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// The slot that the file is a copy of, null where it is none.
    public ReadOnlyObjectProperty<@Nullable OpenSlot> slot() {
        return slot.getReadOnlyProperty();
    }

    /// What happens on disk to the file meanwhile.
    public DiskChanges disk() {
        return disk;
    }

    /// The edits that led nowhere in the file they were last taken along to.
    public ReadOnlyObjectProperty<List<EditTransfer.Missed>> missed() {
        return missed.getReadOnlyProperty();
    }

    /// What the check of the whole save counted, null before it ended.
    public ReadOnlyObjectProperty<@Nullable CheckResult> checked() {
        return checked.getReadOnlyProperty();
    }

    /// Opens a file in this tab; what was shown stays until it is read. What is staged is taken
    /// along, as far as it leads somewhere there.
    public void open(Path other) {
        open(other, () -> {});
    }

    /// Whoever edits this save stages what is being typed before another file is opened.
    ///
    /// @param settle runs what it gets once that is staged; not where it is refused
    public void settleBy(Consumer<Runnable> settle) {
        settling = settle;
    }

    private void read(Path other) {
        var types = new TypeCatalog(Map.of(), Map.of(), Map.of(), chosen, null);
        file.set(other);
        failure.set(null);
        slot.set(null);
        checkTask.drop();
        letGoOfArrived();
        opening.set(
                openTask.start(
                        Task.<OpenedSave>of(
                                        words.opening(),
                                        progress -> reader.read(other, types, progress),
                                        this::arrive,
                                        this::fail)
                                .dropping(OpenedSave::close)));
        disk.follow(other);
        lookAtCopies(other);
    }

    /// Opens its file as soon as somebody wants to see it.
    ///
    /// @param shown called once it is shown then
    void openLater(Runnable shown) {
        later = () -> open(file.get(), shown);
    }

    /// Opens its file, where that was put off.
    void openNow() {
        Runnable put = later;
        later = () -> {};
        put.run();
    }

    /// Reads their heads first, since that is quick, then checks all of them.
    private void lookAtCopies(Path other) {
        copiesTask.start(
                Task.of(
                        "",
                        progress -> slots.look(other),
                        found -> {
                            slot.set(found.orElse(null));
                            found.ifPresent(this::checkCopies);
                        },
                        unread -> slot.set(null)));
    }

    private void checkCopies(OpenSlot found) {
        copiesTask.start(
                Task.of(
                        words.checking(),
                        progress -> slots.check(found, progress),
                        slot::set,
                        unread -> slot.set(found)));
    }

    /// Finds the newest whole copy of the slot as it is now.
    ///
    /// @param found takes its file; never called where there is none
    public void findNewest(Consumer<Path> found) {
        Path shown = file.get();
        tasks.start(
                Task.of(
                        "",
                        progress -> newest(shown, progress),
                        newest -> newest.ifPresent(found),
                        unread -> {}));
    }

    private Optional<Path> newest(Path shown, Progress progress) throws SaveException {
        Optional<OpenSlot> there = slots.look(shown);
        if (there.isEmpty()) {
            return Optional.empty();
        }
        OpenSlot now = slots.check(there.get(), progress);
        return now.copies().newestValid().map(now::file);
    }

    /// Reads the file again.
    public void reload() {
        open(file.get());
    }

    /// Reads the file again.
    ///
    /// @param shown called once it is shown anew; never where it does not open
    public void reload(Runnable shown) {
        open(file.get(), shown);
    }

    /// Opens a file in this tab.
    ///
    /// @param shown called once it is shown; never where it does not open
    public void open(Path other, Runnable shown) {
        settling.accept(() -> {
            read(other);
            whenShown = shown;
        });
    }

    /// Takes a place for this until the tab is closed, whatever a type file says of it; seen once
    /// the file is read again.
    public void choose(PathPattern place, Type type) {
        chosen.put(place, type);
    }

    /// Takes a place for what a type file says of it.
    public void leaveToTypeFile(PathPattern place) {
        chosen.remove(place);
    }

    /// What is being typed is staged as soon as nothing is selected any more, and what is still
    /// worked out is waited for: both would be lost with the save that they are staged on.
    private void arrive(OpenedSave save) {
        document.value().set(null);
        arrived = save;
        showArrived();
    }

    private void showArrived() {
        OpenedSave save = arrived;
        if (save != null && document.editing().isSettled()) {
            arrived = null;
            show(save);
        }
    }

    private void letGoOfArrived() {
        if (arrived != null) {
            arrived.close();
            arrived = null;
        }
    }

    /// What is staged is staged on the other save first: where that fails, what was shown stays.
    private void show(OpenedSave save) {
        Optional<EditedSave> staged = document.editing().keep();
        if (staged.isEmpty()) {
            document.show(save);
            shown();
        } else if (save.isEditable()) {
            takeOver(save, staged.get());
        } else {
            staged.get().close();
            Optional<Finding> reason =
                    save.findings().kept().stream().filter(Finding::isError).findFirst();
            save.close();
            stay(save.file(), reason);
        }
    }

    private void takeOver(OpenedSave save, EditedSave staged) {
        opening.set(
                openTask.start(
                        Task.<Takeover>of(
                                        words.opening(),
                                        progress ->
                                                document.editing()
                                                        .takeOver(staged, save, progress),
                                        taken -> arrive(save, staged, taken),
                                        reason -> {
                                            staged.close();
                                            save.close();
                                            stay(save.file(), why(reason));
                                        })
                                .dropping(late -> {
                                    late.close();
                                    staged.close();
                                    save.close();
                                })));
    }

    /// Where more was staged meanwhile, that is taken over as well.
    private void arrive(OpenedSave save, EditedSave staged, Takeover taken) {
        boolean all = document.editing().isTakenOver(taken);
        staged.close();
        if (!all) {
            taken.close();
            show(save);
            return;
        }
        document.show(save, taken);
        missed.set(taken.missed());
        shown();
    }

    private void shown() {
        Runnable then = whenShown;
        whenShown = () -> {};
        opening.set(null);
        checked.set(null);
        Optional.ofNullable(document.document()).ifPresent(this::check);
        then.run();
    }

    private static Optional<Finding> why(SaveException reason) {
        return reason instanceof CancelledException
                ? Optional.empty()
                : Optional.of(reason.finding());
    }

    /// Nothing could be staged on the file: what is shown stays, with all that is staged on it.
    private void stay(Path other, Optional<Finding> reason) {
        OpenedSave shown = Objects.requireNonNull(document.save().get());
        whenShown = () -> {};
        opening.set(null);
        notTaken.set(new NotTaken(other, reason));
        file.set(shown.file());
        disk.follow(shown.file());
        lookAtCopies(shown.file());
    }

    /// A file that was not shown since what is staged could not be staged on it; null for none.
    public ReadOnlyObjectProperty<@Nullable NotTaken> notTaken() {
        return notTaken.getReadOnlyProperty();
    }

    /// Where something is shown already, that stays.
    private void fail(SaveException reason) {
        opening.set(null);
        if (document.save().get() == null) {
            failure.set(reason);
        } else {
            stay(file.get(), why(reason));
        }
    }

    /// Checks all of the save, where that is neither done nor under way.
    public void checkIfNeeded() {
        EditedSave now = document.now().get();
        if (checked.get() == null && !checks && now != null) {
            check(now.document());
        }
    }

    private record Check(CheckResult result, Findings findings) {}

    private void check(SaveDocument opened) {
        checks = true;
        checkTask.start(
                Task.of(
                        words.checking(),
                        progress -> check(opened, progress),
                        done -> {
                            checks = false;
                            document.addFindings(done.findings());
                            checked.set(done.result());
                        },
                        this::addFailure));
    }

    /// A check that the user stopped found nothing.
    private void addFailure(SaveException reason) {
        checks = false;
        if (!(reason instanceof CancelledException)) {
            document.addFindings(new Findings(List.of(reason.finding()), Map.of()));
        }
    }

    private static Check check(SaveDocument opened, Progress progress) throws SaveException {
        FindingLog log = FindingLog.tolerant(FINDINGS);
        CheckResult result = opened.origin().check(CheckScope.STRUCTURE, log, progress);
        return new Check(result, log.findings());
    }

    /// Ends all work of this tab and lets go of the file.
    public void close() {
        disk.close();
        tasks.close();
        letGoOfArrived();
        document.close();
    }
}
