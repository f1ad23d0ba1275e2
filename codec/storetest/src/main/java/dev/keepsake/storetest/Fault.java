package dev.keepsake.storetest;

import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Status;
import org.jspecify.annotations.Nullable;

/// One thing that goes wrong in a [FaultyBackend]: when, what is done instead, and what is said of
/// it. What is not wholly done is never said to be done.
///
/// @param number at which operation, counted from 1 among those of its kind; 0 for each of them
/// @param operation its kind, null for any
/// @param deed what is done
/// @param saying how it is answered
public record Fault(int number, @Nullable Operation operation, Deed deed, Saying saying) {
    /// What a faulty operation does.
    public sealed interface Deed {
        /// Nothing.
        record Nothing() implements Deed {}

        /// All of it.
        record Whole() implements Deed {}

        /// Of a write: the first bytes of the new content, in whole sectors, then what was there or
        /// zeros, as long as the new content. Nothing of other operations.
        ///
        /// @param keptBytes how many bytes of the new content, rounded down to a sector
        /// @param sectorBytes 512 or 4,096
        /// @param zeros true for zeros behind them, false for the old bytes
        record Torn(int keptBytes, int sectorBytes, boolean zeros) implements Deed {}

        /// Of a write: the first bytes of the new content alone. Nothing of other operations.
        record Cut(int keptBytes) implements Deed {}
    }

    /// How a faulty operation answers.
    public sealed interface Saying {
        /// In a failure of this status; null is a fault of its own.
        record Failure(@Nullable Status status) implements Saying {}

        /// Not at all.
        record Never() implements Saying {}

        /// As is right, and then again in a failure.
        record Twice() implements Saying {}

        /// As is right, when the test says so.
        record Late() implements Saying {}

        /// By throwing this, without an answer.
        record Thrown(RuntimeException failure) implements Saying {}
    }

    /// A fault at the n-th operation, where nothing is done and that is said.
    public static Fault at(int number) {
        return new Fault(number, null, new Deed.Nothing(), new Saying.Failure(Status.FAILED));
    }

    /// A fault at each operation.
    public static Fault always() {
        return at(0);
    }

    /// The same at operations of this kind alone, which alone count.
    public Fault of(Operation kind) {
        return new Fault(number, kind, deed, saying);
    }

    /// The same, where this is done.
    public Fault doing(Deed other) {
        return new Fault(number, operation, other, saying);
    }

    /// The same, where this is said.
    public Fault saying(Saying other) {
        return new Fault(number, operation, deed, other);
    }

    /// The same, answered in this status.
    public Fault failing(@Nullable Status status) {
        return saying(new Saying.Failure(status));
    }

    /// True where it strikes now.
    ///
    /// @param all which operation this is of all
    /// @param ofKind which of its kind
    boolean strikes(Operation kind, int all, int ofKind) {
        if (operation != null && operation != kind) {
            return false;
        }
        return number == 0 || number == (operation == null ? all : ofKind);
    }
}
