package dev.keepsake.app.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.FileState;
import dev.keepsake.json.edit.EditLine;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Journals that a disk or a stranger changed, and values that no file likes.
final class JournalDamageTest {
    private static final Clock CLOCK =
            Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC);

    private static final String END =
            "\n{\"now\":0,\"last\":0,\"at\":\"2026-12-01T12:00:00Z\"}\n";

    @TempDir private Path folder;

    private static StagedEdits staged(List<Value> values) {
        var entries = new ArrayList<StagedEdits.Entry>();
        for (Value value : values) {
            var target = new Target(RecordId.HEADER, ItemPath.of(entries.size()));
            entries.add(
                    new StagedEdits.Entry(
                            entries.size() + 1,
                            List.of(new Edit.SetValue(target, value, null)),
                            false));
        }
        return StagedEdits.of(entries, entries.size());
    }

    private byte[] journal(StagedEdits staged) throws IOException, SaveException {
        Path file = folder.resolve("x.journal");
        Files.deleteIfExists(file);
        var save =
                new JournaledSave(
                        folder.resolve("a.sav"), "fake", 5, new FileState.Gone(), CLOCK.instant());
        try (JournalFile journal = JournalFile.create(file, save, CLOCK)) {
            journal.keep(staged, EditLine::of);
            journal.force(staged, EditLine::of);
        }
        return Files.readAllBytes(file);
    }

    private static List<Value> odd() {
        return List.of(
                TextValue.of("\ud800 alone \udc00"),
                NameValue.of("a\u0000\r\n\u2028\ufeff"),
                TextValue.of("\ud83d\udc69\u200d\ud83d\ude80 \u05e9\u05dc\u05d5\u05dd"),
                IntegerValue.int64(Long.MIN_VALUE),
                new DoubleValue(0x7ff0000000000001L),
                new FloatValue(0x80000000),
                TextValue.of("x".repeat(3_000_000)));
    }

    @Test
    void keepsValuesThatNoFileLikes() throws IOException, SaveException {
        StagedEdits staged = staged(odd());
        journal(staged);
        var content = JournalReader.read(folder.resolve("x.journal"), Progress.NONE).orElseThrow();
        assertEquals(staged.all(), content.staged().all());
    }

    @Test
    void aChangedByteIsNeverADefect() throws IOException, SaveException {
        byte[] all = journal(staged(odd().subList(0, 6)));
        var random = new Random(11);
        int read = 0;
        for (int i = 0; i < 6000; i++) {
            byte[] bytes = all.clone();
            int at = i < all.length ? i : random.nextInt(all.length);
            bytes[at] ^= (byte) (1 << random.nextInt(8));
            Path file = Files.write(folder.resolve("changed"), bytes);
            try {
                read += JournalReader.read(file, Progress.NONE).isPresent() ? 1 : 0;
            } catch (SaveException said) {
                assertTrue(said.finding().isError());
            }
        }
        assertTrue(read > 0);
    }

    @Test
    void whatAStrangerPutsThereIsNeverADefect() throws IOException, SaveException {
        byte[] all = journal(staged(odd().subList(0, 1)));
        String head =
                new String(all, StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
        Path journals = Files.createDirectories(folder.resolve("journals"));
        List<String> others =
                List.of(
                        "",
                        "\n\n\n",
                        "null\nnull\n",
                        "[".repeat(200_000) + "\n",
                        head + "\n" + "[".repeat(200_000) + "\n",
                        head + "\n" + "{\"entry\":".repeat(100_000) + "\n",
                        head + "\n{\"now\":99999999999999999999}\n",
                        head + "\n{\"now\":0,\"last\":-1,\"at\":\"x\"}\n",
                        head + "\n{\"again\":0}\n",
                        head + "\n{\"back\":-1}\n",
                        head + "\n{\"entry\":2147483648}\n",
                        head + "\n" + "x".repeat(5_000_000) + "\n",
                        head.replace("fake", "f\\u0000") + "\n{\"now\":0}\n",
                        head.replace("a.sav", "\\u0000") + END,
                        head.replace("a.sav", "") + END,
                        "{}\n{}\n",
                        head);
        for (int i = 0; i < others.size(); i++) {
            Files.writeString(journals.resolve(i + ".journal"), others.get(i));
        }
        Files.createDirectories(journals.resolve("folder.journal"));
        Files.createSymbolicLink(journals.resolve("lost.journal"), folder.resolve("nowhere"));
        List<FoundJournal> found = new Journals(journals).found(Progress.NONE);
        assertTrue(found.stream().anyMatch(one -> one.unread() != null));
        for (FoundJournal one : found) {
            one.release();
        }
    }
}
