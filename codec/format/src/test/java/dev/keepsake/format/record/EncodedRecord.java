package dev.keepsake.format.record;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A record's body as written, with the shapes that reading it takes.
record EncodedRecord(Bytes body, Shape own, Map<Digest, Shape> shapes) {
    /// Not 0, so that offsets are seen to count from the block.
    static final long BASE = 1_000;

    static EncodedRecord of(DetachedRecord record) throws SaveException {
        return of(record, Limits.DEFAULT);
    }

    static EncodedRecord of(DetachedRecord record, Limits limits) throws SaveException {
        var shapes = new HashMap<Digest, Shape>();
        Output out = new Output(16);
        Shape own =
                new RecordWriter(new ShapePool(limits), limits)
                        .write(record, shape -> shapes.put(shape.hash(), shape), out);
        return new EncodedRecord(out.bytes(), own, shapes);
    }

    static EncodedRecord of(Section... sections) throws SaveException {
        return of(record(sections));
    }

    static DetachedRecord record(Section... sections) {
        return new DetachedRecord(
                new RecordHead("subject", "entity", "Class"), new RecordContent(List.of(sections)));
    }

    EncodedRecord withBody(byte[] other) {
        return new EncodedRecord(Bytes.copyOf(other), own, shapes);
    }

    Shapes finder() {
        return hash -> {
            Shape found = shapes.get(hash);
            if (found == null) {
                throw Shapes.missing(hash);
            }
            return found;
        };
    }

    RecordContent read() throws SaveException {
        return read(Limits.DEFAULT);
    }

    RecordContent read(Limits limits) throws SaveException {
        return RecordReader.read(body, own, finder(), BASE, limits);
    }
}
