package dev.keepsake.app.reference;

import java.util.List;

/// What is known of the references to the selected record.
///
/// @param state how far the search is
/// @param found the first of them
/// @param count how many there are, as far as was searched
record Referrers(State state, List<Referrer> found, long count) {
    /// How far a search is.
    enum State {
        /// No record is selected.
        NONE,
        /// The save is big: it is searched when asked for.
        OFFERED,
        /// It is being searched.
        SEARCHING,
        /// All of it was searched.
        DONE,
        /// The search was stopped.
        STOPPED
    }

    /// So many are kept.
    static final int MOST = 1_000;

    static final Referrers NONE = new Referrers(State.NONE, List.of(), 0);

    /// Copies the list.
    Referrers {
        found = List.copyOf(found);
    }

    Referrers in(State other) {
        return new Referrers(other, found, count);
    }
}
