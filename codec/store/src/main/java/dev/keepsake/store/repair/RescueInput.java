package dev.keepsake.store.repair;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.model.finding.Finding;
import java.util.List;

/// One copy of a save, as the tolerant door of its format gave it. The caller closes its document.
///
/// @param source what it is called in the report
/// @param diagnosis what reads of it, and what is wrong
public record RescueInput(RescueSource source, Diagnosis diagnosis) {
    private static final List<String> PRELUDE = List.of("keepsake.prelude.");
    private static final List<String> HEADER = List.of("keepsake.prelude.", "keepsake.header.");

    /// What makes a directory doubtful: its own rules, and what says where it begins and how long
    /// it is.
    private static final List<String> DIRECTORY =
            List.of(
                    "keepsake.prelude.",
                    "keepsake.directory.",
                    "keepsake.chunk.twice",
                    "keepsake.truncated",
                    "keepsake.varint",
                    "keepsake.unused",
                    "limit");

    /// True where both are the same copy.
    boolean isSameAs(RescueInput other) {
        return source == other.source;
    }

    /// True where its sequence is what was written.
    boolean isSequenceSound() {
        return isFreeOf(PRELUDE);
    }

    /// True where its header is what was written.
    boolean isHeaderSound() {
        return isFreeOf(HEADER);
    }

    /// True where all its chunks are known, and how many records each has.
    boolean isDirectorySound() {
        return isFreeOf(DIRECTORY);
    }

    private boolean isFreeOf(List<String> codes) {
        return diagnosis.findings().kept().stream()
                .filter(Finding::isError)
                .map(finding -> finding.code().id())
                .noneMatch(id -> codes.stream().anyMatch(id::startsWith));
    }

    /// True where the door found no error.
    boolean isSound() {
        return !diagnosis.outcome().isFailure();
    }
}
