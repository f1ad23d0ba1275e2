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

    /// Stops what is part of the check, and shows how far all of it is. Threads share it.
    private final Progress steady;

    private volatile long done;
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
        this.steady = (part, parts) -> progress.step(done, total);
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
                    var check = new BlockCheck(origin, chunk, block, scope, steady);
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
        log.add(result.findings());
        records += result.records();
        kept += result.kept();
        exact &= result.exact();
        done = Math.min(total, done + result.storedBytes());
        progress.check(done, total);
    }

    private void checkSubjects() throws SaveException {
        for (int i = 0; i < origin.chunkCount(); i++) {
            progress.check(done, total);
            new SubjectCheck(origin, i, log, steady).run();
        }
    }
}
