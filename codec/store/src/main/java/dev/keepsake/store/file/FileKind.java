package dev.keepsake.store.file;

import java.util.Arrays;
import java.util.Optional;

/// What a store's file is about: the first word of its name, and a field of its header.
public enum FileKind {
    /// A slot: one playthrough's saves.
    SLOT("slot"),
    /// A profile: what belongs to a player.
    PROFILE("profile"),
    /// The index of all slots and profiles.
    INDEX("index");

    private final String word;

    FileKind(String word) {
        this.word = word;
    }

    /// The word in file names.
    public String word() {
        return word;
    }

    /// The header's constant for it, such as `Slot`.
    public String constant() {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /// The kind with this word.
    static Optional<FileKind> find(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }
}
