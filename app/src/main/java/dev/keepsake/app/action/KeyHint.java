package dev.keepsake.app.action;

import java.util.List;
import java.util.stream.Stream;

/// Keys that work in one part of the window, for the cheat sheet: what they do is known there.
/// Immutable.
///
/// @param place the key of the part's name
/// @param title the key of what they do
/// @param keys the keys, any of them
public record KeyHint(String place, String title, List<Keys> keys) {
    /// Copies the list.
    public KeyHint {
        keys = List.copyOf(keys);
    }

    /// A hint on these keys, see [Keys#of].
    ///
    /// @throws IllegalArgumentException where a text names no key
    public static KeyHint of(String place, String title, String... texts) {
        return new KeyHint(place, title, Stream.of(texts).map(Keys::of).toList());
    }
}
