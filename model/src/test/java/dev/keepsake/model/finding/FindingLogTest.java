package dev.keepsake.model.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FindingLogTest {
    private static final Finding LIMIT = Finding.of(GeneralCode.LIMIT);

    @Test
    void keepsSoManyOfACodeAndCountsTheRest() throws SaveException {
        FindingLog log = FindingLog.tolerant(2);
        for (int i = 0; i < 5; i++) {
            log.add(LIMIT.with("found", i));
        }
        log.add(Finding.of(GeneralCode.NOT_FOUND));
        Findings findings = log.findings();
        assertEquals(3, findings.kept().size());
        assertEquals(Map.of("limit", 3L), findings.leftOut());
        assertEquals(Outcome.FAILED, findings.outcome());
        assertEquals(6L, findings.plus(findings).leftOut().get("limit"));
        assertTrue(log.hasError());
    }

    @Test
    void throwsAtTheFirstErrorWhereStrict() {
        FindingLog log = FindingLog.strict(2);
        var thrown = assertThrows(SaveException.class, () -> log.add(LIMIT));
        assertInstanceOf(RefusedSaveException.class, thrown);
        assertEquals(Outcome.LOADED, log.findings().outcome());
    }

    @Test
    void gathersThePathAsItClimbs() {
        Path section = Path.ofChunk("GLOB", "").record("a", 0).section("PROP");
        SaveException thrown =
                SaveException.of(LIMIT)
                        .inside(new Step.Item(3))
                        .inside(Step.Name.of("List"))
                        .at(section)
                        .at(new Span(4, 2))
                        .at(new Span(0, 1));
        assertEquals("GLOB/a/PROP/List[3]", String.valueOf(thrown.finding().path()));
        assertEquals(new Span(4, 2), thrown.finding().span());
    }

    @Test
    void ranksOutcomes() {
        assertEquals(Outcome.DAMAGED, Outcome.REFUSED.worse(Outcome.DAMAGED));
        assertEquals(Outcome.CANCELLED, Outcome.CANCELLED.worse(Outcome.INTERNAL));
        assertThrows(IllegalArgumentException.class, () -> EditRefusedException.of(LIMIT));
    }
}
