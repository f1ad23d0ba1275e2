package dev.keepsake.app.bytes;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.ValueLocationViewModel;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// The bytes of the file, or of what is compressed in it, tied to the selection both ways: the
/// selected value is marked, and a byte that is chosen selects the value that stands there. For the
/// window's thread.
public final class BytesViewModel {
    private static final long CHECKED_BYTES = 64L << 20;

    private final DocumentViewModel document;
    private final Navigation navigation;
    private final Messages messages;
    private final RegionWords words;
    private final HexPages pages;
    private final HexSelection selection = new HexSelection();
    private final LatestTask opening;
    private final LatestTask finding;
    private final LatestTask checking;
    private final ReadOnlyObjectWrapper<@Nullable ShownBytes> shown = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Span> marked = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper where = new ReadOnlyStringWrapper("");
    private @Nullable ValueLocation located;
    private @Nullable Span checked;

    /// Bytes of a document.
    public BytesViewModel(
            DocumentViewModel document,
            ValueLocationViewModel location,
            Navigation navigation,
            TaskScope tasks,
            Messages messages) {
        this.document = document;
        this.navigation = navigation;
        this.messages = messages;
        this.words = new RegionWords(messages);
        this.pages = new HexPages(tasks);
        this.opening = tasks.latest();
        this.finding = tasks.latest();
        this.checking = tasks.latest();
        document.save().subscribe(this::open);
        location.location().subscribe(this::mark);
        selection.caret().subscribe(caret -> caretMoved());
        pages.revision().subscribe(more -> caretMoved());
    }

    /// What is shown, null where nothing is.
    ReadOnlyObjectProperty<@Nullable ShownBytes> shown() {
        return shown.getReadOnlyProperty();
    }

    HexPages pages() {
        return pages;
    }

    HexSelection selection() {
        return selection;
    }

    /// The bytes of the selected value among those shown, null where none are.
    ReadOnlyObjectProperty<@Nullable Span> marked() {
        return marked.getReadOnlyProperty();
    }

    /// Why what was typed leads nowhere, or bytes cannot be shown; empty where all is well.
    ReadOnlyStringProperty problem() {
        return problem.getReadOnlyProperty();
    }

    /// What the keyboard stands on, in one line.
    ReadOnlyStringProperty where() {
        return where.getReadOnlyProperty();
    }

    RegionWords words() {
        return words;
    }

    /// True where offsets count in what is compressed, not in the file.
    boolean isDecoded() {
        ShownBytes bytes = shown.get();
        return bytes != null && !bytes.space().isFile();
    }

    private void open(@Nullable OpenedSave save) {
        located = null;
        marked.set(null);
        if (save == null) {
            show(null, 0);
        } else if (save.raw() != null) {
            show(new ShownBytes.OfFile(save.raw()), 0);
        } else {
            openSpace(ByteSpace.FILE, 0);
        }
    }

    private void show(@Nullable ShownBytes bytes, long caret) {
        problem.set("");
        pages.show(bytes);
        selection.reset(bytes == null ? 0 : bytes.size());
        shown.set(bytes);
        remark();
        selection.moveTo(caret, false);
    }

    private static Optional<ByteMap> map(OpenedSave save) throws SaveException {
        return save.document() == null ? Optional.empty() : save.document().origin().bytes();
    }

    /// Shows a space from a byte on.
    private void openSpace(ByteSpace space, long caret) {
        OpenedSave save = document.save().get();
        if (save == null) {
            return;
        }
        opening.start(
                Task.of(
                        "",
                        progress -> {
                            Optional<ByteMap> map = map(save);
                            return map.isEmpty()
                                    ? Optional.<ShownBytes>empty()
                                    : Optional.<ShownBytes>of(
                                            ShownBytes.OfSave.of(map.get(), space));
                        },
                        found -> show(found.orElse(null), caret),
                        this::fail));
    }

    private void fail(SaveException reason) {
        problem.set(messages.text("bytes.unreadable"));
    }

    private void mark(@Nullable ValueLocation location) {
        located = location;
        remark();
        ShownBytes bytes = shown.get();
        OpenedSave save = document.save().get();
        if (location == null || save == null || save.raw() != null) {
            return;
        }
        Span span = ByteSpace.spanOf(location);
        if (bytes == null || !bytes.space().equals(ByteSpace.of(location))) {
            openSpace(ByteSpace.of(location), span.offset());
        } else if (!span.holds(selection.caret().get())) {
            selection.moveTo(span.offset(), false);
        }
    }

    private void remark() {
        ValueLocation location = located;
        ShownBytes bytes = shown.get();
        boolean here =
                location != null
                        && bytes instanceof ShownBytes.OfSave save
                        && save.space().equals(ByteSpace.of(location));
        marked.set(here && location != null ? ByteSpace.spanOf(location) : null);
    }

    /// Shows the file; where something compressed was shown, from that on.
    void showFile() {
        ShownBytes bytes = shown.get();
        if (bytes != null && isDecoded()) {
            openSpace(ByteSpace.FILE, bytes.space().stored());
        }
    }

    /// True where [#showBlock] has something to show.
    boolean hasBlock() {
        Region region = pages.region(selection.caret().get());
        boolean packed = region != null && region.packed() != null;
        return isDecoded() || packed || located != null && located.decoded() != null;
    }

    /// Shows what the compressed bytes decode to that the keyboard stands on; else what the
    /// selected value stands in.
    void showBlock() {
        Region region = pages.region(selection.caret().get());
        ValueLocation location = located;
        if (isDecoded()) {
            return;
        }
        boolean inLocated =
                location != null
                        && location.decoded() != null
                        && location.region().holds(selection.caret().get());
        if (region != null && region.packed() != null && !inLocated) {
            openSpace(region.packed().space(), region.packed().span().offset());
        } else if (location != null && location.decoded() != null) {
            openSpace(ByteSpace.of(location), ByteSpace.spanOf(location).offset());
        }
    }

    /// Goes to an offset that was typed; says why not in [#problem].
    ///
    /// @return true where it leads somewhere
    boolean goTo(String text) {
        ShownBytes bytes = shown.get();
        long size = bytes == null ? 0 : bytes.size();
        var found = GoToOffset.read(text, selection.caret().get(), size);
        switch (found) {
            case GoToOffset.Found.At(long offset) -> {
                problem.set("");
                selection.moveTo(offset, false);
            }
            case GoToOffset.Found.Outside() ->
                    problem.set(
                            messages.text(
                                    "bytes.goTo.outside",
                                    "last",
                                    RegionWords.hex(Math.max(0, size - 1))));
            case GoToOffset.Found.Unreadable() ->
                    problem.set(messages.text("bytes.goTo.unreadable"));
        }
        return found instanceof GoToOffset.Found.At;
    }

    /// Selects the value that stands at the byte the keyboard is on.
    void selectValue() {
        EditedSave now = document.now().get();
        long offset = selection.caret().get();
        if (now == null || !(shown.get() instanceof ShownBytes.OfSave save)) {
            return;
        }
        finding.start(
                Task.of(
                        "",
                        progress -> value(save, offset, now, progress),
                        found -> found.ifPresent(navigation::goTo),
                        this::fail));
    }

    private static Optional<Path> value(
            ShownBytes.OfSave save, long offset, EditedSave now, Progress progress)
            throws SaveException {
        Optional<ByteMap.Place> place = save.map().find(save.space(), offset, progress);
        return place.isEmpty() ? Optional.empty() : StandingValue.path(place.get(), now, progress);
    }

    /// The selected bytes, as far as they were read.
    Bytes selected() {
        return pages.read(selection.range().get());
    }

    /// The byte the keyboard stands on and those behind it, as far as they were read.
    Bytes following(int most) {
        ShownBytes bytes = shown.get();
        long from = selection.caret().get();
        long left = bytes == null ? 0 : bytes.size() - from;
        return pages.read(new Span(from, Math.min(most, left)));
    }

    private void caretMoved() {
        Region region = pages.region(selection.caret().get());
        where.set(region == null ? "" : sentence(region));
        RegionChecksum checksum = region == null ? null : region.checksum();
        boolean unknown =
                checksum != null
                        && checksum.state() == RegionChecksum.State.UNCHECKED
                        && checksum.covered().length() <= CHECKED_BYTES
                        && !checksum.covered().equals(checked);
        if (checksum != null && unknown && shown.get() instanceof ShownBytes.OfSave save) {
            checked = checksum.covered();
            checking.start(
                    Task.of(
                            "",
                            progress -> save.map().check(checksum, progress),
                            found -> pages.forget(),
                            this::fail));
        }
    }

    private String sentence(Region region) {
        String line = words.line(region);
        RegionChecksum checksum = region.checksum();
        return checksum == null ? line : line + " · " + words.checksum(checksum);
    }
}
