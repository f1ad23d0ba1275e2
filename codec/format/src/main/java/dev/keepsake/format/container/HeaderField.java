package dev.keepsake.format.container;

import java.util.Arrays;
import java.util.Optional;

/// The header fields this version knows; in the order in which the model lists what they hold.
enum HeaderField {
    WRTR("writer"),
    TIME("savedAt"),
    GAMV("gameVersion"),
    ENGV("engineVersion"),
    DATV("gameDataVersion"),
    KIND("fileKind"),
    SLOT("slot"),
    META("metadata"),
    EDIT("edited"),
    PICT("picture");

    private final String word;

    HeaderField(String word) {
        this.word = word;
    }

    /// The name of the field in the model; for [#META] and [#PICT] no field has it.
    String word() {
        return word;
    }

    static Optional<HeaderField> find(String id) {
        return Arrays.stream(values()).filter(field -> field.name().equals(id)).findFirst();
    }
}
