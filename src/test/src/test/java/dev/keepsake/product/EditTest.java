package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An edit changes the value it names and what must change with it, and nothing else.
final class EditTest {
    @TempDir Path home;

    @Test
    void keepsakeEditChangesOneValueAndOneBlock() throws IOException, SaveException {
        Path save = Demo.whole();
        Path edited = set(save, "Merchant/PROP/Gold=1234567");
        assertEquals(1, valueDifferences(save, edited).size());
        var before = Regions.of(Files.readAllBytes(save));
        var after = Regions.of(Files.readAllBytes(edited));
        assertEquals(before.picture(), after.picture());
        assertEquals(Set.of("EDIT"), changedFields(before, after));
        assertEquals(1, changedBlocks(before, after).size());
        System.out.println("Keepsake: " + changedRanges(before, after));
    }

    private static Set<String> changedFields(Regions before, Regions after) {
        var changed = new HashSet<>(before.fields().keySet());
        changed.addAll(after.fields().keySet());
        changed.removeIf(id -> Objects.equals(before.fields().get(id), after.fields().get(id)));
        return changed;
    }

    private static List<Integer> changedBlocks(Regions before, Regions after) {
        assertEquals(before.blocks().size(), after.blocks().size());
        var changed = new ArrayList<Integer>();
        for (int i = 0; i < before.blocks().size(); i++) {
            if (!before.blocks().get(i).bytes().equals(after.blocks().get(i).bytes())) {
                changed.add(i);
            }
        }
        return changed;
    }

    private static String changedRanges(Regions before, Regions after) {
        var block = after.blocks().get(changedBlocks(before, after).getFirst());
        int directory = Regions.PRELUDE_BYTES + after.header().length() + after.picture().length();
        return "prelude 0+%d, header %d+%d, directory %d+%d, block %d+%d of %s@%s"
                .formatted(
                        Regions.PRELUDE_BYTES,
                        Regions.PRELUDE_BYTES,
                        after.header().length(),
                        directory,
                        after.directory().length(),
                        block.offset(),
                        block.bytes().length(),
                        block.chunk(),
                        block.key());
    }

    @Test
    void sparkEditChangesOneTextAndTheChecksum() throws IOException, SaveException {
        Path save = Demo.file(".spark_save");
        Path edited = set(save, "Outpost/COMP/HealthComponent/health=41.5");
        assertEquals(1, valueDifferences(save, edited).size());
        byte[] before = Files.readAllBytes(save);
        byte[] after = Files.readAllBytes(edited);
        int from = Arrays.mismatch(before, after);
        int same = sameAtEnd(before, after, Integer.BYTES);
        System.out.println(
                "Spark: %d bytes from %d on, checksum %d+4"
                        .formatted(after.length - same - from, from, after.length - 4));
        assertTrue(
                new String(
                                        after,
                                        from,
                                        after.length - same - from,
                                        java.nio.charset.StandardCharsets.ISO_8859_1)
                                .length()
                        < 16);
    }

    /// How many bytes are equal at the end, those of the checksum included.
    private static int sameAtEnd(byte[] before, byte[] after, int checksumBytes) {
        int same = checksumBytes;
        while (before[before.length - same - 1] == after[after.length - same - 1]) {
            same++;
        }
        return same;
    }

    private Path set(Path save, String assignment) throws IOException {
        byte[] bytes = Files.readAllBytes(save);
        Path edited = home.resolve("edited-" + save.getFileName());
        var ended = Program.in(home).run("set", save, assignment, "-o", edited);
        assertEquals(0, ended.exit(), ended::toString);
        assertArrayEquals(bytes, Files.readAllBytes(save), "the save itself was changed");
        var checked = Program.in(home).run("verify", "--exact", edited);
        assertEquals(0, checked.exit(), checked::toString);
        return edited;
    }

    private static List<String> valueDifferences(Path left, Path right) throws SaveException {
        try (SaveDocument one = Saves.open(left);
                SaveDocument two = Saves.open(right)) {
            List<String> differences = Differences.ofRecords(one, two);
            System.out.println("Differs: " + differences);
            return differences;
        }
    }
}
