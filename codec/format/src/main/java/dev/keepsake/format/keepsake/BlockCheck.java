package dev.keepsake.format.keepsake;

import dev.keepsake.format.KeptAsRead;
import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.block.EncodedRecord;
import dev.keepsake.format.block.ShapeOrder;
import dev.keepsake.format.packing.RecordEncoder;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Checks one block: its checksum, its head, every record. For one thread, once.
final class BlockCheck {
    private final KeepsakeOrigin origin;
    private final OpenChunk chunk;
    private final int block;
    private final BlockEntry entry;
    private final CheckScope scope;
    private final Limits limits;
    private final RecordEncoder encoder;
    private final FindingLog log;
    private final Progress progress;
    private boolean sound = true;
    private long records;
    private long kept;
    private long inexact;

    /// What a check of a block found.
    record Result(int storedBytes, Findings findings, long records, long kept, boolean exact) {}

    BlockCheck(
            KeepsakeOrigin origin,
            OpenChunk chunk,
            int block,
            CheckScope scope,
            Progress progress) {
        this.origin = origin;
        this.chunk = chunk;
        this.block = block;
        this.entry = origin.blocks().entry(block);
        this.scope = scope;
        this.limits = origin.options().limits();
        this.encoder = new RecordEncoder(limits);
        this.log = FindingLog.tolerant(limits.findingsPerCode());
        this.progress = progress;
    }

    /// @throws SaveException only the storage's failure, a change of the file and the caller's
    ///   stop: what is wrong with the block is in the result
    Result run() throws SaveException {
        progress.check(0, 1);
        try {
            Bytes stored = origin.blocks().stored(block);
            checkParts(stored);
        } catch (SaveException failure) {
            report(failure.at(chunk.path()));
        }
        boolean exact = scope == CheckScope.EXACT && inexact == 0 && sound;
        return new Result(entry.stored(), log.findings(), records, kept, exact);
    }

    private void report(SaveException failure) throws SaveException {
        if (!SubjectIndex.isOfContent(failure)) {
            throw failure;
        }
        keep(failure.finding());
    }

    private void keep(Finding finding) {
        log.keep(finding);
        sound = false;
    }

    private void checkParts(Bytes stored) throws SaveException {
        BlockReader reader = origin.blocks().reader();
        Bytes body = reader.decodeBody(entry, stored);
        if (!chunk.directory().raw()) {
            checkRecords(reader.decodeHead(entry, stored), body);
        }
    }

    private void checkRecords(BlockHead head, Bytes body) throws SaveException {
        var order = new ShapeOrder(head);
        for (int i = 0; i < entry.records(); i++) {
            order.add(head.shape(i));
        }
        for (int i = 0; i < entry.records(); i++) {
            SubjectIndex.poll(progress, i, entry.records());
            checkRecord(OpenRecord.of(chunk, entry, head, body, i), order);
        }
        if (sound && !order.used().equals(head.shapes())) {
            keep(
                    Finding.of(KeepsakeCode.HEAD_INVALID)
                            .withSpan(entry.headSpan())
                            .withPath(chunk.path())
                            .with("rule", "shapeOrder"));
        }
    }

    private void checkRecord(OpenRecord record, ShapeOrder order) throws SaveException {
        try {
            RecordContent content = record.decode(order, limits);
            kept += KeptAsRead.count(content, progress);
            records++;
            if (scope == CheckScope.EXACT && !isExact(record, content)) {
                inexact++;
                keep(
                        record.located(SaveException.of(Finding.of(KeepsakeCode.NOT_EXACT)))
                                .finding());
            }
        } catch (SaveException failure) {
            report(record.located(failure));
        }
    }

    private boolean isExact(OpenRecord record, RecordContent content) throws SaveException {
        try {
            var detached = new DetachedRecord(record.head().record(record.record()), content);
            EncodedRecord again = encoder.encode(detached);
            return again.body().equals(record.bytes())
                    && again.shape().equals(record.shape())
                    && again.kind().equals(record.head().kind(record.record()))
                    && again.subject().equals(record.head().subject(record.record()));
        } catch (EditRefusedException refused) {
            return false;
        }
    }
}
