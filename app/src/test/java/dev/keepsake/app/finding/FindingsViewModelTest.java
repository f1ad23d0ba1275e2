package dev.keepsake.app.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FindingsViewModelTest {
    @TempDir private Path folder;
    private final DocumentViewModel document = FakeDocuments.make();
    private final Navigation navigation =
            new Navigation(
                    document,
                    new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {})));
    private final ObjectProperty<@Nullable CheckResult> checked = new SimpleObjectProperty<>();
    private final FindingsViewModel findings =
            new FindingsViewModel(document, checked, navigation, Messages.of(Locale.ENGLISH));

    @Test
    void theWorstStandsFirstAndInTheBar() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        assertEquals(
                List.of(Severity.ERROR, Severity.WARNING),
                findings.rows().stream().map(FindingRow::severity).toList());
        assertEquals(Severity.ERROR, findings.summary().get().severity());
        assertEquals("and 1 more", findings.summary().get().more());
    }

    @Test
    void saysWhereAndWhichChecksum() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        assertEquals(
                "64.0 KiB at 0x12C000 · XXH3-64 9876FEDC instead of 1234ABCD",
                findings.rows().get(0).where());
    }

    @Test
    void theBarSaysWhereAndOnceCheckedWhatStillReads() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        assertTrue(findings.summary().get().damaged());
        assertTrue(findings.summary().get().detail().contains("64.0 KiB at 0x12C000"));
        checked.set(new CheckResult(12_119, 0, false));
        assertTrue(
                findings.summary().get().detail().startsWith("12,119 of 12,207 records read · "),
                findings.summary().get().detail());
    }

    @Test
    void aWholeSaveHasNoBar() throws SaveException {
        document.show(FakeSaves.open(folder));
        assertNull(findings.summary().get());
    }

    @Test
    void leadsToTheRecord() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        findings.goTo(findings.rows().get(0).path());
        assertEquals(new Place.OfRecord(new RecordId(1, 7)), document.place().get());
    }

    @Test
    void leadsToTheValue() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        findings.goTo(findings.rows().get(1).path());
        assertEquals(new Place.OfRecord(new RecordId(1, 0)), document.place().get());
        assertEquals(findings.rows().get(1).path(), document.reveal().get());
    }

    @Test
    void countsWhatWasLeftOut() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        document.addFindings(new Findings(List.of(), Map.of("limit", 1_500L)));
        assertEquals("1,502", findings.count().getValue());
    }
}
