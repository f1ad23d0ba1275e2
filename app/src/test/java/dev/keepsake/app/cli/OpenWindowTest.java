package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.PictureRequest;
import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.cli.Typed.World;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpenWindowTest {
    private final List<List<String>> opened = new ArrayList<>();
    private final WindowDoor door =
            new WindowDoor() {
                @Override
                public void open(List<String> arguments) {
                    opened.add(arguments);
                }

                @Override
                public void picture(PictureRequest request) {
                    throw new IllegalStateException();
                }
            };

    @Test
    void opensWithoutArguments() {
        assertEquals(0, new World().with(door).run().outcome().exitStatus());
        assertEquals(List.of(List.of()), opened);
    }

    @Test
    void opensFilesAndFolders(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("slot"), "toy 1\n").toString();
        new World().with(door).run(file, folder.toString());
        assertEquals(List.of(List.of(file, folder.toString())), opened);
    }

    @Test
    void saysWhatToDoWithoutADisplay() {
        Typed typed = new World().with(door).withoutDisplay().run();
        assertEquals(7, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("no display"), typed.problems());
        assertEquals(List.of(), opened);
    }

    @Test
    void refusesAWordThatIsNoFile() {
        assertEquals(2, new World().with(door).run("harbour").outcome().exitStatus());
        assertEquals(List.of(), opened);
    }
}
