package dev.keepsake.store.repair;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.repair.RescueReport.Dangling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// One rescue: fills a new save, and keeps count. For one thread, once.
final class RescueRun {
    private final SaveFormat format;
    private final List<RescueInput> inputs;
    private final Limits limits;
    private final Progress progress;
    private final FindingLog log;
    private final HeaderRescue headers;
    private final SubjectSet present = new SubjectSet();
    private final Some.Builder<Path> fromOlder;
    private final Some.Builder<Path> lost;
    private final DamageLog damage;
    private final List<RescuedChunk> results = new ArrayList<>();
    private boolean leftOut;

    /// @param inputs those of which anything reads, newest first
    RescueRun(SaveFormat format, List<RescueInput> inputs, Limits limits, Progress progress) {
        this.format = format;
        this.inputs = inputs;
        this.limits = limits;
        this.progress = progress;
        this.log = FindingLog.tolerant(limits.findingsPerCode());
        this.damage = new DamageLog(limits.findingsPerCode());
        this.headers = new HeaderRescue(inputs, log, damage);
        this.fromOlder = new Some.Builder<>(limits.findingsPerCode());
        this.lost = new Some.Builder<>(limits.findingsPerCode());
    }

    /// Writes the new save.
    ///
    /// @param mark makes the header's mark
    /// @param all every source, for the report
    RescueReport run(ByteSink sink, UnaryOperator<StructValue> mark, List<RescueInput> all)
            throws SaveException {
        FormatName name = Sinks.name(headers.source());
        List<MergedChunk> chunks = MergedChunk.of(inputs);
        try (RecordSink save = Sinks.open(format, headers.source(), sink, limits)) {
            headers.begin(save, mark.apply(headers.header()));
            for (MergedChunk chunk : chunks) {
                progress.check(results.size(), chunks.size());
                write(chunk, save);
            }
            requireSomething();
            save.end(progress);
        }
        return report(name, chunks, all);
    }

    private void requireSomething() throws SaveException {
        boolean any =
                results.stream().anyMatch(chunk -> chunk.rescued() > 0)
                        || results.stream()
                                .anyMatch(chunk ->
                                        chunk.kind() == ChunkHead.Kind.RAW && chunk.written());
        if (!any && !inputs.get(0).isSound()) {
            throw SaveException.of(Finding.of(RepairCode.NOTHING));
        }
    }

    private void write(MergedChunk chunk, RecordSink save) throws SaveException {
        var tally = new ChunkTally(chunk, limits.findingsPerCode(), fromOlder, lost, damage);
        if (chunk.isRaw()) {
            writeBytes(chunk, tally, save);
        } else if (isBegun(chunk, save)) {
            merge(chunk, tally, record -> isTaken(record, tally, save));
        } else {
            leaveOut(chunk, tally);
        }
        tally.report(log);
        results.add(tally.result());
    }

    private void merge(MergedChunk chunk, ChunkTally tally, RecordMerge.Taker taker)
            throws SaveException {
        boolean unique = Keepsake.is(inputs.get(0));
        new RecordMerge(chunk, unique, tally, taker, progress).run();
    }

    private boolean isTaken(RescuedRecord record, ChunkTally tally, RecordSink save)
            throws SaveException {
        try {
            save.record(record.record());
        } catch (SaveException failure) {
            if (!Faults.isOfContent(failure)) {
                throw failure;
            }
            tally.addRefused(record.record().head(), failure.finding());
            leftOut = true;
            return false;
        }
        present.add(record.subject());
        return true;
    }

    /// Begins a chunk, without the flag that readers must understand it where this version does not
    /// know it; false where it cannot stand in the new save.
    private boolean isBegun(MergedChunk chunk, RecordSink save) throws SaveException {
        ChunkHead head = chunk.head();
        if (isBegun(fresh(head, head.mustUnderstand()), save)) {
            return true;
        }
        boolean begun = head.mustUnderstand() && isBegun(fresh(head, false), save);
        if (begun) {
            log.keep(Finding.of(RepairCode.CHUNK_FLAG).withPath(chunk.path()));
        }
        return begun;
    }

    private static boolean isBegun(ChunkHead head, RecordSink save) throws SaveException {
        try {
            save.beginChunk(head);
            return true;
        } catch (EditRefusedException refused) {
            return false;
        }
    }

    private static ChunkHead fresh(ChunkHead head, boolean mustUnderstand) {
        return new ChunkHead(head.id(), head.key(), mustUnderstand, head.kind(), 0, 0, -1, null);
    }

    private void writeBytes(MergedChunk chunk, ChunkTally tally, RecordSink save)
            throws SaveException {
        for (ChunkParts source : chunk.sources()) {
            Optional<Bytes> bytes = bytes(source, tally);
            if (bytes.isPresent()) {
                if (!isBegun(chunk, save)) {
                    break;
                }
                save.bytes(bytes.get());
                if (source != chunk.sources().get(0)) {
                    fromOlder.add(chunk.path());
                    log.keep(
                            Finding.of(RepairCode.CHUNK_OLDER)
                                    .withPath(chunk.path())
                                    .with("copy", source.input().source().word()));
                }
                return;
            }
        }
        leaveOut(chunk, tally);
    }

    private static Optional<Bytes> bytes(ChunkParts source, ChunkTally tally) throws SaveException {
        Chunk chunk = source.parts().get(0);
        try {
            return Optional.of(chunk.bytes());
        } catch (SaveException failure) {
            if (!Faults.isOfContent(failure)) {
                throw failure;
            }
            tally.addDamage(source, failure.finding());
            return Optional.empty();
        }
    }

    private void leaveOut(MergedChunk chunk, ChunkTally tally) {
        tally.setLeftOut();
        leftOut = true;
        log.keep(
                Finding.of(RepairCode.CHUNK_LOST)
                        .withPath(chunk.path())
                        .with("length", chunk.head().storedBytes()));
    }

    private RescueReport report(FormatName name, List<MergedChunk> chunks, List<RescueInput> all)
            throws SaveException {
        for (RescueInput input : all) {
            if (input.diagnosis().document() == null) {
                log.keep(Finding.of(RepairCode.COPY_UNREAD).with("copy", input.source().word()));
            } else if (!Keepsake.is(input) && !input.isSound()) {
                log.keep(Finding.of(RepairCode.DOUBTFUL));
            }
        }
        Some<Dangling> dangling = dangling(chunks);
        dangling.first()
                .forEach(one ->
                        log.keep(
                                Finding.of(RepairCode.DANGLING)
                                        .withPath(one.from())
                                        .with("subject", one.subject())));
        return new RescueReport(
                name,
                headers.source().source(),
                headers.pictureSource(),
                results,
                fromOlder.build(),
                lost.build(),
                dangling,
                all.stream()
                        .map(input -> new RescueReport.Input(input.source(), damage.all(input)))
                        .toList(),
                log.findings());
    }

    /// What of the rescued refers to subjects that some source has and the new save has not.
    private Some<Dangling> dangling(List<MergedChunk> chunks) throws SaveException {
        var found = new Some.Builder<Dangling>(limits.findingsPerCode());
        boolean all = inputs.size() == 1 && inputs.get(0).isSound() && !leftOut;
        SubjectSet missing =
                all ? new SubjectSet() : new MissingSubjects(inputs, progress).of(present);
        if (!missing.isEmpty()) {
            var walk =
                    new ReferenceWalk(
                            missing::has,
                            (from, subject) -> found.add(new Dangling(from, subject)),
                            progress);
            for (MergedChunk chunk : chunks) {
                if (!chunk.isRaw()) {
                    walk(chunk, walk);
                }
            }
        }
        return found.build();
    }

    private void walk(MergedChunk chunk, ReferenceWalk walk) throws SaveException {
        var unseen = new Some.Builder<Path>(0);
        var tally = new ChunkTally(chunk, 0, unseen, unseen, new DamageLog(0));
        merge(
                chunk,
                tally,
                record -> {
                    if (present.has(record.subject())) {
                        Path path = chunk.path().record(record.subject(), 0);
                        walk.walk(path, record.record().content());
                    }
                    return true;
                });
    }
}
