package dev.keepsake.store;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.store.queue.CallbackPump;
import dev.keepsake.store.shelf.BackupRule;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// How a store works.
///
/// @param program what to call this program to those who are refused while it writes
/// @param lease how long it keeps the right to write
/// @param index whether it makes an index where there is none; one that is there is kept up anyway
/// @param backups which saves are kept beside the copies, and how many
/// @param answerLimit how long nothing may be heard of an operation of the storage; of the first
///   store of a process over it
/// @param clock the time in headers, backups and the lease
/// @param open what saves are opened with; to look at copies, that of the first store of a process
///   over the storage
/// @param callbacks runs those who ask to be told the end of a request; null where
///   [SaveStore#update] does
public record StoreOptions(
        String program,
        LeaseUse lease,
        boolean index,
        BackupRule backups,
        Duration answerLimit,
        InstantSource clock,
        OpenOptions open,
        @Nullable Executor callbacks) {
    /// How long a store keeps the right to write.
    public enum LeaseUse {
        /// From its first save until it is closed, as a game does.
        WHILE_OPEN,
        /// While it writes, as an editor does.
        WHILE_WRITING
    }

    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(2);

    /// For a game: keeps the lease and an index; keeps what is damaged or deleted; callbacks wait
    /// for [SaveStore#update].
    public static StoreOptions forGame(String program) {
        return new StoreOptions(
                program,
                LeaseUse.WHILE_OPEN,
                true,
                BackupRule.FOR_LOSSES,
                ANSWER_LIMIT,
                InstantSource.system(),
                OpenOptions.DEFAULT,
                null);
    }

    /// For an editor: takes the lease while it writes, keeps backups, makes no index; callbacks run
    /// on threads of the store.
    public static StoreOptions forEditor(String program) {
        return new StoreOptions(
                program,
                LeaseUse.WHILE_WRITING,
                false,
                BackupRule.DEFAULT,
                ANSWER_LIMIT,
                InstantSource.system(),
                OpenOptions.DEFAULT,
                Runnable::run);
    }

    /// The same with another clock.
    public StoreOptions withClock(InstantSource other) {
        return new StoreOptions(
                program, lease, index, backups, answerLimit, other, open, callbacks);
    }

    /// The same with another limit for answers.
    public StoreOptions withAnswerLimit(Duration other) {
        return new StoreOptions(program, lease, index, backups, other, clock, open, callbacks);
    }

    /// The same with another rule for backups.
    public StoreOptions withBackups(BackupRule other) {
        return new StoreOptions(program, lease, index, other, answerLimit, clock, open, callbacks);
    }

    /// The same, opening saves with these.
    public StoreOptions withOpen(OpenOptions other) {
        return new StoreOptions(
                program, lease, index, backups, answerLimit, clock, other, callbacks);
    }

    /// The same with callbacks run by this.
    public StoreOptions withCallbacks(Executor other) {
        return new StoreOptions(program, lease, index, backups, answerLimit, clock, open, other);
    }

    Executor callbacksOr(CallbackPump pump) {
        return callbacks == null ? pump : callbacks;
    }
}
