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
    private static final Map<String, Optional<Bytes>> IDS =
            WORDS.entrySet().stream()
                    .collect(
                            Collectors.toMap(
                                    Map.Entry::getValue,
                                    entry -> Optional.of(Bytes.ofName(entry.getKey()))));

    private RecordKind() {}

    /// The word for an id; the id itself where this version has no word for it.
    static String word(String id) {
        return WORDS.getOrDefault(id, id);
    }

    /// The id for a word; empty where the word is neither known nor an id without a word.
    public static Optional<Bytes> id(String word) {
        Optional<Bytes> known = IDS.get(word);
        if (known != null) {
            return known;
        }
        boolean possible = FourLetters.isId(word) && word(word).equals(word);
        return possible ? Optional.of(Bytes.ofName(word)) : Optional.empty();
    }
}
