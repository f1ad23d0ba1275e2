package dev.keepsake.format.block;

import dev.keepsake.model.value.Bytes;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What kind of subject a record is of: four letters in the file, a word in the model.
public final class RecordKind {
    private static final Map<String, String> WORDS =
            Map.of(
                    "GLOB", "global",
                    "ENTY", "entity",
                    "COMP", "component",
                    "OBJT", "object",
                    "PLYR", "player",
                    "GONE", "destroyed",
                    "ENTR", "entry");
    private static final Map<String, String> LETTERS =
            WORDS.entrySet().stream()
                    .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

    private RecordKind() {}

    /// The word for an id; the id itself where this version has no word for it.
    static String word(String id) {
        return WORDS.getOrDefault(id, id);
    }

    /// The id for a word; empty where the word is neither known nor an id without a word.
    public static Optional<Bytes> id(String word) {
        String letters = LETTERS.getOrDefault(word, word);
        boolean possible = FourLetters.isId(letters) && word(letters).equals(word);
        return possible ? Optional.of(Bytes.ofName(letters)) : Optional.empty();
    }
}
