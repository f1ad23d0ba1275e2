package dev.keepsake.model.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.List;
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
    void keepsOnlySoManyCharactersInAllAndCountsTheRest() throws SaveException {
        FindingLog log = FindingLog.tolerant(1_000);
        String subject = "x".repeat(1 << 20);
        for (int i = 0; i < 20; i++) {
            log.add(LIMIT.withPath(Path.ofChunk("GLOB", "").record(subject, i)));
        }
        Findings findings = log.findings();
        assertEquals(7, findings.kept().size());
        assertEquals(Map.of("limit", 13L), findings.leftOut());
    }

    @Test
    void keepsTheFirstOfACodeWithoutItsPathWhereThereIsNoRoom() throws SaveException {
        FindingLog log = FindingLog.tolerant(1_000);
        Path far = Path.ofChunk("GLOB", "x".repeat(FindingLog.MOST_CHARACTERS));
        Finding missing = Finding.of(GeneralCode.NOT_FOUND).with("file", "y".repeat(1_000));
        log.add(missing.withPath(far));
        log.add(missing.withPath(far));
        assertEquals(
                new Findings(
                        List.of(Finding.of(GeneralCode.NOT_FOUND).with("file", "y".repeat(256))),
                        Map.of("storage.notFound", 1L)),
                log.findings());
        assertEquals(Outcome.FAILED, log.findings().outcome());
    }

    @Test
    void takesOverWhatAnotherLogKeptAndLeftOut() throws SaveException {
        FindingLog part = FindingLog.tolerant(2);
        for (int i = 0; i < 5; i++) {
            part.add(LIMIT.with("found", i));
        }
        FindingLog whole = FindingLog.tolerant(3);
        whole.add(part.findings());
        whole.add(part.findings());
        assertEquals(3, whole.findings().kept().size());
        assertEquals(Map.of("limit", 7L), whole.findings().leftOut());
        assertThrows(RefusedSaveException.class, () -> FindingLog.strict(2).add(part.findings()));
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
