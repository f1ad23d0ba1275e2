package dev.keepsake.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JoinedFindingsTest {
    private static final String LIMIT = GeneralCode.LIMIT.id();

    /// So many findings of one code, numbered from a number on, of which so many are kept.
    private static Findings found(int first, int count, int kept) {
        var findings = new ArrayList<Finding>();
        for (int i = first; i < first + kept; i++) {
            findings.add(Finding.of(GeneralCode.LIMIT).with("found", i));
        }
        return new Findings(
                findings, count == kept ? Map.of() : Map.of(LIMIT, (long) count - kept));
    }

    private static void requireCounts(int kept, long leftOut, Findings one, Findings two) {
        for (Findings joined : List.of(Verifier.joined(one, two), Verifier.joined(two, one))) {
            assertEquals(kept, joined.kept().size());
            assertEquals(leftOut, joined.leftOut().getOrDefault(LIMIT, 0L));
        }
    }

    @Test
    void addsUpWhatDifferentLooksFound() {
        requireCounts(20, 45, found(0, 30, 10), found(100, 35, 10));
        requireCounts(13, 7, found(0, 3, 3), found(100, 17, 10));
    }

    @Test
    void countsOnceWhatOneLookRepeatsOfTheOther() {
        requireCounts(10, 25, found(0, 30, 10), found(0, 35, 10));
        requireCounts(10, 20, found(0, 30, 10), found(0, 10, 10));
    }

    @Test
    void prefersTheFindingThatKnowsThePath() {
        Finding bare = Finding.at(GeneralCode.LIMIT, 3, 4);
        Finding placed = bare.withPath(Path.ofChunk("GLOB", ""));
        var one = new Findings(List.of(bare), Map.of());
        var two = new Findings(List.of(placed), Map.of());
        assertEquals(two, Verifier.joined(one, two));
        assertEquals(two, Verifier.joined(two, one));
    }
}
