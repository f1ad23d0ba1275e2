package dev.keepsake.app.fake;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a fake file says it holds.
record FakeWords(List<String> words) {
    static FakeWords of(String text) {
        return new FakeWords(Arrays.asList(text.strip().split("\n")));
    }

    boolean has(String word) {
        return words.contains(word);
    }

    Optional<String> after(String name) {
        return words.stream()
                .filter(word -> word.startsWith(name + "="))
                .map(word -> word.substring(name.length() + 1))
                .findFirst();
    }
}
