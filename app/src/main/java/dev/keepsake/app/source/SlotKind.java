package dev.keepsake.app.source;

import java.util.Locale;

/// What kind of save a slot holds, as its badge says.
enum SlotKind {
    /// Saved by the player.
    MANUAL("Manual", "window.slotKind.Manual"),
    /// Saved by one key.
    QUICK("Quick", "window.slotKind.Quick"),
    /// Saved by the game.
    AUTO("Auto", "window.slotKind.Auto"),
    /// Saved at a place of the game.
    CHECKPOINT("Checkpoint", "window.slotKind.Checkpoint"),
    /// A run.
    RUN("Run", "window.slotKind.Run"),
    /// A profile.
    PROFILE("Profile", "window.slotKind.Profile"),
    /// Anything else.
    OTHER("Other", "window.slotKind.Other");

    private final String constant;
    private final String key;

    SlotKind(String constant, String key) {
        this.constant = constant;
        this.key = key;
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
        return key;
    }

    /// Its style class.
    String style() {
        return "badge-" + constant.toLowerCase(Locale.ROOT);
    }
}
