package dev.keepsake.store.repair;

import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Counts what comes of one chunk. For one thread.
final class ChunkTally {
    private final MergedChunk chunk;
    private final int most;
    private final Some.Builder<Path> fromOlder;
    private final Some.Builder<Path> lostPaths;
    private final DamageLog damageLog;
    private final Map<RescueSource, Long> records = new EnumMap<>(RescueSource.class);
    private final Map<String, Long> refused = new HashMap<>();
    private final Set<Span> damage = new LinkedHashSet<>();
    private long damages;
    private @Nullable Span lastDamage;
    private long unread;
    private long replaced;
    private long added;
    private long lost;
    private long twice;
    private boolean written = true;

    /// @param most how many things of a kind are named
    /// @param fromOlder takes the records that came from the older copy
    /// @param lostPaths takes the records known to be lost
    /// @param damageLog takes what does not read of any source
    ChunkTally(
            MergedChunk chunk,
            int most,
            Some.Builder<Path> fromOlder,
            Some.Builder<Path> lostPaths,
            DamageLog damageLog) {
        this.chunk = chunk;
        this.most = most;
        this.damageLog = damageLog;
        this.fromOlder = fromOlder;
        this.lostPaths = lostPaths;
    }

    /// Counts a record of the newest source that does not read there.
    void addUnread() {
        unread++;
    }

    /// Counts a record known to be lost.
    void addLost(RecordHead head) {
        lost++;
        lostPaths.add(path(head));
    }

    private Path path(RecordHead head) {
        return chunk.path().record(head.subject(), 0);
    }

    void addTwice() {
        twice++;
    }

    void addRescued(RescuedRecord record) {
        records.merge(record.source(), 1L, Long::sum);
        switch (record.way()) {
            case NEWEST -> {}
            case OLDER -> replaced++;
            case ADDED -> added++;
        }
        if (record.way() != RescuedRecord.Way.NEWEST) {
            fromOlder.add(path(record.record().head()));
        }
    }

    /// Counts a record that cannot stand in the new file.
    void addRefused(RecordHead head, Finding reason) {
        refused.merge(reason.code().id(), 1L, Long::sum);
        lost++;
        lostPaths.add(path(head));
    }

    /// Takes note of what does not read; the chunk's own damage is that of the newest source.
    void addDamage(ChunkParts source, Finding finding) {
        damageLog.add(source.input().source(), finding);
        Span span = finding.span();
        boolean own = source == chunk.sources().get(0);
        if (own && span != null && !span.equals(lastDamage) && !damage.contains(span)) {
            lastDamage = span;
            damages++;
            if (damage.size() < most) {
                damage.add(span);
            }
        }
    }

    void setLeftOut() {
        written = false;
    }

    /// How many records are lost at least: those known, and of those that do not read in the newest
    /// copy the ones that nothing from the older copy can be.
    private OptionalLong lost() {
        if (!chunk.sources().get(0).input().isDirectorySound() && lost == 0 && unread == 0) {
            return OptionalLong.empty();
        }
        boolean cut = isForeign() && !chunk.sources().get(0).input().isSound();
        return cut && lost == 0
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(lost, unread - replaced - added));
    }

    /// Formats without a directory do not say how many records there were.
    private boolean isForeign() {
        return chunk.sources().get(0).input().source() == RescueSource.FILE
                && !Keepsake.is(chunk.sources().get(0).input());
    }

    RescuedChunk result() {
        return new RescuedChunk(
                chunk.path(),
                chunk.head().kind(),
                written,
                records,
                added,
                chunk.isRaw() ? OptionalLong.of(0) : lost(),
                new Some<>(damage.stream().toList(), damages));
    }

    /// Says what of the chunk is not as it was saved.
    void report(FindingLog log) {
        RescueSource other = chunk.sources().get(chunk.sources().size() - 1).input().source();
        if (chunk.isAdded()) {
            keep(log, Finding.of(RepairCode.CHUNK_OLDER).with("copy", other.word()));
        }
        if (chunk.isRenamed()) {
            keep(log, Finding.of(RepairCode.CHUNK_NAME).with("copy", other.word()));
        }
        keepCount(log, RepairCode.RECORDS_OLDER, replaced, other);
        keepCount(log, RepairCode.RECORDS_ADDED, chunk.isAdded() ? 0 : added, other);
        OptionalLong least = chunk.isRaw() ? OptionalLong.of(0) : lost();
        if (least.isEmpty()) {
            keep(log, Finding.of(RepairCode.RECORDS_CUT));
        }
        keepCount(log, RepairCode.RECORDS_LOST, least.orElse(0), other);
        keepCount(log, RepairCode.RECORDS_TWICE, twice, other);
        refused.forEach((reason, count) ->
                keep(
                        log,
                        Finding.of(RepairCode.RECORDS_REFUSED)
                                .with("count", count)
                                .with("reason", reason)));
    }

    private void keepCount(FindingLog log, RepairCode code, long count, RescueSource copy) {
        if (count > 0) {
            keep(log, Finding.of(code).with("count", count).with("copy", copy.word()));
        }
    }

    private void keep(FindingLog log, Finding finding) {
        log.keep(finding.withPath(chunk.path()));
    }
}
