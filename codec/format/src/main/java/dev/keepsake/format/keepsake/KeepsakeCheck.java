package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.OrderedWork;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;

/// Checks a whole file: its hash, the picture, every block, and that no subject stands twice in a
/// chunk. What was found wrong with the frame when it was opened is not said again. For one thread,
/// once.
final class KeepsakeCheck {
    private static final int PIECE = 1 << 20;

    private final KeepsakeOrigin origin;
    private final CheckScope scope;
    private final FindingLog log;
    private final Progress progress;
    private final long total;
    private long done;
    private long records;
    private long kept;
    private boolean exact;

    KeepsakeCheck(KeepsakeOrigin origin, CheckScope scope, FindingLog log, Progress progress) {
        this.origin = origin;
        this.scope = scope;
        this.log = log;
        this.progress = progress;
        this.total = 2 * origin.source().size();
        this.exact = scope == CheckScope.EXACT;
    }

    CheckResult run() throws SaveException {
        checkWhole();
        checkPicture();
        checkBlocks();
        checkSubjects();
        progress.check(total, total);
        return new CheckResult(records, kept, exact);
    }

    private void checkWhole() throws SaveException {
        ByteSource source = origin.source();
        var hash = new Xxh3();
        for (long at = Prelude.BYTES; at < source.size(); at += PIECE) {
            progress.check(at, total);
            hash.update(source.read(at, (int) Math.min(PIECE, source.size() - at)));
        }
        done = source.size();
        long recorded = origin.container().prelude().contentHash();
        if (recorded != hash.value64()) {
            log.add(
                    Finding.at(
                                    KeepsakeCode.FILE_CHECKSUM,
                                    Prelude.BYTES,
                                    source.size() - Prelude.BYTES)
                            .withChecksum(new Checksum("XXH3-64", recorded, hash.value64())));
        }
    }

    private void checkPicture() throws SaveException {
        try {
            origin.picture();
        } catch (SaveException failure) {
            report(failure);
        }
    }

    private void report(SaveException failure) throws SaveException {
        if (!SubjectIndex.isOfContent(failure)) {
            throw failure;
        }
        log.add(failure.finding());
    }

    private void checkBlocks() throws SaveException {
        try (var work = new OrderedWork<BlockCheck.Result>(this::take)) {
            for (OpenChunk chunk : origin.chunks()) {
                for (int i = 0; i < chunk.blockCount(); i++) {
                    int block = chunk.block(i);
                    var check = new BlockCheck(origin, chunk, block, scope);
                    if (origin.blocks().entry(block).isLarge()) {
                        work.addAlone(check::run);
                    } else {
                        work.add(check::run);
                    }
                }
            }
            work.finish();
        }
    }

    private void take(BlockCheck.Result result) throws SaveException {
        for (Finding finding : result.findings()) {
            log.add(finding);
        }
        records += result.records();
        kept += result.kept();
        exact &= result.exact();
        done = Math.min(total, done + result.storedBytes());
        progress.check(done, total);
    }

    private void checkSubjects() throws SaveException {
        for (int i = 0; i < origin.chunkCount(); i++) {
            int number = i;
            OpenChunk chunk = origin.chunks().get(number);
            origin.subjects(number)
                    .eachTwice(
                            record -> origin.subject(number, record),
                            (subject, record) ->
                                    log.add(
                                            Finding.of(KeepsakeCode.RECORD_TWICE)
                                                    .withSpan(head(chunk, record))
                                                    .withPath(
                                                            chunk.path()
                                                                    .record(subject.asName(), 1))));
        }
    }

    private Span head(OpenChunk chunk, int record) {
        return origin.blocks().entry(chunk.place(record).block()).headSpan();
    }
}
