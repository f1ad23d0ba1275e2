package dev.keepsake.app.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.app.state.StateFile;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.theme.Look;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SettingsTest {
    @TempDir private Path folder;

    private StateFile<Settings> file() {
        return StateStore.of(folder, Settings.FORM);
    }

    @Test
    void areKeptAsTheyAre() throws SaveException {
        var settings =
                new Settings(
                        Look.DARK,
                        130,
                        false,
                        Optional.of(Locale.GERMAN),
                        Map.of(folder, folder.resolve("types.json")));
        file().write(settings);
        assertEquals(settings, file().read());
    }

    @Test
    void linesOfLaterTimesAreLeftOut() throws IOException, SaveException {
        Files.writeString(file().file(), "keepsake settings 1\nfont\t120\nwings\ttwo\n");
        assertEquals(Settings.DEFAULT.withFont(120), file().read());
    }

    @Test
    void aWordThatDoesNotFitIsDamage() throws IOException {
        Files.writeString(file().file(), "keepsake settings 1\nlook\tpurple\n");
        assertThrows(SaveException.class, file()::read);
    }

    @Test
    void textGrowsAndShrinksWithinItsRange() throws SaveException {
        var tasks = new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {}));
        var model =
                new SettingsViewModel(
                        Settings.DEFAULT,
                        new StateStore<>(Optional.of(folder), Settings.FORM, tasks, lost -> {}));
        model.growFont(-5);
        assertEquals(Settings.LEAST_FONT, model.settings().get().fontPercent());
        model.growFont(50);
        assertEquals(Settings.MOST_FONT, model.settings().get().fontPercent());
        assertEquals(model.settings().get(), file().read());
    }
}
