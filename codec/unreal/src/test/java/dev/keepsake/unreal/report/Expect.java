package dev.keepsake.unreal.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Verdict;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.Shown;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What a small save must be.
final class Expect {
    private Expect() {}

    /// Opens by both doors, is written back byte for byte, alone and through a sink, and holds
    /// these properties, so many values of them kept as read.
    static void holds(byte[] save, int kept, String properties) throws SaveException {
        whole(Bytes.wrap(save), kept, properties);
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(Bytes.wrap(save), Saves.copied(document));
        }
    }

    /// The same without the sink, which writes no wrapper.
    static void whole(Bytes save, int kept, String properties) throws SaveException {
        Verdict verdict = Saves.verify(save);
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertEquals(kept, verdict.keptAsRead());
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(properties.strip(), Shown.document(document));
            assertEquals(save, Saves.write(document));
            assertEquals(Saves.content(save), Saves.content(Saves.rewritten(document)));
        }
    }

    /// Is refused by both doors with this error; what of it reads is there.
    static void broken(byte[] save, Finding error, String readable) throws SaveException {
        Bytes bytes = Bytes.wrap(save);
        SaveException refused = assertThrows(SaveException.class, () -> Saves.open(bytes));
        assertEquals(error, refused.finding());
        Diagnosis diagnosis = Saves.inspect(bytes);
        assertEquals(
                error,
                diagnosis.findings().kept().stream()
                        .filter(Finding::isError)
                        .findFirst()
                        .orElseThrow());
        try (SaveDocument document = diagnosis.document()) {
            assertEquals(
                    readable.stripTrailing(), document == null ? "" : Shown.document(document));
        }
    }

    /// The findings of opening and a whole check, as `code details`.
    static String notes(byte[] save) throws SaveException {
        return Saves.verify(Bytes.wrap(save)).findings().kept().stream()
                .filter(finding -> finding.severity() == Severity.NOTE)
                .map(finding ->
                        finding.code().id()
                                + " "
                                + finding.path()
                                + " "
                                + new TreeMap<>(finding.details()))
                .collect(Collectors.joining("\n"));
    }
}
