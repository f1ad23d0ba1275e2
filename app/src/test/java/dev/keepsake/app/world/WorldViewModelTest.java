package dev.keepsake.app.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorldViewModelTest {
    @TempDir private Path folder;

    private final List<Consumer<Set<Path>>> watching = new ArrayList<>();
    private final Set<String> waved = new HashSet<>();
    private Instant now = Instant.parse("2026-12-01T12:00:00Z");

    private WorldViewModel model(Path file) {
        return new WorldViewModel(
                new SimpleObjectProperty<>(file),
                new WorldViewModel.Around(
                        (watched, changed) -> {
                            watching.add(changed);
                            return () -> watching.remove(changed);
                        },
                        () -> now,
                        waved),
                new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {})),
                Messages.of(Locale.ENGLISH));
    }

    private Path save(String... folders) throws IOException {
        Path at = folder;
        for (String name : folders) {
            at = Files.createDirectories(at.resolve(name));
        }
        return Files.writeString(at.resolve("one.sav"), "x");
    }

    private static List<String> ids(WorldViewModel model) {
        return model.warnings().stream().map(one -> one.circumstance().id()).toList();
    }

    private void change(Path file, int seconds) {
        now = now.plusSeconds(seconds);
        List.copyOf(watching).forEach(one -> one.accept(Set.of(file)));
    }

    @Test
    void anOrdinaryPlaceHasNoWarnings() throws IOException {
        assertEquals(List.of(), ids(model(save("saves"))));
    }

    @Test
    void knowsFoldersOfServices() throws IOException {
        assertEquals(List.of("synchronised"), ids(model(save("OneDrive - Studio", "saves"))));
        assertEquals(
                Optional.of("Steam Cloud"),
                SyncServices.of(Path.of("/home/x/Steam/userdata/123/456/remote/saves")));
        assertEquals(Optional.empty(), SyncServices.of(Path.of("/home/x/OneDriver/saves")));
        Path dropbox = save("box", "saves");
        Files.createDirectory(folder.resolve("box").resolve(".dropbox"));
        assertEquals(Optional.of("Dropbox"), SyncServices.of(dropbox.getParent()));
    }

    @SuppressWarnings("StringConcatToTextBlock")
    @Test
    void namesTheProcessThatHoldsTheFolder() throws IOException {
        Path file = save("saves");
        Files.writeString(
                file.resolveSibling("keepsake.lock"),
                "keepsake-lease 1\nprogram=Harbour\nprocess=7\nhost=elsewhere\n"
                        + "since=2026-12-01T10:00:00Z\n");
        WorldViewModel model = model(file);
        assertEquals(
                List.of(new Circumstance.Held("Harbour", 7, "elsewhere")),
                model.warnings().stream().map(WorldViewModel.Warning::circumstance).toList());
    }

    @Test
    void aFileThatChangesAgainAndAgainIsAGames() throws IOException {
        Path file = save("saves");
        WorldViewModel model = model(file);
        change(file, 1);
        change(file, 100);
        change(file, 5);
        assertEquals(List.of(), ids(model));
        change(file, 5);
        assertEquals(List.of("busy"), ids(model));
    }

    @Test
    void whatWasWavedAwayIsNotSaidAgainOfThatFolder() throws IOException {
        Path file = save("Dropbox");
        WorldViewModel model = model(file);
        model.wave(model.warnings().getFirst());
        assertEquals(List.of(), ids(model));
        assertEquals(List.of(), ids(model(file)));
        assertEquals(List.of("synchronised"), ids(model(save("Dropbox", "other"))));
    }
}
