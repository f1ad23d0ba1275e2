package dev.keepsake.model.query;

/// What is known of whether a condition holds.
enum Answer {
    /// It does not, whatever else is learned.
    NO,
    /// More must be known.
    MAYBE,
    /// It does, whatever else is learned.
    YES;

    static Answer of(boolean holds) {
        return holds ? YES : NO;
    }

    Answer and(Answer other) {
        return compareTo(other) < 0 ? this : other;
    }

    Answer or(Answer other) {
        return compareTo(other) > 0 ? this : other;
    }

    Answer not() {
        return switch (this) {
            case NO -> YES;
            case MAYBE -> MAYBE;
            case YES -> NO;
        };
    }
}
