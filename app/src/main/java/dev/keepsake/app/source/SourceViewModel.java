package dev.keepsake.app.source;

import dev.keepsake.app.document.FolderWatcher;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.FileKind;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/// The saves of the folders on show and the recent files as rows. For the window's thread.
public final class SourceViewModel {
    private final FolderReader reader;
    private final Messages messages;
    private final SlotText text;
    private final Consumer<SaveException> failed;
    private final LatestTask listing;
    private final LatestTask checking;
    private final ObservableList<Path> recent;
    private final ObservableList<Path> pinned;
    private final ObservableList<Path> folders = FXCollections.observableArrayList();
    private final ObservableList<Path> shownFolders =
            FXCollections.unmodifiableObservableList(folders);
    private final Map<Path, Subscription> watched = new HashMap<>();
    private final FolderWatcher watcher;
    private final ObservableList<SourceRow> rows = FXCollections.observableArrayList();
    private List<FolderReader.Listing> listings = List.of();
    private Runnable listed = () -> {};
    private Consumer<Set<Path>> changed = files -> {};

    /// Where the list comes from.
    ///
    /// @param reader lists folders
    /// @param watcher tells when they change
    public record Sources(FolderReader reader, FolderWatcher watcher) {}

    /// Files that are listed whatever stands in the folders.
    ///
    /// @param recent the recent files, newest first
    /// @param pinned the files and folders that stay at the top
    public record Lists(ObservableList<Path> recent, ObservableList<Path> pinned) {}

    /// A list that starts empty.
    ///
    /// @param lists the files that are listed whatever stands in the folders
    /// @param clock says how old a save is
    /// @param failed takes the failure of listing a folder
    public SourceViewModel(
            Sources of,
            TaskScope tasks,
            Messages messages,
            Lists lists,
            Clock clock,
            Consumer<SaveException> failed) {
        this.reader = of.reader();
        this.watcher = of.watcher();
        this.messages = messages;
        this.text = new SlotText(messages, clock);
        this.failed = failed;
        this.listing = tasks.latest();
        this.checking = tasks.latest();
        this.recent = lists.recent();
        this.pinned = lists.pinned();
        recent.subscribe(this::fill);
        pinned.subscribe(this::fill);
        fill();
    }

    /// The rows.
    ObservableList<SourceRow> rows() {
        return rows;
    }

    /// Calls back whenever the rows were made anew.
    public void whenListed(Runnable action) {
        listed = action;
    }

    /// Calls back with the files that changed on disk, before the folders are read again.
    public void whenChanged(Consumer<Set<Path>> action) {
        changed = action;
    }

    /// The folders that are listed.
    public ObservableList<Path> folders() {
        return shownFolders;
    }

    /// Lists one more folder, and again whenever something in it changes.
    public void addFolder(Path folder) {
        if (!folders.contains(folder)) {
            folders.add(folder);
            watched.put(folder, watcher.watch(folder, this::refreshChanged));
        }
        refresh();
    }

    /// Lists a folder no longer.
    public void removeFolder(Path folder) {
        if (folders.remove(folder)) {
            Optional.ofNullable(watched.remove(folder)).ifPresent(Subscription::unsubscribe);
            refresh();
        }
    }

    /// No longer watches the folders.
    public void close() {
        watched.values().forEach(Subscription::unsubscribe);
        watched.clear();
    }

    /// The slots and profiles that are listed, those that were deleted left out.
    public List<ShownSlot> listedSlots() {
        return slots().toList();
    }

    /// What a slot is called in the list.
    public String title(ShownSlot slot) {
        return text.title(slot);
    }

    /// Reads all folders again.
    public void refresh() {
        refresh(slot -> Optional.empty());
    }

    /// Reads all folders again; of a slot whose files did not change, the copies stay as they are
    /// known.
    private void refreshChanged(Set<Path> files) {
        changed.accept(files);
        List<ShownSlot> known = slots().toList();
        refresh(slot ->
                known.stream()
                        .filter(one -> one.folder().equals(slot.folder()))
                        .filter(one -> one.entry().place().equals(slot.place()))
                        .filter(one -> files.stream().noneMatch(one::has))
                        .findFirst()
                        .map(ShownSlot::copies));
    }

    private void refresh(Known known) {
        checking.drop();
        List<Path> now = List.copyOf(folders);
        listing.start(
                Task.of(
                        messages.text("window.source.listing"),
                        progress -> read(now, progress),
                        read -> take(read.stream().map(one -> carry(one, known)).toList()),
                        failed));
    }

    /// What is known of the copies of a slot already.
    private interface Known {
        Optional<SlotCopies> of(ShownSlot slot);
    }

    private static FolderReader.Listing carry(FolderReader.Listing read, Known known) {
        return new FolderReader.Listing(
                read.slots().stream()
                        .map(slot -> known.of(slot).map(slot::with).orElse(slot))
                        .toList(),
                read.deleted(),
                read.files());
    }

    private List<FolderReader.Listing> read(List<Path> all, Progress progress)
            throws SaveException {
        var read = new ArrayList<FolderReader.Listing>();
        for (Path folder : all) {
            read.add(reader.read(folder, progress));
        }
        return read;
    }

    private void take(List<FolderReader.Listing> read) {
        listings = read;
        fill();
        List<ShownSlot> unchecked = slots().filter(slot -> slot.copies() == null).toList();
        checkNext(unchecked.iterator());
    }

    /// Checks the copies of one slot after the other, until the user stops it; what cannot be
    /// checked stays as it was read.
    private void checkNext(Iterator<ShownSlot> left) {
        if (left.hasNext()) {
            ShownSlot slot = left.next();
            checking.start(
                    Task.of(
                            "",
                            progress -> reader.check(slot, progress),
                            checked -> {
                                replace(slot, checked);
                                checkNext(left);
                            },
                            failure -> {
                                if (!(failure instanceof CancelledException)) {
                                    checkNext(left);
                                }
                            }));
        }
    }

    private void replace(ShownSlot slot, ShownSlot checked) {
        listings = listings.stream().map(one -> one.with(slot, checked)).toList();
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row) instanceof SourceRow.OfSlot(ShownSlot shown) && shown.isAt(slot)) {
                rows.set(row, new SourceRow.OfSlot(checked));
                listed.run();
                return;
            }
        }
    }

    private void fill() {
        var all = new ArrayList<SourceRow>();
        addPart(all, "window.source.pinned", fileRows(pinned));
        addPart(all, "window.source.saves", slots(FileKind.SLOT));
        addPart(all, "window.source.profiles", slots(FileKind.PROFILE));
        addPart(all, "window.source.files", files());
        addPart(all, "window.source.deleted", deleted());
        addPart(all, "window.source.recent", fileRows(recent));
        rows.setAll(all);
        listed.run();
    }

    private void addPart(List<SourceRow> all, String key, List<? extends SourceRow> part) {
        if (!part.isEmpty()) {
            all.add(new SourceRow.Heading(messages.text(key)));
            all.addAll(part);
        }
    }

    private Stream<ShownSlot> slots() {
        return listings.stream().flatMap(one -> one.slots().stream());
    }

    private List<SourceRow.OfSlot> slots(FileKind kind) {
        return slots().filter(slot -> slot.place().kind() == kind)
                .map(SourceRow.OfSlot::new)
                .toList();
    }

    private List<SourceRow.OfSlot> deleted() {
        return listings.stream()
                .flatMap(one -> one.deleted().stream())
                .map(SourceRow.OfSlot::new)
                .toList();
    }

    private List<SourceRow.OfFile> files() {
        return listings.stream()
                .flatMap(one -> one.files().stream())
                .map(file -> new SourceRow.OfFile(file, ""))
                .toList();
    }

    private static List<SourceRow.OfFile> fileRows(List<Path> of) {
        return of.stream().map(file -> new SourceRow.OfFile(file, folderName(file))).toList();
    }

    private static String folderName(Path file) {
        Path folder = file.getParent();
        return folder == null || folder.getFileName() == null
                ? ""
                : Printable.text(folder.getFileName().toString());
    }

    /// What is said of a slot.
    SlotText text() {
        return text;
    }
}
