package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSource;

/// A file without what was around it.
///
/// @param wrapping what was around it
/// @param content the decoded bytes, readable by any thread until closed; the file itself where
///   nothing was around it, otherwise bytes of their own, and closing them leaves the file open
public record Unwrapped(Wrapping wrapping, ByteSource content) {}
