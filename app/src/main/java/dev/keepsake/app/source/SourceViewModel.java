package dev.keepsake.app.source;

import dev.keepsake.app.document.Durations;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.SlotCopies;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The saves of the folders on show and the recent files as rows. For the window's thread.
public final class SourceViewModel {
    private final FolderReader reader;
    private final Messages messages;
    private final Ages ages;
    private final Consumer<SaveException> failed;
    private final LatestTask listing;
    private final LatestTask checking;
    private final ObservableList<Path> recent;
    private final List<Path> folders = new ArrayList<>();
    private final ObservableList<SourceRow> rows = FXCollections.observableArrayList();
    private List<FolderReader.Listing> listings = List.of();
    private Runnable listed = () -> {};

    /// A list that starts empty.
    ///
    /// @param recent the recent files, newest first
    /// @param clock says how old a save is
    /// @param failed takes the failure of listing a folder
    public SourceViewModel(
            FolderReader reader,
            TaskScope tasks,
            Messages messages,
            ObservableList<Path> recent,
            Clock clock,
            Consumer<SaveException> failed) {
        this.reader = reader;
        this.messages = messages;
        this.ages = new Ages(messages, clock);
        this.failed = failed;
        this.listing = tasks.latest();
        this.checking = tasks.latest();
        this.recent = recent;
        recent.subscribe(this::fill);
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

    /// Lists one more folder.
    public void addFolder(Path folder) {
        if (!folders.contains(folder)) {
            folders.add(folder);
        }
        refresh();
    }

    /// Reads all folders again.
    public void refresh() {
        checking.drop();
        List<Path> now = List.copyOf(folders);
        listing.start(
                Task.of(
                        messages.text("window.source.listing"),
                        progress -> read(now, progress),
                        this::take,
                        failed));
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
        List<SourceRow.OfSlot> unchecked =
                read.stream().flatMap(one -> one.slots().stream()).toList();
        checkNext(unchecked.iterator());
    }

    /// Checks the copies of one slot after the other, until the user stops it; what cannot be
    /// checked stays as it was read.
    private void checkNext(Iterator<SourceRow.OfSlot> left) {
        if (left.hasNext()) {
            SourceRow.OfSlot slot = left.next();
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

    private void replace(SourceRow.OfSlot slot, SourceRow.OfSlot checked) {
        listings = listings.stream().map(one -> one.with(slot, checked)).toList();
        int row = rows.indexOf(slot);
        if (row >= 0) {
            rows.set(row, checked);
            listed.run();
        }
    }

    private void fill() {
        var all = new ArrayList<SourceRow>();
        addPart(all, "window.source.saves", slots(false));
        addPart(all, "window.source.profiles", slots(true));
        addPart(all, "window.source.files", files());
        addPart(all, "window.source.recent", recentFiles());
        rows.setAll(all);
        listed.run();
    }

    private void addPart(List<SourceRow> all, String key, List<? extends SourceRow> part) {
        if (!part.isEmpty()) {
            all.add(new SourceRow.Heading(messages.text(key)));
            all.addAll(part);
        }
    }

    private List<SourceRow.OfSlot> slots(boolean profiles) {
        return listings.stream()
                .flatMap(one -> one.slots().stream())
                .filter(slot -> slot.profile() == profiles)
                .toList();
    }

    private List<SourceRow.OfFile> files() {
        return listings.stream()
                .flatMap(one -> one.files().stream())
                .map(file -> new SourceRow.OfFile(file, ""))
                .toList();
    }

    private List<SourceRow.OfFile> recentFiles() {
        return recent.stream().map(file -> new SourceRow.OfFile(file, folderName(file))).toList();
    }

    private static String folderName(Path file) {
        Path folder = file.getParent();
        return folder == null || folder.getFileName() == null
                ? ""
                : Printable.text(folder.getFileName().toString());
    }

    /// What players call a slot.
    String title(SourceRow.OfSlot slot) {
        return Printable.text(
                slot.copies()
                        .shown()
                        .map(SlotCopies.Copy::header)
                        .flatMap(HeaderFields::title)
                        .orElse(slot.name()));
    }

    /// What kind of save a slot holds, as the style sheet and people name it.
    SlotKind kind(SourceRow.OfSlot slot) {
        return slot.profile()
                ? SlotKind.PROFILE
                : SlotKind.of(
                        slot.copies()
                                .shown()
                                .map(SlotCopies.Copy::header)
                                .flatMap(HeaderFields::slotKind)
                                .orElse(""));
    }

    /// The word for a kind.
    String word(SlotKind kind) {
        return messages.text(kind.key());
    }

    /// How old a slot is.
    String age(SourceRow.OfSlot slot) {
        HeaderFields header = slot.copies().shown().map(SlotCopies.Copy::header).orElse(null);
        return header == null
                ? messages.text("window.source.unreadable")
                : header.savedAt().map(ages::text).orElse("");
    }

    /// All that is said of a slot: title, place, how long was played, file.
    String tip(SourceRow.OfSlot slot) {
        HeaderFields header = slot.copies().shown().map(SlotCopies.Copy::header).orElse(null);
        var lines = new ArrayList<String>(List.of(title(slot)));
        if (header != null) {
            header.place().map(Printable::text).ifPresent(lines::add);
            header.playTime()
                    .map(time ->
                            messages.text("window.source.played", "time", Durations.text(time)))
                    .ifPresent(lines::add);
        }
        lines.add(Printable.text(slot.file().toString()));
        return String.join("\n", lines);
    }

    /// A slot as a screen reader says it: title, kind, age, and which copies cannot be loaded.
    String spoken(SourceRow.OfSlot slot) {
        var parts = new ArrayList<String>(List.of(title(slot), word(kind(slot)), age(slot)));
        slot.copies().copies().stream()
                .filter(copy -> !copy.isValid())
                .map(copy -> copyText(slot, copy))
                .forEach(parts::add);
        return String.join(", ", parts);
    }

    /// How a copy is, in a sentence.
    String copyText(SourceRow.OfSlot slot, SlotCopies.Copy copy) {
        boolean loads = slot.copies().loads().filter(copy::equals).isPresent();
        String key =
                loads
                        ? "window.copy.loads"
                        : copy.isValid() ? "window.copy.older" : "window.copy.broken";
        return messages.text(key, "letter", copy.letter());
    }
}
