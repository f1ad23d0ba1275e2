package dev.keepsake.product;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.SlotId;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A game in a process of its own: it saves once, says so, and keeps the folder to itself until it
/// is ended.
final class HoldingGame {
    /// What it is called.
    static final String NAME = "Harbour Tales";

    private HoldingGame() {}

    /// Starts one on a folder, and waits until it holds it.
    static Process start(Path folder) throws IOException {
        Process game =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path")
                                        + File.pathSeparator
                                        + Path.of("target", "test-classes").toAbsolutePath(),
                                HoldingGame.class.getName(),
                                folder.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        var said =
                new BufferedReader(
                        new InputStreamReader(game.getInputStream(), StandardCharsets.UTF_8));
        if (!"saved".equals(said.readLine())) {
            game.destroyForcibly();
            throw new AssertionError("the game did not save");
        }
        return game;
    }

    /// Runs it.
    ///
    /// @param arguments the folder
    public static void main(String... arguments) throws SaveException, IOException {
        try (SaveStore store =
                SaveStore.open(
                        FolderBackend.of(Path.of(arguments[0])), StoreOptions.forGame(NAME))) {
            var content =
                    SaveContent.snapshot(sink -> {
                        sink.begin(StructValue.builder("Header").build(), null);
                        sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
                        sink.end(Progress.NONE);
                    });
            var _ = store.save(SlotId.slot("harbour"), content, Base.any()).await();
            System.out.println("saved");
            while (System.in.read() >= 0) {
                // Goes on until it is ended.
            }
        }
    }
}
