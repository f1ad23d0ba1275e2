package dev.keepsake.store.timeline;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.StoredFile;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One state of a slot: a file that holds it. Immutable.
///
/// @param file where it stands
/// @param stored what its name says, null for a file beside the slot's own
/// @param head its prelude and header, null where these do not read
/// @param problem why they do not, else null
public record Moment(
        Path file,
        @Nullable StoredFile stored,
        @Nullable SaveHead head,
        @Nullable Finding problem) {
    /// What a moment is to its slot.
    public enum Role {
        /// One of the two copies.
        COPY,
        /// A kept save.
        BACKUP,
        /// A file beside them whose header names the slot.
        EXPORT
    }

    /// What it is to its slot.
    public Role role() {
        return switch (stored) {
            case CopyFile copy -> Role.COPY;
            case KeptFile kept -> Role.BACKUP;
            case null -> Role.EXPORT;
        };
    }

    /// When it was saved, by its header.
    public Optional<Instant> savedAt() {
        return head == null
                ? Optional.empty()
                : head.fields()
                        .find("savedAt")
                        .flatMap(value ->
                                value instanceof DateTimeValue time
                                        ? time.instant()
                                        : Optional.empty());
    }
}
