package dev.keepsake.app.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.FileState;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.journal.JournalRow.Choice;
import dev.keepsake.json.edit.EditLine;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JournalTest {
    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC);

    @TempDir private Path folder;

    private static StagedEdits staged(int... chunks) {
        var entries = new ArrayList<StagedEdits.Entry>();
        for (int chunk : chunks) {
            entries.add(
                    new StagedEdits.Entry(
                            entries.size() + 1, List.of(new Edit.RemoveChunk(chunk)), false));
        }
        return StagedEdits.of(entries, entries.size());
    }

    private JournalFile create(String name) throws IOException {
        var save =
                new JournaledSave(
                        folder.resolve("a.sav"), "fake", 5, new FileState.Gone(), CLOCK.instant());
        return JournalFile.create(folder.resolve(name), save, CLOCK);
    }

    private static List<Integer> chunks(StagedEdits staged) {
        return staged.entries().stream()
                .map(entry -> ((Edit.RemoveChunk) entry.edits().getFirst()).chunk())
                .toList();
    }

    @Test
    void whereverTheFileEndsTheLastWholeStateCounts() throws IOException, SaveException {
        StagedEdits one = staged(7);
        StagedEdits two = StagedEdits.of(plus(one, 8), 2);
        var ends = new ArrayList<Long>();
        var states = List.of(one, two, one, two, StagedEdits.of(plus(one, 9), 3), StagedEdits.NONE);
        Path file = folder.resolve("x.journal");
        try (JournalFile journal = create("x.journal")) {
            for (StagedEdits state : states) {
                journal.keep(state, EditLine::of);
                journal.force(state, EditLine::of);
                ends.add(Files.size(file));
            }
        }
        byte[] all = Files.readAllBytes(file);
        assertTrue(new String(all, StandardCharsets.UTF_8).contains("again"));
        for (int length = 0; length <= all.length; length++) {
            Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(all, length));
            int whole = 0;
            while (whole < ends.size() && ends.get(whole) <= length) {
                whole++;
            }
            Optional<JournalContent> read = JournalReader.read(cut, Progress.NONE);
            List<Integer> expected = whole == 0 ? List.of() : chunks(states.get(whole - 1));
            assertEquals(expected, read.map(content -> chunks(content.staged())).orElse(List.of()));
            boolean atEnd = whole > 0 && ends.get(whole - 1) == length;
            assertTrue(read.isEmpty() || whole == 0 || read.get().cut() != atEnd, "" + length);
            assertTrue(read.isEmpty() || read.get().damage() == null);
        }
    }

    private static List<StagedEdits.Entry> plus(StagedEdits before, int chunk) {
        var entries = new ArrayList<>(before.all());
        entries.add(
                new StagedEdits.Entry(
                        before.lastNumber() + (chunk == 9 ? 2 : 1),
                        List.of(new Edit.RemoveChunk(chunk)),
                        false));
        return entries;
    }

    @Test
    void damageIsSaidAndWhatStandsBeforeItCounts() throws IOException, SaveException {
        try (JournalFile journal = create("x.journal")) {
            journal.keep(staged(7), EditLine::of);
        }
        Path file = folder.resolve("x.journal");
        Files.writeString(file, "{\"back\":5}\n{\"now\":1}\n", StandardOpenOption.APPEND);
        JournalContent content = JournalReader.read(file, Progress.NONE).orElseThrow();
        assertEquals(List.of(7), chunks(content.staged()));
        assertEquals("4", content.damage().details().get("line"));
    }

    @Test
    void aJournalThatGrewIsWrittenAnewAndGoesOn() throws IOException, SaveException {
        Path file = folder.resolve("x.journal");
        long largest = 0;
        StagedEdits now = StagedEdits.NONE;
        try (JournalFile journal = create("x.journal")) {
            for (int i = 1; i <= 40; i++) {
                var bytes = Bytes.wrap(new byte[100_000]);
                now =
                        StagedEdits.of(
                                List.of(
                                        new StagedEdits.Entry(
                                                i,
                                                List.of(new Edit.SetChunkBytes(i, bytes)),
                                                false)),
                                i);
                journal.keep(now, EditLine::of);
                journal.force(now, EditLine::of);
                largest = Math.max(largest, Files.size(file));
            }
        }
        assertTrue(largest < 3 * JournalFile.MOST_BYTES, "" + largest);
        assertEquals(
                now.all(), JournalReader.read(file, Progress.NONE).orElseThrow().staged().all());
        assertEquals(1, files().size());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /// A program with one save open, whose journals are forced when asked.
    private final class Program {
        private final Journals journals = new Journals(folder.resolve("journals"));
        private final List<SaveException> failures = new ArrayList<>();
        private final JournalWriter writer = journals.writer(CLOCK, new Random(5), failures::add);
        private final DocumentViewModel document = FakeDocuments.make();
        private final JournalFeed feed =
                new JournalFeed(
                        document, writer, new JournalFeed.Window(Runnable::run, failures::add));
        private final List<Restoring.Result> told = new ArrayList<>();
        private final JournalViewModel model =
                new JournalViewModel(
                        journals,
                        FakeDocuments.scope(),
                        (file, shown) -> {
                            open(file);
                            shown.accept(document, feed);
                        },
                        failures::add);

        void open(Path file) {
            try {
                document.show(FakeSaves.reader().read(file, Progress.NONE));
            } catch (SaveException failure) {
                failures.add(failure);
            }
        }

        List<JournalRow> rows() {
            var found = new ArrayList<JournalRow>();
            model.look(found::addAll);
            return found;
        }

        void force() throws InterruptedException {
            var kept = new CountDownLatch(1);
            feed.whenKept(kept::countDown);
            kept.await();
        }

        /// As a program ends that is not killed: its locks are gone then.
        void end() {
            feed.leave();
            writer.close();
            assertEquals(List.of(), failures);
        }
    }

    private Path crashed(int steps) throws InterruptedException {
        Path save = FakeSaves.write(folder, "save.fake");
        var first = new Program();
        first.open(save);
        for (int step = 0; step < steps; step++) {
            JournalingLoop.step(first.document, step);
        }
        first.force();
        first.end();
        return save;
    }

    @Test
    void whatWasStagedIsStagedAgainOnTheSameSave()
            throws InterruptedException, IOException, SaveException {
        Path save = crashed(9);
        var next = new Program();
        List<JournalRow> rows = next.rows();
        assertEquals(List.of(save.toAbsolutePath()), rows.stream().map(JournalRow::file).toList());
        assertEquals(Choice.OPEN, rows.getFirst().choice().get());
        next.model.accept(rows, next.told::add);
        next.force();
        assertEquals(List.of(new Restoring.Result(save.toAbsolutePath(), 5, List.of())), next.told);
        assertEquals(
                JournalingLoop.staged(9).size(), next.document.editing().changes().get().size());
        next.end();
        List<FoundJournal> found = new Journals(folder.resolve("journals")).found(Progress.NONE);
        assertEquals(1, found.size(), "the journal of the crashed run is gone, its own is there");
        assertEquals(JournalingLoop.staged(9), JournalingLoop.numbers(found.getFirst().content()));
    }

    @Test
    void whatIsTakenBackLeavesNoJournal() throws InterruptedException, IOException {
        var program = new Program();
        program.open(FakeSaves.write(folder, "save.fake"));
        JournalingLoop.step(program.document, 0);
        program.force();
        assertEquals(2, countJournals());
        program.document.editing().revertAll();
        program.force();
        program.end();
        assertEquals(0, countJournals());
    }

    @Test
    void whatWasWrittenOrClosedLeavesNoJournal() throws InterruptedException, IOException {
        var program = new Program();
        Path save = FakeSaves.write(folder, "save.fake");
        program.open(save);
        JournalingLoop.step(program.document, 0);
        program.force();
        program.open(save);
        JournalingLoop.step(program.document, 1);
        program.force();
        program.feed.close();
        program.end();
        assertEquals(0, countJournals());
    }

    @Test
    void theJournalOfAProgramThatRunsIsNotOffered() throws InterruptedException {
        var program = new Program();
        program.open(FakeSaves.write(folder, "save.fake"));
        JournalingLoop.step(program.document, 0);
        program.force();
        assertEquals(List.of(), program.rows());
        program.end();
    }

    @Test
    void aDiscardedOneIsGoneAndOneForLaterIsOfferedAgain()
            throws InterruptedException, IOException {
        crashed(2);
        var next = new Program();
        List<JournalRow> rows = next.rows();
        rows.getFirst().choice().set(Choice.LATER);
        next.model.accept(rows, next.told::add);
        rows = next.rows();
        assertEquals(1, rows.size());
        rows.getFirst().choice().set(Choice.DISCARD);
        next.model.accept(rows, next.told::add);
        assertEquals(List.of(), next.rows());
        assertEquals(0, countJournals());
        next.end();
    }

    @Test
    void onAnotherSaveOnlyWhatFitsIsStaged() throws InterruptedException {
        crashed(3);
        // Another save under the same name: the fake one holds the same records with other titles.
        Path other = FakeSaves.write(folder, "save.fake", "title=Other");
        var next = new Program();
        List<JournalRow> rows = next.rows();
        assertEquals(FoundJournal.Save.CHANGED, rows.getFirst().found().save());
        next.model.accept(rows, next.told::add);
        // Field1 holds 1 already.
        assertEquals(
                List.of(new Restoring.Result(other.toAbsolutePath(), 3, List.of())), next.told);
        next.end();
    }

    @Test
    void whatDoesNotFitIsToldWithItsPlace() throws InterruptedException, SaveException {
        Path save = crashed(3);
        var next = new Program();
        JournalContent content = next.rows().getFirst().found().content();
        next.open(save);
        JournalingLoop.stage(next.document, "Wide/Field2", 99);
        new Restoring(content, next.document).whereItFits(next.told::add);
        Restoring.Result result = next.told.getFirst();
        assertEquals(3, result.count());
        assertEquals(1, result.misfits().size());
        Restoring.Misfit misfit = result.misfits().getFirst();
        assertEquals(JournalCode.OTHER_VALUE, misfit.reason().code());
        assertTrue(misfit.path().endsWith("/Wide/PROP/Field2"), misfit.path());
        next.end();
    }

    @Test
    void aSaveThatIsGoneIsNeverOpened() throws InterruptedException, IOException {
        Path save = crashed(1);
        Files.delete(save);
        var next = new Program();
        List<JournalRow> rows = next.rows();
        assertEquals(List.of(Choice.LATER, Choice.DISCARD), rows.getFirst().choices());
        next.model.leave(rows);
        assertEquals(1, next.rows().size());
        next.end();
    }

    @Test
    void aFileThatIsNoJournalIsSaidAndKept() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journals"));
        Files.writeString(journals.resolve("a.journal"), "nonsense\nmore\n");
        Files.writeString(
                journals.resolve("b.journal"), "{\"keepsakeJournal\":2,\"what\":1}\nmore\n");
        var program = new Program();
        List<JournalRow> rows = program.rows();
        assertEquals(
                List.of(JournalCode.NOT_A_JOURNAL, JournalCode.NEWER),
                rows.stream().map(row -> row.found().unread().code()).toList());
        assertNull(rows.getFirst().found().content());
        assertFalse(rows.getFirst().choices().contains(Choice.OPEN));
        program.end();
    }

    private long countJournals() {
        try (Stream<Path> files = Files.list(folder.resolve("journals"))) {
            return files.count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
