package dev.keepsake.store.repair;

import dev.keepsake.store.file.CopyLetter;

/// Where a rescued part comes from.
public enum RescueSource {
    /// Copy A of a slot.
    COPY_A("a"),
    /// Copy B of a slot.
    COPY_B("b"),
    /// A file that is no copy of a slot.
    FILE("file");

    private final String word;

    RescueSource(String word) {
        this.word = word;
    }

    /// The word in results meant for programs.
    public String word() {
        return word;
    }

    /// One of the two copies.
    public static RescueSource of(CopyLetter letter) {
        return letter == CopyLetter.A ? COPY_A : COPY_B;
    }
}
