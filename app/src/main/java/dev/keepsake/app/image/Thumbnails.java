package dev.keepsake.app.image;

import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.image.Image;

/// Small pictures of saves by file: read and decoded on workers, the latest ones kept. For the
/// JavaFX thread.
public final class Thumbnails {
    /// The width in pixels; twice what is shown, for screens with fine pixels.
    private static final int WIDTH = 160;

    private static final int HEIGHT = 90;
    private static final int KEPT = 128;

    private final SaveReader reader;
    private final TaskScope tasks;
    private final Map<Path, Optional<Image>> known = new LinkedHashMap<>(16, 0.75f, true);
    private final Set<Path> asked = new HashSet<>();
    private Runnable arrived = () -> {};

    /// Thumbnails read with this.
    public Thumbnails(SaveReader reader, TaskScope tasks) {
        this.reader = reader;
        this.tasks = tasks;
    }

    /// Calls back whenever one more can be shown.
    public void whenArrived(Runnable action) {
        arrived = action;
    }

    /// The picture of a save, empty while it is read and where there is none.
    public Optional<Image> find(Path file) {
        Optional<Image> found = known.get(file);
        if (found != null) {
            return found;
        }
        if (!tasks.isClosed() && asked.add(file)) {
            tasks.start(
                    Task.of(
                            "",
                            progress -> read(file, progress),
                            image -> take(file, image),
                            failure -> take(file, Optional.empty())));
        }
        return Optional.empty();
    }

    /// Forgets all, so that they are read again.
    public void clear() {
        known.clear();
    }

    /// Forgets those of these files.
    public void forget(Set<Path> files) {
        known.keySet().removeAll(files);
    }

    private Optional<Image> read(Path file, Progress progress) throws SaveException {
        try (SaveDocument document = reader.open(file, progress)) {
            return document.picture()
                    .flatMap(picture -> PictureDecoder.decode(picture, WIDTH, HEIGHT));
        }
    }

    private void take(Path file, Optional<Image> image) {
        asked.remove(file);
        known.put(file, image);
        if (known.size() > KEPT) {
            known.remove(known.keySet().iterator().next());
        }
        image.ifPresent(shown -> arrived.run());
    }
}
