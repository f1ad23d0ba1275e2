package dev.keepsake.app.bytes;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The bytes that were read of what is shown: pages of 4 KiB, read on a worker when they are
/// wanted, of which the last ones used are kept. For the window's thread.
final class HexPages {
    static final int PAGE = 4_096;
    private static final int KEPT = 64;

    private final LatestTask reading;
    private final Map<Long, Page> pages = new LinkedHashMap<>(16, 0.75f, true);
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private @Nullable ShownBytes bytes;
    private Span asked = new Span(0, 0);

    /// A page that was read.
    private record Page(Bytes bytes, List<Region> regions) {}

    HexPages(TaskScope tasks) {
        this.reading = tasks.latest();
    }

    /// Takes other bytes.
    void show(@Nullable ShownBytes shown) {
        reading.drop();
        bytes = shown;
        forget();
    }

    /// Reads all again: what is known of regions has changed.
    void forget() {
        pages.clear();
        asked = new Span(0, 0);
        failure.set(null);
        revision.set(revision.get() + 1);
    }

    /// Counts up where more was read.
    ReadOnlyLongProperty revision() {
        return revision.getReadOnlyProperty();
    }

    /// Why bytes could not be read, null where they could.
    ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// Has bytes read that are looked at.
    void want(Span range) {
        ShownBytes shown = bytes;
        if (shown == null || range.length() == 0 || range.equals(asked)) {
            return;
        }
        long first = range.offset() / PAGE;
        long last = (range.end() - 1) / PAGE;
        var missing = new ArrayList<Long>();
        for (long page = first; page <= last; page++) {
            if (!pages.containsKey(page)) {
                missing.add(page);
            }
        }
        if (!missing.isEmpty()) {
            asked = range;
            List<Long> wanted = List.copyOf(missing);
            reading.start(
                    Task.of("", progress -> read(shown, wanted, progress), this::take, this::fail));
        }
    }

    private static Map<Long, Page> read(ShownBytes shown, List<Long> wanted, Progress progress)
            throws SaveException {
        var read = new TreeMap<Long, Page>();
        for (long number : wanted) {
            progress.check(read.size(), wanted.size());
            long from = number * PAGE;
            int length = (int) Math.min(PAGE, shown.size() - from);
            if (length > 0) {
                Bytes bytes = shown.read(from, length);
                read.put(number, new Page(bytes, shown.regions(new Span(from, length))));
            }
        }
        return read;
    }

    private void take(Map<Long, Page> read) {
        asked = new Span(0, 0);
        pages.putAll(read);
        var oldest = pages.entrySet().iterator();
        while (pages.size() > KEPT) {
            oldest.next();
            oldest.remove();
        }
        revision.set(revision.get() + 1);
    }

    private void fail(SaveException reason) {
        failure.set(reason);
    }

    /// A byte, −1 where it was not read yet.
    int at(long offset) {
        Page page = pages.get(offset / PAGE);
        int place = (int) (offset % PAGE);
        return page == null || place >= page.bytes().length() ? -1 : page.bytes().at(place) & 0xFF;
    }

    /// The region that holds a byte, null where that is not known.
    @Nullable Region region(long offset) {
        Page page = pages.get(offset / PAGE);
        if (page == null) {
            return null;
        }
        int low = 0;
        int high = page.regions().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (page.regions().get(middle).span().end() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < page.regions().size() ? page.regions().get(low) : null;
    }

    /// Bytes that were read, as many of a range as follow one another.
    Bytes read(Span range) {
        var out = new ByteArrayOutputStream();
        for (long at = range.offset(); at < range.end() && at(at) >= 0; at++) {
            out.write(at(at));
        }
        return Bytes.wrap(out.toByteArray());
    }
}
