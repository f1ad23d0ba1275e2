package dev.keepsake.store.backend;

import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;

/// What a file is to hold.
///
/// @param content writes all of it, once; throws where it cannot
/// @param check a last look at what was read back, before anybody else can see it; the very last
///   thing that may stop the write, as it decides whether a request can still be cancelled
/// @param progress asked whether to stop until the content begins to take the file's place
public record NewContent(
        FileReplacement.Content content, FileReplacement.Check check, Progress progress) {}
