package dev.keepsake.app.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the name of a copy of a slot says: `slot_<key>.<a|b>.ksave`.
///
/// @param kind `slot`, `profile` or `index`
/// @param key the slot's key
/// @param copy `a` or `b`
public record SlotFile(String kind, String key, char copy) {
    private static final Pattern NAME =
            Pattern.compile("(slot|profile|index)_([a-z0-9_-]{1,48})\\.([ab])\\.ksave");

    /// What a file's name says, where it is that of a copy.
    public static Optional<SlotFile> of(Path file) {
        Path name = file.getFileName();
        Matcher parts = NAME.matcher(name == null ? "" : name.toString());
        return parts.matches()
                ? Optional.of(
                        new SlotFile(parts.group(1), parts.group(2), parts.group(3).charAt(0)))
                : Optional.empty();
    }

    /// The file name of one of the two copies.
    public String fileName(char letter) {
        return kind + "_" + key + "." + letter + ".ksave";
    }

    /// True where both are copies of one slot.
    public boolean isSameSlot(SlotFile other) {
        return kind.equals(other.kind) && key.equals(other.key);
    }
}
