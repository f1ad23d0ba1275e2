package dev.keepsake.store.file;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One of the two files that keep a slot: `slot_<key>.<a|b>.ksave`.
///
/// @param kind what its slot is
/// @param key what stands for the slot's name
/// @param letter which of the two
public record CopyFile(FileKind kind, String key, CopyLetter letter) implements StoredFile {
    private static final Pattern NAME =
            Pattern.compile("(slot|profile|index)_(" + SlotKey.PATTERN + ")\\.([ab])\\.ksave");

    /// What a file's name says, where it is that of a copy.
    public static Optional<CopyFile> parse(String name) {
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                ? FileKind.find(parts.group(1))
                        .map(kind ->
                                new CopyFile(
                                        kind,
                                        parts.group(2),
                                        parts.group(3).equals("a") ? CopyLetter.A : CopyLetter.B))
                : Optional.empty();
    }

    /// The other copy of the same slot.
    public CopyFile other() {
        return new CopyFile(kind, key, letter.other());
    }

    /// True where both are copies of one slot.
    public boolean isSameSlot(CopyFile file) {
        return kind == file.kind && key.equals(file.key);
    }

    @Override
    public String path() {
        return kind.word() + "_" + key + "." + letter.inName() + ".ksave";
    }
}
