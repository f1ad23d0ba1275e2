package dev.keepsake.app.cli;

import dev.keepsake.app.WindowDoor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.util.List;

/// No command: opens the window on the files and folders that were typed.
final class OpenWindow {
    private final Surroundings surroundings;

    OpenWindow(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /// Returns when the window was closed.
    Outcome open(List<String> files) throws SaveException {
        if (!surroundings.hasDisplay()) {
            throw SaveException.of(Finding.of(CommandCode.NO_DISPLAY));
        }
        door(surroundings).open(files);
        return Outcome.LOADED;
    }

    static WindowDoor door(Surroundings surroundings) throws SaveException {
        return surroundings
                .window()
                .get()
                .orElseThrow(() -> SaveException.of(Finding.of(CommandCode.NO_WINDOW)));
    }
}
