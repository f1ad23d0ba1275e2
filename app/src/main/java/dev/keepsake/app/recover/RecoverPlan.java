package dev.keepsake.app.recover;

import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.repair.RescueReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What rescuing a save would give. Immutable.
///
/// @param file the damaged file
/// @param sources what it is rescued from
/// @param proposed a file beside it that is not there yet
/// @param report what would stand in it
record RecoverPlan(Path file, List<Path> sources, Path proposed, RescueReport report) {
    private static final String SUFFIX = "-recovered";

    /// Copies the list.
    RecoverPlan {
        sources = List.copyOf(sources);
    }

    /// A name beside a file that is free. Runs on workers.
    static Path propose(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String ending = dot > 0 ? name.substring(dot) : "";
        String stem =
                SlotLookup.copyOf(file)
                        .map(RecoverPlan::stem)
                        .orElse(dot > 0 ? name.substring(0, dot) : name);
        Path proposed = file.resolveSibling(stem + SUFFIX + ending);
        for (int number = 2; Files.exists(proposed); number++) {
            proposed = file.resolveSibling(stem + SUFFIX + "-" + number + ending);
        }
        return proposed;
    }

    private static String stem(CopyFile copy) {
        return copy.kind().word() + "_" + copy.key();
    }
}
