package dev.keepsake.app.journal;

import dev.keepsake.app.document.FileState;
import java.nio.file.Path;
import java.time.Instant;

/// The save that a journal belongs to.
///
/// @param file its absolute path
/// @param format what it was read as
/// @param size in bytes
/// @param state what tells it from every other: of a Keepsake save its sequence and the hash over
///   all of it, of any other file the fingerprint of all bytes
/// @param started when it was first edited
record JournaledSave(Path file, String format, long size, FileState state, Instant started) {}
