package dev.keepsake.app.workspace;

import dev.keepsake.model.finding.Finding;
import java.nio.file.Path;
import java.util.Optional;

/// A file that was not shown, since what is staged could not be staged on it.
///
/// @param file which
/// @param reason why, empty where the user stopped it
public record NotTaken(Path file, Optional<Finding> reason) {}
