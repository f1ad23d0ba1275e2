package dev.keepsake.app.find;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SavedQueriesTest {
    @TempDir private Path folder;

    private SavedQueries open() {
        var queries =
                new SavedQueries(
                        Optional.of(folder.resolve("state").resolve("queries.txt")),
                        FakeDocuments.scope(),
                        failure -> {
                            throw new AssertionError(failure);
                        });
        queries.load();
        return queries;
    }

    @Test
    void areThereOnTheNextStart() {
        var poor = new SavedQuery("Poor \"guards\"", FindMode.QUERY, "value < 20\n");
        var doors = new SavedQuery("Doors", FindMode.REGEX, "^Door_");
        SavedQueries first = open();
        first.save(doors);
        first.save(new SavedQuery("Poor \"guards\"", FindMode.TEXT, "older"));
        first.save(poor);
        first.used(FindMode.TEXT, "lantern");
        SavedQueries second = open();
        assertEquals(List.of(poor, doors), second.named());
        assertEquals(Optional.of(new SavedQuery("", FindMode.TEXT, "lantern")), second.last());
        second.forget(poor);
        assertEquals(List.of(doors), open().named());
    }

    @Test
    void passOverLinesOfAnotherVersion() throws IOException {
        Files.createDirectories(folder.resolve("state"));
        Files.writeString(
                folder.resolve("state").resolve("queries.txt"),
                "fuzzy \"a\" \"b\"\ntext \"a\n\nquery \"n\" \"is nan\"\n");
        assertEquals(List.of(new SavedQuery("n", FindMode.QUERY, "is nan")), open().named());
    }

    @Test
    void carryLinesOfAnotherVersionAlong() throws IOException {
        Path file = folder.resolve("state").resolve("queries.txt");
        Files.createDirectories(folder.resolve("state"));
        Files.writeString(file, "fuzzy \"a\" \"b\"\nquery \"n\" \"is nan\"\n");
        open().used(FindMode.TEXT, "lantern");
        assertEquals(
                List.of("query \"n\" \"is nan\"", "text \"\" \"lantern\"", "fuzzy \"a\" \"b\""),
                Files.readAllLines(file));
    }

    @Test
    void aStoreThatIsNoTextIsSetAside() throws IOException {
        Path file = folder.resolve("state").resolve("queries.txt");
        Files.createDirectories(folder.resolve("state"));
        byte[] damaged = {'q', (byte) 0xff, '\n'};
        Files.write(file, damaged);
        var told = new ArrayList<SaveException>();
        var queries = new SavedQueries(Optional.of(file), FakeDocuments.scope(), told::add);
        queries.load();
        queries.used(FindMode.TEXT, "lantern");
        assertEquals(1, told.size());
        assertArrayEquals(
                damaged, Files.readAllBytes(file.resolveSibling("queries.txt.damaged")));
    }
}
