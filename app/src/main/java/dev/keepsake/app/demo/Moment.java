package dev.keepsake.app.demo;

import java.time.Duration;
import java.time.Instant;

/// When in the game a save was made: everything in the town follows from it.
///
/// @param slot the slot's name
/// @param title what the player reads
/// @param kind `Manual`, `Quick`, `Auto` or `Checkpoint`
/// @param place where the player was
/// @param savedAt when it was saved
/// @param playTime how long was played
/// @param sequence which save of the slot it is
/// @param gold what the merchant has
/// @param scene what the picture shows
record Moment(
        String slot,
        String title,
        String kind,
        String place,
        Instant savedAt,
        Duration playTime,
        long sequence,
        int gold,
        Scene scene) {
    /// The save of the same slot before this one.
    Moment before() {
        return new Moment(
                slot,
                title,
                kind,
                place,
                savedAt.minus(Duration.ofMinutes(17)),
                playTime.minus(Duration.ofMinutes(17)),
                sequence - 1,
                gold - 35,
                scene);
    }
}
