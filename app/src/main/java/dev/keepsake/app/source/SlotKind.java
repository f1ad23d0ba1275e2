package dev.keepsake.app.source;

import java.util.Locale;

/// What kind of save a slot holds, as its badge says.
enum SlotKind {
    /// Saved by the player.
    MANUAL("Manual"),
    /// Saved by one key.
    QUICK("Quick"),
    /// Saved by the game.
    AUTO("Auto"),
    /// Saved at a place of the game.
    CHECKPOINT("Checkpoint"),
    /// A run.
    RUN("Run"),
    /// A profile.
    PROFILE("Profile"),
    /// Anything else.
    OTHER("Other");

    private final String constant;

    SlotKind(String constant) {
        this.constant = constant;
    }

    /// The kind that a header's constant means.
    static SlotKind of(String constant) {
        for (SlotKind kind : values()) {
            if (kind.constant.equals(constant)) {
                return kind;
            }
        }
        return OTHER;
    }

    /// The key of its word.
    String key() {
        return "window.slotKind." + constant;
    }

    /// Its style class.
    String style() {
        return "badge-" + constant.toLowerCase(Locale.ROOT);
    }
}
