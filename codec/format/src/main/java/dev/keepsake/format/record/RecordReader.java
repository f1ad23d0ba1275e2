package dev.keepsake.format.record;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Plan;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.format.value.ValueLocator;
import dev.keepsake.format.value.ValueReader;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Reads the body of a record: its sections, each with what it holds.
///
/// Takes bytes out of a decoded block and gives values that share them. Every byte that
/// [RecordWriter] would have written otherwise is damage. Stateless; any thread may call it.
public final class RecordReader {
    private static final int LEAST_SECTION_BYTES = 6;
    private static final int FEW = 8;

    private final Cursor cursor;
    private final Shape shape;
    private final SectionIds seen = new SectionIds();

    private RecordReader(Cursor cursor, Shape shape) {
        this.cursor = cursor;
        this.shape = shape;
    }

    /// Reads a record's body.
    ///
    /// @param body all of its bytes
    /// @param shape the record's own
    /// @param shapes those that its values may name
    /// @param base where the body begins in the decoded block; offsets in findings count from the
    ///   block's beginning
    /// @throws SaveException damage, a limit passed, or *newer* for an unknown section that must be
    ///   understood; with the section and the steps in it, so that `at(path)` takes the record's
    ///   path
    public static RecordContent read(
            Bytes body, Shape shape, Shapes shapes, long base, Limits limits) throws SaveException {
        Cursor cursor = open(body, base, limits);
        return new RecordReader(cursor, shape)
                .readSections(ValueReader.over(cursor, shapes, limits));
    }

    /// Finds where a value stands in a record's body, without keeping what stands before it.
    ///
    /// @param path from the record's sections on; an empty one means all of the record, one id the
    ///   content of a section
    /// @throws SaveException as [#read], as far as it has to read
    public static Optional<Span> locate(
            Bytes body, Shape shape, Shapes shapes, long base, Limits limits, ItemPath path)
            throws SaveException {
        if (path.ids().isEmpty()) {
            return Optional.of(new Span(base, body.length()));
        }
        Cursor cursor = open(body, base, limits);
        return new RecordReader(cursor, shape)
                .find(ValueLocator.over(cursor, shapes, limits), path.ids());
    }

    private static Cursor open(Bytes body, long base, Limits limits) throws SaveException {
        if (body.length() > limits.recordBytes()) {
            throw SaveException.of(
                    Finding.at(GeneralCode.LIMIT, base, body.length())
                            .with("limit", "recordBytes")
                            .with("found", body.length())
                            .with("allowed", limits.recordBytes()));
        }
        return Cursor.over(body, base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
    }

    private RecordContent readSections(ValueReader values) throws SaveException {
        int count = cursor.readCount(LEAST_SECTION_BYTES);
        var sections = new Section[Math.min(count, FEW)];
        for (int i = 0; i < count; i++) {
            if (i == sections.length) {
                sections = Arrays.copyOf(sections, Math.min(count, 2 * i));
            }
            String id = readId();
            sections[i] = Section.of(id, readContent(id, values));
        }
        ValueReader.requireEnd(cursor);
        if (!shape.type().fields().isEmpty() && !seen.contains(SectionId.PROPERTIES)) {
            throw SaveException.of(cursor.findingSince(KeepsakeCode.PROPERTIES_MISSING, 0));
        }
        return new RecordContent(List.of(sections));
    }

    private Value readContent(String id, ValueReader values) throws SaveException {
        try {
            int end = cursor.narrow(cursor.readVarint());
            values.begin();
            Plan plan = SectionId.plan(id, shape.plan());
            Value content =
                    plan == null
                            ? new OpaqueValue(
                                    cursor.readBytes(cursor.remaining()),
                                    "",
                                    OpaqueValue.Reason.UNKNOWN_SECTION)
                            : values.read(plan);
            ValueReader.requireEnd(cursor);
            cursor.widen(end);
            return content;
        } catch (SaveException failure) {
            throw failure.inSection(id);
        }
    }

    private Optional<Span> find(ValueLocator values, List<Long> ids) throws SaveException {
        long index = ids.get(0);
        int count = cursor.readCount(LEAST_SECTION_BYTES);
        if (index < 0 || index >= count) {
            return Optional.empty();
        }
        for (int i = 0; i < index; i++) {
            readId();
            cursor.skip(cursor.readVarint());
        }
        String id = readId();
        cursor.narrow(cursor.readVarint());
        Plan plan = SectionId.plan(id, shape.plan());
        if (ids.size() == 1 || plan == null) {
            Span content = new Span(cursor.offset(), cursor.remaining());
            return ids.size() == 1 ? Optional.of(content) : Optional.empty();
        }
        return values.find(plan, ids.subList(1, ids.size()));
    }

    /// Reads a section's id and flags, and judges them.
    private String readId() throws SaveException {
        int from = cursor.position();
        int code = cursor.readI32();
        if (!SectionId.isValid(code)) {
            throw SaveException.of(cursor.findingSince(KeepsakeCode.SECTION_ID, from));
        }
        String id = SectionId.text(code);
        if (!seen.add(id)) {
            throw fault(KeepsakeCode.SECTION_TWICE, from, id);
        }
        int flags = cursor.readU8();
        if (flags != 0) {
            boolean newer = flags == 1 && !SectionId.isKnown(id);
            throw fault(newer ? KeepsakeCode.SECTION_NEWER : KeepsakeCode.SECTION_FLAGS, from, id);
        }
        return id;
    }

    private SaveException fault(KeepsakeCode code, int from, String id) {
        return SaveException.of(cursor.findingSince(code, from).with("section", id));
    }
}
