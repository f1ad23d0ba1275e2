package dev.keepsake.app.window;

import dev.keepsake.app.PictureRequest;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.picture.PngWriter;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;

/// Draws the window for one save into a file: opens it, leads to what should be shown, waits until
/// nothing is left to do, and takes the picture.
final class WindowPicture {
    private static final int MOST_HEIGHT = 960;

    private final PictureRequest request;
    private Parent root = new Region();
    private final CompletableFuture<Drawn> drawn = new CompletableFuture<>();

    /// What came of it.
    ///
    /// @param image the window
    /// @param failure why the save could not be opened, or the path leads nowhere
    private record Drawn(WritableImage image, Optional<SaveException> failure) {}

    WindowPicture(PictureRequest request) {
        this.request = request;
    }

    /// Draws and writes it; JavaFX is over afterwards.
    ///
    /// @throws SaveException where the save cannot be opened or the picture cannot be written
    void draw() throws SaveException {
        Drawn result = ToolkitStart.run(this::show, drawn);
        Platform.exit();
        if (result.failure().isPresent()) {
            throw result.failure().get();
        }
        write(result.image());
    }

    private void show() {
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        (thread, defect) -> drawn.completeExceptionally(defect));
        var stage = new Stage();
        var window = new MainWindow(setting());
        Scene scene = window.show(stage, request.width(), Math.min(request.height(), MOST_HEIGHT));
        root = scene.getRoot();
        if (request.height() > MOST_HEIGHT) {
            overflow(scene);
        }
        stage.show();
        Optional.ofNullable(request.file().toAbsolutePath().getParent())
                .ifPresent(window::showFolder);
        SaveTab tab = window.workspace().open(request.file());
        Settling.await(scene, window.runner(), () -> select(window, scene, tab));
    }

    /// The platform without a display fails on a window higher than its screen: the content is laid
    /// out higher than the window, and drawn as a whole.
    private void overflow(Scene scene) {
        var frame =
                new StackPane() {
                    @Override
                    protected void layoutChildren() {
                        root.resizeRelocate(0, 0, request.width(), request.height());
                    }
                };
        scene.setRoot(frame);
        frame.getChildren().setAll(root);
    }

    private WindowSetting setting() {
        return new WindowSetting(
                Messages.of(request.locale()),
                SaveFormats.installed(),
                request.types() == null
                        ? TypeFiles.besideSaves()
                        : TypeFiles.named(request.types()),
                request.theme() == PictureRequest.Theme.DARK ? Look.DARK : Look.LIGHT,
                Clock.system(ZoneId.systemDefault()),
                Optional.empty(),
                drawn::completeExceptionally);
    }

    private void select(MainWindow window, Scene scene, SaveTab tab) {
        Optional.ofNullable(request.select())
                .ifPresent(path ->
                        window.tabs().front().ifPresent(view -> view.navigation().goTo(path)));
        Settling.await(scene, window.runner(), () -> take(window, scene, tab));
    }

    private void take(MainWindow window, Scene scene, SaveTab tab) {
        var parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(request.scale(), request.scale()));
        parameters.setFill(scene.getFill());
        // What sticks out of the window is not seen in it either.
        parameters.setViewport(
                new Rectangle2D(
                        0,
                        0,
                        request.width() * request.scale(),
                        request.height() * request.scale()));
        WritableImage image = root.snapshot(parameters, null);
        Optional<SaveException> lost =
                window.tabs().front().map(view -> view.navigation().failure().get());
        drawn.complete(new Drawn(image, Optional.ofNullable(tab.failure().get()).or(() -> lost)));
    }

    private void write(WritableImage image) throws SaveException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(request.output()))) {
            PngWriter.write(image, out);
        } catch (IOException failure) {
            throw StorageException.of(request.output().toString(), failure);
        }
    }
}
