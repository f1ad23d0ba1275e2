package dev.keepsake.app.jump;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Ranks the records of one save against what was typed, slice by slice; the best few are kept. For
/// one worker.
final class JumpRank {
    /// No one reads more; who seeks more types more.
    static final int MOST = 200;

    /// How many records are looked at between two looks at the clock and the stop.
    private static final int SLICE = 8_192;

    private static final Comparator<Ranked> WORST_FIRST =
            Comparator.comparingInt((Ranked one) -> one.hit.score())
                    .thenComparing(Comparator.comparingLong(Ranked::number).reversed());

    private final JumpSource source;
    private final String typed;
    private final JumpViewModel.Scorer scorer;
    private final PriorityQueue<Ranked> best = new PriorityQueue<>(WORST_FIRST);
    private long looked;

    private record Ranked(JumpHit hit, long number) {}

    JumpRank(JumpSource source, String typed, JumpViewModel.Scorer scorer) {
        this.source = source;
        this.typed = typed;
        this.scorer = scorer;
    }

    /// Looks at all records; where nothing was typed, at the first few.
    ///
    /// @param slice takes what is best so far, now and then
    /// @throws SaveException where heads cannot be read or the caller stops it
    List<JumpHit> run(Progress progress, Consumer<Supplier<List<JumpHit>>> slice)
            throws SaveException {
        long total = source.document().recordCount();
        for (Chunk chunk : source.document().chunks()) {
            for (int i = 0; i < chunk.size(); i++) {
                if (looked % SLICE == 0) {
                    progress.check(looked, total);
                    slice.accept(this::hits);
                }
                if (typed.isEmpty() && best.size() == MOST) {
                    return hits();
                }
                look(chunk, chunk.record(i));
                looked++;
            }
        }
        return hits();
    }

    private void look(Chunk chunk, SaveRecord record) throws SaveException {
        RecordHead head = record.head();
        OptionalInt score = scorer.score(typed, head.subject());
        if (score.isEmpty()) {
            // A class is what many records have in common: its name counts less.
            OptionalInt ofClass = scorer.score(typed, head.className());
            score = ofClass.isEmpty() ? ofClass : OptionalInt.of(ofClass.getAsInt() / 2 - 10);
        }
        if (score.isPresent() && isGoodEnough(score.getAsInt())) {
            var hit = new JumpHit(source, record.id(), head, chunk.head(), score.getAsInt());
            best.add(new Ranked(hit, looked));
            if (best.size() > MOST) {
                best.poll();
            }
        }
    }

    private boolean isGoodEnough(int score) {
        Ranked worst = best.peek();
        return best.size() < MOST || worst == null || score > worst.hit.score();
    }

    private List<JumpHit> hits() {
        var sorted = new ArrayList<Ranked>(best);
        sorted.sort(WORST_FIRST.reversed());
        return sorted.stream().map(Ranked::hit).toList();
    }
}
