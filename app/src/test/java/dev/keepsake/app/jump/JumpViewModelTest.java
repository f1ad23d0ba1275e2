package dev.keepsake.app.jump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JumpViewModelTest {
    @TempDir private Path folder;
    private final DocumentViewModel document = FakeDocuments.make();
    private final List<RecordId> gone = new ArrayList<>();
    private final List<Runnable> work = new ArrayList<>();
    private final TaskScope tasks =
            new TaskScope(
                    new TaskRunner(
                            work::add,
                            Runnable::run,
                            defect -> {
                                throw new AssertionError(defect);
                            }));

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    @AfterEach
    void close() {
        document.close();
    }

    private JumpViewModel jump() {
        JumpSource front = source("");
        return new JumpViewModel(List.of(front, source("other")), JumpViewModelTest::score, tasks);
    }

    private JumpSource source(String name) {
        return new JumpSource(name, Objects.requireNonNull(document.document()), gone::add);
    }

    /// The earlier it stands, the better.
    private static OptionalInt score(String typed, String text) {
        int at = text.toLowerCase(java.util.Locale.ROOT).indexOf(typed);
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(100 - at);
    }

    private void workAll() {
        List<Runnable> now = List.copyOf(work);
        work.clear();
        now.forEach(Runnable::run);
    }

    @Test
    void theSaveInFrontComesFirst() {
        JumpViewModel jump = jump();
        jump.seek("merchant");
        assertFalse(jump.found().get().complete());
        workAll();
        List<JumpHit> hits = jump.found().get().hits();
        assertTrue(jump.found().get().complete());
        assertEquals("Merchant", hits.getFirst().head().subject());
        assertEquals("", hits.getFirst().source().name());
        assertEquals(
                List.of("", "other"),
                hits.stream().map(hit -> hit.source().name()).distinct().toList());
    }

    @Test
    void aHitLeadsToItsRecord() {
        JumpViewModel jump = jump();
        jump.seek("merchant");
        workAll();
        JumpHit first = jump.found().get().hits().getFirst();
        first.go();
        assertEquals(List.of(first.id()), gone);
    }

    @Test
    void keepsAtMostSoManyOfEachSave() {
        JumpViewModel jump = jump();
        jump.seek("");
        workAll();
        long front =
                jump.found().get().hits().stream()
                        .filter(hit -> hit.source().name().isEmpty())
                        .count();
        long records = Objects.requireNonNull(document.document()).recordCount();
        assertEquals(Math.min(JumpRank.MOST, records), front);
        assertEquals(2 * front, jump.found().get().hits().size());
    }

    @Test
    void whatComesLateIsNotShown() {
        JumpViewModel jump = jump();
        jump.seek("merchant");
        jump.seek("no such thing");
        workAll();
        assertEquals(List.of(), jump.found().get().hits());
        assertTrue(jump.found().get().complete());
    }

    @Test
    void stoppedItShowsNothingMore() {
        JumpViewModel jump = jump();
        jump.seek("merchant");
        jump.stop();
        workAll();
        assertEquals(new JumpViewModel.Found("", List.of(), false, null), jump.found().get());
    }
}
