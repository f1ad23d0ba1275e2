package dev.keepsake.store.copy;

import dev.keepsake.format.head.Revision;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is known of one copy of a slot. Immutable.
public sealed interface CopyState {
    /// There is no such file.
    record Missing() implements CopyState {}

    /// It reads whole: every checksum and every structure rule holds.
    ///
    /// @param head its prelude and header
    record Valid(SaveHead head) implements CopyState {}

    /// It is damaged, or is no save at all.
    ///
    /// @param finding the first thing wrong with it
    /// @param head its prelude and header where these read, else null
    record Damaged(Finding finding, @Nullable SaveHead head) implements CopyState {}

    /// A newer version wrote it; nothing more of it is known.
    ///
    /// @param finding says which
    record Newer(Finding finding) implements CopyState {}

    /// It reads, but is of another slot or kind.
    ///
    /// @param finding says which
    record Foreign(Finding finding) implements CopyState {}

    /// What it holds could not be found out: the storage failed, or a limit or a missing library is
    /// in the way. It may be the newest save, so it is never written over.
    ///
    /// @param finding says why
    record Unusable(Finding finding) implements CopyState {}

    /// How opening it and checking all of it ends; *failed* for one that is missing.
    default Outcome outcome() {
        return findFinding()
                .map(finding -> finding.code().outcome())
                .orElse(this instanceof Missing ? Outcome.FAILED : Outcome.LOADED);
    }

    /// What is wrong with it; empty where nothing is, and where it is missing.
    default Optional<Finding> findFinding() {
        return switch (this) {
            case Missing missing -> Optional.empty();
            case Valid valid -> Optional.empty();
            case Damaged damaged -> Optional.of(damaged.finding());
            case Newer newer -> Optional.of(newer.finding());
            case Foreign foreign -> Optional.of(foreign.finding());
            case Unusable unusable -> Optional.of(unusable.finding());
        };
    }

    /// Its prelude and header, where these read.
    default Optional<SaveHead> findHead() {
        return switch (this) {
            case Valid valid -> Optional.of(valid.head());
            case Damaged damaged -> Optional.ofNullable(damaged.head());
            case Missing missing -> Optional.empty();
            case Newer newer -> Optional.empty();
            case Foreign foreign -> Optional.empty();
            case Unusable unusable -> Optional.empty();
        };
    }

    /// Which save it is, where it is valid.
    default Optional<Revision> findRevision() {
        return this instanceof Valid(SaveHead head)
                ? Optional.of(head.revision())
                : Optional.empty();
    }
}
