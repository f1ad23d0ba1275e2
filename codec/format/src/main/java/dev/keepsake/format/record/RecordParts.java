package dev.keepsake.format.record;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Plan;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.format.value.ValueFinder;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which bytes of a record's body are what: its sections, and the values in them. Immutable; any
/// thread may use it.
public final class RecordParts {
    private static final int LEAST_SECTION_BYTES = 6;

    private final Bytes body;
    private final long base;
    private final List<Part> parts;

    /// A section.
    ///
    /// @param id its four letters
    /// @param span all of it
    /// @param content where what it holds begins
    public record Part(String id, Span span, long content) {}

    private RecordParts(Bytes body, long base, List<Part> parts) {
        this.body = body;
        this.base = base;
        this.parts = List.copyOf(parts);
    }

    /// The parts of a record's body.
    ///
    /// @param base where the body begins; offsets count from there
    /// @throws SaveException damage
    public static RecordParts of(Bytes body, long base) throws SaveException {
        Cursor cursor = Cursor.over(body, base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        int count = cursor.readCount(LEAST_SECTION_BYTES);
        var parts = new ArrayList<Part>();
        for (int i = 0; i < count; i++) {
            int from = cursor.position();
            String id = SectionId.text(cursor.readI32());
            cursor.skip(1);
            long length = cursor.readVarint();
            long content = cursor.offset();
            cursor.skip(length);
            parts.add(new Part(id, cursor.spanSince(from), content));
        }
        return new RecordParts(body, base, parts);
    }

    /// The sections, in order.
    public List<Part> sections() {
        return parts;
    }

    /// The innermost value that holds a byte: the section where no value in it does, and all of the
    /// record where no section does.
    ///
    /// @param shape the record's own
    /// @param shapes those that its values may name
    /// @throws SaveException where what stands before it cannot be read, or the caller stops it
    public ValueFinder.Found find(
            long offset, Shape shape, Shapes shapes, Limits limits, Progress progress)
            throws SaveException {
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.span().holds(offset)) {
                return inSection(i, offset, SectionId.plan(part.id(), shape.plan()))
                        .in(shapes, limits, progress);
            }
        }
        return new ValueFinder.Found(List.of(), new Span(base, body.length()));
    }

    /// A search in a section.
    private record Search(RecordParts parts, int section, long offset, @Nullable Plan plan) {
        ValueFinder.Found in(Shapes shapes, Limits limits, Progress progress) throws SaveException {
            Part part = parts.parts.get(section);
            var content = new Span(part.content(), part.span().end() - part.content());
            if (plan == null || offset < part.content() || content.length() == 0) {
                return new ValueFinder.Found(List.of((long) section), content);
            }
            Cursor cursor =
                    Cursor.over(
                            parts.body, parts.base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
            cursor.seek((int) (part.content() - parts.base));
            cursor.narrow(content.length());
            var finder =
                    new ValueFinder(cursor, shapes, limits, (int) (offset - parts.base), progress);
            ValueFinder.Found found = finder.find(plan);
            var ids = new ArrayList<Long>(List.of((long) section));
            ids.addAll(found.ids());
            return new ValueFinder.Found(ids, found.span());
        }
    }

    private Search inSection(int section, long offset, @Nullable Plan plan) {
        return new Search(this, section, offset, plan);
    }
}
