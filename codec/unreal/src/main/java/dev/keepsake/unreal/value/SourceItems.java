package dev.keepsake.unreal.value;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wire.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The items of a large container, read from the save page by page; each page is proven to write
/// its own bytes again, and an item that would not is kept as read. Immutable.
final class SourceItems implements PagedItems {
    private static final int COPY = 1 << 20;

    private final Content content;
    private final Units units;
    private final PageIndex index;
    private final List<Step> place;
    private final int depth;

    /// @param reading the reading that is where they stand
    SourceItems(Content content, Units units, PageIndex index, Reading reading) {
        this.place = reading.places().here();
        this.depth = reading.depth();
        this.content = content;
        this.units = units;
        this.index = index;
    }

    @Override
    public long size() {
        return (long) index.count() * units.values();
    }

    /// How many bytes all items take.
    int length() {
        return index.end() - index.start();
    }

    /// True where a save of these forms holds them as the very bytes they have here.
    @SuppressWarnings("ReferenceEquality")
    boolean isWrittenBy(Forms forms) {
        return content.forms() == forms;
    }

    @Override
    public InlineItems page(long from, int count) throws SaveException {
        Objects.checkIndex(from, size() + 1);
        Reading reading = content.read();
        reading.places().enterAll(place);
        reading.deepen(depth);
        try {
            int first = (int) (from / units.values());
            int skipped = (int) (from % units.values());
            index.seek(reading, units, first);
            int end = (int) Math.min(size(), from + count);
            int lastUnit = (end + units.values() - 1) / units.values();
            InlineItems read = read(reading, first, lastUnit);
            content.giveBack(reading);
            int most = Math.min(read.count() - skipped, count);
            return skipped == 0 && most == read.count()
                    ? read
                    : read.slice(skipped, skipped + most);
        } catch (Misread misread) {
            throw changed(misread);
        }
    }

    private InlineItems read(Reading reading, int first, int last) throws Misread, SaveException {
        int start = reading.in().position();
        int mark = reading.stack().mark();
        int most = content.forms().limits().pageBytes();
        int unit = first;
        while (unit < last && (unit == first || reading.in().position() - start < most)) {
            readUnit(reading);
            unit++;
        }
        InlineItems items = reading.stack().pop(mark);
        return proven(items, reading, start);
    }

    private void readUnit(Reading reading) throws Misread, SaveException {
        for (int i = 0; i < units.values(); i++) {
            Reading.State before = reading.state();
            reading.places().enter(units.step(i));
            Value value;
            try {
                value = units.form(i).read(reading);
            } catch (Misread misread) {
                reading.backTo(before);
                value = unreadable(units.form(i), reading);
            }
            reading.stack().push(value, reading.takeSpelling());
            reading.places().back(before.place());
        }
    }

    /// Passing over a value asks less of it than reading does.
    private static Value unreadable(Form form, Reading reading) throws Misread, SaveException {
        int start = reading.in().position();
        form.skip(reading);
        return new OpaqueValue(
                reading.in().slice(start, reading.in().position()),
                form.declared().displayName(),
                OpaqueValue.Reason.UNREADABLE);
    }

    private InlineItems proven(InlineItems items, Reading reading, int start)
            throws Misread, SaveException {
        if (isProven(items, start, reading.in().position())) {
            return items;
        }
        reading.in().seek(start);
        return kept(items, reading);
    }

    private boolean isProven(InlineItems items, int start, int end) throws SaveException {
        Writing again = new Writing(content.forms());
        try {
            again.units(units, items);
        } catch (EditRefusedException noBytes) {
            return false;
        }
        return isAt(again, start, end);
    }

    private boolean isProven(InlineItems items, int index, Span span) throws SaveException {
        Writing again = new Writing(content.forms());
        try {
            again.write(units.form(index), items.value(index), items.encoding(index));
        } catch (EditRefusedException noBytes) {
            return false;
        }
        return isAt(again, (int) span.offset(), (int) span.end());
    }

    /// True where a value was written as the bytes between two positions; a large container in it
    /// is copied from there.
    private boolean isAt(Writing again, int start, int end) throws SaveException {
        return again.rope().length() == end - start && again.rope().isAt(content.source(), start);
    }

    private InlineItems kept(InlineItems items, Reading reading) throws Misread, SaveException {
        List<Value> values = new ArrayList<>(items.count());
        List<Encoding> encodings = new ArrayList<>(items.count());
        for (int i = 0; i < items.count(); i++) {
            int start = reading.in().position();
            units.form(i).skip(reading);
            Bytes bytes = reading.in().slice(start, reading.in().position());
            boolean same = isProven(items, i, new Span(start, bytes.length()));
            String type = units.form(i).declared().displayName();
            values.add(
                    same
                            ? items.value(i)
                            : new OpaqueValue(bytes, type, OpaqueValue.Reason.NOT_PROVEN));
            encodings.add(same ? items.encoding(i) : Encoding.DEFAULT);
        }
        return InlineItems.of(values, encodings);
    }

    /// Where a value stands among the bytes of all items, null where ids lead to none.
    @Nullable Span find(List<Long> ids) throws SaveException {
        long id = ids.get(0);
        if (id < 0 || id >= size()) {
            return null;
        }
        Reading reading = content.read();
        try {
            index.seek(reading, units, (int) (id / units.values()));
            if (id % units.values() > 0) {
                units.first().skip(reading);
            }
        } catch (Misread misread) {
            throw changed(misread);
        }
        long start = reading.in().position() - (long) index.start();
        var again = new Writing(content.forms());
        again.watch(ids.subList(1, ids.size()));
        InlineItems item = page(id, 1);
        again.write(units.form(id), item.value(0), item.encoding(0));
        Span inside = ids.size() == 1 ? new Span(0, again.rope().length()) : again.found();
        return inside == null ? null : new Span(start + inside.offset(), inside.length());
    }

    private static SaveException changed(Misread misread) {
        return SaveException.of(
                Finding.at(UnrealCode.TAG, misread.position(), 0)
                        .with("before", "")
                        .with("reason", misread.reason()));
    }

    /// Writes the bytes of all items as they stand in the save.
    void copyTo(ByteSink sink, Progress progress) throws SaveException {
        for (int at = index.start(); at < index.end(); at += COPY) {
            progress.check(at - index.start(), length());
            sink.write(content.source().read(at, Math.min(COPY, index.end() - at)));
        }
    }
}
