package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.FindingLog;

/// A file that is being opened, and the terms of it.
record Opening(ByteSource file, Limits limits, FindingLog log, Progress progress) {}
