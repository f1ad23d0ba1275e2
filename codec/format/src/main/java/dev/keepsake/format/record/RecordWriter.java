package dev.keepsake.format.record;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Plan;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapeCollector;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.format.value.ValueWriter;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import java.util.List;

/// Writes the bodies of records as [RecordReader] reads them, and refuses those it would not give
/// back equal. For one thread.
public final class RecordWriter {
    private final ShapePool pool;
    private final Limits limits;

    /// A writer.
    ///
    /// @param pool where shapes are worked out
    public RecordWriter(ShapePool pool, Limits limits) {
        this.pool = pool;
        this.limits = limits;
    }

    /// Writes a record's body.
    ///
    /// @param used is told of each shape that the body names; its own is not among them
    /// @param out where the body goes; after a failure it holds a part of it
    /// @return the record's own shape: the type of its properties, or its class without fields
    /// @throws EditRefusedException where this format has no bytes for it; with the section and the
    ///   steps in it, so that `at(path)` takes the record's path
    public Shape write(DetachedRecord record, ShapeCollector used, Output out)
            throws SaveException {
        Shape shape = pool.of(ownType(record));
        ValueWriter values = ValueWriter.into(out, pool, used, limits);
        List<Section> sections = record.content().sections();
        var seen = new SectionIds();
        out.writeVarint(sections.size());
        for (Section section : sections) {
            int code = SectionId.code(section.id());
            if (code == 0 || !seen.add(section.id())) {
                throw refuse(KeepsakeCode.UNFIT_SECTION, section);
            }
            out.writeI32(code);
            out.writeU8(0);
            writeContent(section, shape, values, out);
        }
        return shape;
    }

    private static StructType ownType(DetachedRecord record) throws SaveException {
        String expected = record.head().className();
        for (Section section : record.content().sections()) {
            if (section.id().equals(SectionId.PROPERTIES)) {
                if (!(section.content() instanceof StructValue properties)) {
                    throw refuse(KeepsakeCode.UNFIT_CONTENT, section);
                }
                if (!properties.type().name().equals(expected)) {
                    throw SaveException.of(
                            Finding.of(KeepsakeCode.UNFIT_CLASS)
                                    .with("expected", expected)
                                    .with("found", properties.type().name()));
                }
                return properties.type();
            }
        }
        return new StructType(expected, List.of());
    }

    private static void writeContent(Section section, Shape shape, ValueWriter values, Output out)
            throws SaveException {
        int start = out.length();
        values.begin();
        try {
            Plan plan = SectionId.plan(section.id(), shape.plan());
            if (plan != null) {
                values.write(plan, section.content());
            } else {
                writeUnknown(section, values, out);
            }
            out.insertVarint(start, out.length() - start);
            values.requireRoom(0);
        } catch (SaveException failure) {
            throw failure.inSection(section.id());
        }
    }

    private static void writeUnknown(Section section, ValueWriter values, Output out)
            throws SaveException {
        if (section.content() instanceof OpaqueValue opaque
                && opaque.declared().isEmpty()
                && opaque.reason() == OpaqueValue.Reason.UNKNOWN_SECTION) {
            values.requireRoom(opaque.bytes().length());
            out.writeBytes(opaque.bytes());
        } else {
            throw refuse(KeepsakeCode.UNFIT_CONTENT, section);
        }
    }

    private static SaveException refuse(KeepsakeCode code, Section section) {
        return SaveException.of(
                Finding.of(code)
                        .with("section", section.id())
                        .with("found", section.content().type().displayName()));
    }
}
