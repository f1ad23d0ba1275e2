package dev.keepsake.model.check.expect;

import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Spot;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.PackedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One expectation while a save is gone through.
final class Running {
    private final Expectation expectation;
    private final Target target;
    private final ValueDemand values;
    private final List<Finding> first = new ArrayList<>();
    private long places;
    private long failures;

    Running(Expectation expectation, Progress progress) {
        this.expectation = expectation;
        this.target = Target.of(expectation.place());
        this.values = new ValueDemand(expectation.demand(), progress);
    }

    ExpectCheck.Result result() {
        return new ExpectCheck.Result(expectation, places, failures, first);
    }

    void chunk(Chunk chunk) {
        if (target.isChunk() && target.takes(chunk)) {
            places++;
            Path path = Path.ofChunk(chunk.id(), chunk.key());
            ofWhole(chunk.size()).ifPresent(finding -> fail(finding.withPath(path)));
        }
    }

    /// True where values of the record are wanted; a record that is meant itself is judged here.
    boolean takes(CheckedRecord record) throws SaveException {
        if (target.isChunk() || !target.takes(record)) {
            return false;
        }
        if (!target.isRecord() || record.isHeader()) {
            return true;
        }
        found(record, ofWhole(1));
        return false;
    }

    void value(CheckedValue value) throws SaveException {
        if (target.takes(value)) {
            judge(value);
        } else if (value.value() instanceof PackedValue packed && target.takesElements(value)) {
            long only = target.element();
            for (int i = 0; i < packed.count(); i++) {
                if (only < 0 || only == i) {
                    judge(value.element(i));
                }
            }
        }
    }

    private void judge(CheckedValue value) throws SaveException {
        long held = isEach() ? ValueWalk.count(value.value()) : 1;
        Optional<Finding> wrong = ofWhole(held);
        found(value, wrong.isPresent() ? wrong : values.judge(value.value()));
    }

    private void found(Spot place, Optional<Finding> wrong) throws SaveException {
        places++;
        if (wrong.isPresent()) {
            failures++;
            if (first.size() < ExpectCheck.Result.MOST_KEPT) {
                first.add(named(wrong.get()).withPath(place.path()));
            }
        }
    }

    /// What is wrong with a place because it is there, or holds so much.
    private Optional<Finding> ofWhole(long held) {
        return switch (expectation.demand()) {
            case Demand.Absent gone -> Optional.of(Finding.of(ExpectCode.PRESENT));
            case Demand.Count count when isEach() -> Optional.ofNullable(outside(count, held));
            default -> Optional.empty();
        };
    }

    /// True where what one place holds is counted, not the places.
    private boolean isEach() {
        return expectation.place() instanceof Selection.At(Path path)
                && (target.isChunk() || path.section() != null || path.isHeader());
    }

    private @Nullable Finding outside(Demand.Count count, long found) {
        if (found >= count.least() && found <= count.greatest()) {
            return null;
        }
        return Finding.of(ExpectCode.NUMBER)
                .with("place", expectation.place())
                .with("found", found)
                .with("least", count.least())
                .with("greatest", count.greatest());
    }

    /// Judges what only the whole save shows.
    void end() {
        boolean mayBeGone = expectation.optional() || expectation.demand() instanceof Demand.Absent;
        if (expectation.demand() instanceof Demand.Count count && !isEach()) {
            Finding wrong = places == 0 && mayBeGone ? null : outside(count, places);
            if (wrong != null) {
                fail(wrong);
            }
        } else if (places == 0 && !mayBeGone) {
            fail(Finding.of(ExpectCode.MISSING).with("place", expectation.place()));
        }
    }

    private void fail(Finding finding) {
        failures++;
        first.add(named(finding));
    }

    private Finding named(Finding finding) {
        Finding own = finding.with("expectation", expectation.name());
        if (!expectation.message().isEmpty()) {
            own = own.with("message", expectation.message());
        }
        return new Finding(
                own.code(), expectation.severity(), null, own.path(), null, own.details());
    }
}
