package dev.keepsake.app.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StateFileTest {
    private static final StateForm<List<List<String>>> FORM =
            new StateForm<>("notes", 2, List.of(), rows -> rows, rows -> rows);

    @TempDir private Path folder;

    private StateFile<List<List<String>>> file() {
        return new StateFile<>(folder.resolve("below").resolve("notes.txt"), FORM);
    }

    private StateFile<List<List<String>>> holding(String text) throws IOException {
        Files.createDirectories(folder.resolve("below"));
        Files.writeString(file().file(), text);
        return file();
    }

    @Test
    void givesBackWhateverStoodInTheRows() throws SaveException {
        List<List<String>> rows =
                List.of(
                        List.of("a\tb", "c\nd\r", "e\\n"),
                        List.of("", ""),
                        List.of("Zoë 👨‍👩‍👧"));
        file().write(rows);
        assertEquals(rows, file().read());
    }

    @Test
    void isEmptyWhereNothingWasKept() throws SaveException {
        assertEquals(List.of(), file().read());
    }

    @Test
    void setsADamagedFileAside() throws IOException {
        StateFile<?> file = holding("keepsake notes 2\na\\x\n");
        SaveException said = assertThrows(SaveException.class, file::read);
        assertEquals(Outcome.DAMAGED, said.finding().code().outcome());
        assertFalse(Files.exists(file.file()));
        assertTrue(Files.exists(folder.resolve("below").resolve("notes.txt.damaged")));
    }

    @Test
    void setsANewerFileAside() throws IOException {
        StateFile<?> file = holding("keepsake notes 3\nwhatever\n");
        SaveException said = assertThrows(SaveException.class, file::read);
        assertEquals(Outcome.NEWER, said.finding().code().outcome());
        assertTrue(Files.exists(folder.resolve("below").resolve("notes.txt.newer")));
    }

    @Test
    void bytesThatAreNoTextAreDamage() throws IOException {
        Files.createDirectories(folder.resolve("below"));
        Files.write(file().file(), new byte[] {(byte) 0xff, 0, 1});
        assertThrows(SaveException.class, file()::read);
        assertTrue(Files.exists(folder.resolve("below").resolve("notes.txt.damaged")));
    }
}
