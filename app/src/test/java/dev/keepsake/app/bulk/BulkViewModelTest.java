package dev.keepsake.app.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BulkViewModelTest {
    @TempDir private Path folder;
    private final DocumentViewModel document = FakeDocuments.make();
    private final BulkViewModel bulk =
            new BulkViewModel(document, FakeDocuments.scope(), Messages.of(Locale.ENGLISH));

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    private void preview(String query, String operation) throws SaveException {
        bulk.begin(Query.parse(query));
        bulk.typed().set(operation);
        bulk.preview();
    }

    @Test
    void showsEveryEffectBeforeItIsStaged() throws SaveException {
        preview("subject = Merchant and type = Number", "+1");
        assertNotNull(bulk.effects().get());
        assertTrue(bulk.ready().get());
        assertFalse(document.editing().isDirty());
    }

    @Test
    void stagesOneEntry() throws SaveException {
        preview("subject = Merchant and path = Gold", "+1");
        bulk.stage();
        assertEquals(1, document.now().get().staged().entries().size());
        preview("subject = Merchant and path = Gold", "+1");
        assertEquals(
                "1 will change, 0 will be removed, 0 stay as they are, 0 cannot be changed so.",
                bulk.status().get());
    }

    @Test
    void saysWhatIsWrongWithTheOperation() throws SaveException {
        preview("subject = Merchant and path = Gold", "replace me");
        assertEquals(
                "\"replace me\" is no change: at column 9 there should be \"…\"",
                bulk.status().get());
        assertFalse(bulk.ready().get());
        assertNull(bulk.effects().get());
    }

    @Test
    void refusedPlacesAreNamedAndTheOthersStaged() throws SaveException {
        preview("subject = Merchant and path = **", "+1");
        long refused =
                bulk.effects().get().effects().stream()
                        .filter(effect -> bulk.outcome(effect).startsWith("Refused: "))
                        .count();
        assertTrue(refused > 0);
        assertTrue(bulk.ready().get());
    }
}
