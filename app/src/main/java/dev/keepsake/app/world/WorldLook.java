package dev.keepsake.app.world;

import dev.keepsake.store.backend.LeaseHolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Looks at the place where a file stands. Runs on workers; writes nothing.
final class WorldLook {
    private WorldLook() {}

    /// What should be known of it; what cannot be looked at is left out.
    static List<Circumstance> at(Path file) {
        var found = new ArrayList<Circumstance>();
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.exists(file)) {
            return found;
        }
        if (!Files.isWritable(folder)) {
            found.add(new Circumstance.ReadOnlyFolder());
        } else if (!Files.isWritable(file)) {
            found.add(new Circumstance.ReadOnlyFile());
        }
        addHolder(found, folder);
        SyncServices.of(folder).map(Circumstance.Synchronised::new).ifPresent(found::add);
        return found;
    }

    /// A lock file that does not read says nothing.
    private static void addHolder(List<Circumstance> found, Path folder) {
        try {
            LeaseHolder.findOther(folder)
                    .map(holder ->
                            new Circumstance.Held(
                                    holder.program(), holder.process(), holder.host()))
                    .ifPresent(found::add);
        } catch (IOException unread) {
            found.removeIf(Circumstance.Held.class::isInstance);
        }
    }
}
