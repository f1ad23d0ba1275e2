package dev.keepsake.bench;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.record.RecordReader;
import dev.keepsake.format.record.RecordWriter;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.NameCodec;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The record stage alone: actors as runs of heads and bodies of about 1 MiB, without blocks around
/// them.
final class EncodedActors {
    private static final int RUN_BYTES = 1 << 20;

    private final List<Run> runs = new ArrayList<>();
    private final ShapePool pool = new ShapePool(Limits.DEFAULT);
    private final RecordWriter writer = new RecordWriter(pool, Limits.DEFAULT);
    private final Output heads = new Output(RUN_BYTES);
    private final Output bodies = new Output(2 * RUN_BYTES);
    private Map<Shape, Integer> shapes = new LinkedHashMap<>();
    private int count;

    private EncodedActors() {}

    /// Some records: heads, bodies and their shapes.
    record Run(Bytes heads, Bytes bodies, List<Bytes> shapes, int count) {}

    /// Encodes records.
    static List<Run> encode(List<DetachedRecord> records) throws SaveException {
        EncodedActors encoded = new EncodedActors();
        for (DetachedRecord record : records) {
            encoded.add(record);
        }
        encoded.endRun();
        return encoded.runs;
    }

    private void add(DetachedRecord record) throws SaveException {
        int start = bodies.length();
        Shape own = writer.write(record, this::number, bodies);
        NameCodec.write(heads, record.head().subject(), Limits.DEFAULT);
        heads.writeVarint(number(own));
        heads.writeVarint(bodies.length() - start);
        count++;
        if (heads.length() + bodies.length() > RUN_BYTES) {
            endRun();
        }
    }

    private int number(Shape shape) {
        Integer known = shapes.putIfAbsent(shape, shapes.size());
        return known == null ? shapes.size() - 1 : known;
    }

    private void endRun() {
        runs.add(
                new Run(
                        heads.bytes(),
                        bodies.bytes(),
                        shapes.keySet().stream().map(Shape::bytes).toList(),
                        count));
        heads.truncate(0);
        bodies.truncate(0);
        shapes = new LinkedHashMap<>();
        count = 0;
    }

    /// Decodes all records.
    static List<DetachedRecord> decode(List<Run> runs) throws SaveException {
        var records = new ArrayList<DetachedRecord>(Workload.ACTORS);
        for (Run run : runs) {
            decode(run, records);
        }
        return records;
    }

    private static void decode(Run run, List<DetachedRecord> records) throws SaveException {
        var shapes = new Shape[run.shapes().size()];
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = Shape.read(run.shapes().get(i), 0, Limits.DEFAULT);
        }
        Cursor heads = Cursor.over(run.heads(), 0, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        int start = 0;
        for (int i = 0; i < run.count(); i++) {
            String subject = NameCodec.read(heads, Limits.DEFAULT);
            Shape own = shapes[(int) heads.readVarint()];
            int length = (int) heads.readVarint();
            RecordContent content =
                    RecordReader.read(
                            run.bodies().slice(start, length),
                            own,
                            Shapes.NONE,
                            start,
                            Limits.DEFAULT);
            RecordHead head = new RecordHead(subject, "entity", own.type().name());
            records.add(new DetachedRecord(head, content));
            start += length;
        }
    }

    /// All bytes, one after another: what the limits of the machine are measured on.
    static Bytes payload(List<Run> runs) {
        Output all = new Output(32 << 20);
        for (Run run : runs) {
            run.shapes().forEach(all::writeBytes);
            all.writeBytes(run.heads());
            all.writeBytes(run.bodies());
        }
        return all.bytes();
    }
}
