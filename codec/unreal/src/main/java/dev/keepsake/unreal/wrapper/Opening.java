package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.unreal.wrapper.stream.Intake;
import dev.keepsake.unreal.wrapper.stream.Steps;

/// A file that is being opened, and the terms of it.
record Opening(ByteSource file, Limits limits, FindingLog log, Progress progress) {
    /// Takes what is decoded of it.
    ///
    /// @param expected how many bytes the file says will come, −1 where it does not; nothing is
    ///   allocated for it
    Intake intake(long expected) {
        return new Intake(file.name(), limits, new Steps(progress, expected));
    }
}
