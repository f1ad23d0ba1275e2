package dev.keepsake.format.packing;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.EncodedRecord;
import dev.keepsake.format.block.RecordKind;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.record.RecordWriter;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.NameCodec;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Encodes records, one after another. For one thread.
public final class RecordEncoder {
    private final Limits limits;
    private final RecordWriter writer;
    private final Output out = new Output();
    private final Set<Shape> uses = new LinkedHashSet<>();

    /// An encoder.
    public RecordEncoder(Limits limits) {
        this.limits = limits;
        this.writer = new RecordWriter(new ShapePool(limits), limits);
    }

    /// A record ready for a block.
    ///
    /// @throws EditRefusedException where this format has no bytes for it
    public EncodedRecord encode(DetachedRecord record) throws SaveException {
        RecordHead head = record.head();
        Bytes kind = RecordKind.id(head.kind()).orElseThrow(() -> unfitKind(head));
        Bytes subject = NameCodec.encode(head.subject(), limits);
        uses.clear();
        out.truncate(0);
        Shape own = writer.write(record, uses::add, out);
        return new EncodedRecord(subject, kind, own, List.copyOf(uses), out.bytes());
    }

    private static SaveException unfitKind(RecordHead head) {
        return SaveException.of(
                Finding.of(KeepsakeCode.UNFIT_KIND).with("kind", Bytes.ofText(head.kind())));
    }
}
