package dev.keepsake.store.file;

import java.util.regex.Pattern;

/// Which slot or profile: its kind and its true name, which stands in the header of its copies.
///
/// @param kind what it is
/// @param name 1 to 1,024 characters, none of them NUL; case counts
public record SlotId(FileKind kind, String name) implements Comparable<SlotId> {
    /// How long a name may be, in characters.
    public static final int NAME_LENGTH = 1_024;

    private static final Pattern ENGINES =
            Pattern.compile("quick|autosave-[0-9]+|checkpoint-[0-9]+");

    /// @throws IllegalArgumentException where the name is none
    public SlotId {
        if (!isName(name)) {
            throw new IllegalArgumentException("no slot name");
        }
    }

    /// The slot with a name.
    ///
    /// @throws IllegalArgumentException where the name is none
    public static SlotId slot(String name) {
        return new SlotId(FileKind.SLOT, name);
    }

    /// The profile with a name.
    ///
    /// @throws IllegalArgumentException where the name is none
    public static SlotId profile(String name) {
        return new SlotId(FileKind.PROFILE, name);
    }

    /// True where a slot may have this name.
    public static boolean isName(String name) {
        return !name.isEmpty() && name.length() <= NAME_LENGTH && name.indexOf('\0') < 0;
    }

    /// True where the engine keeps this slot for itself: the one of the quick key, those of
    /// autosaves and checkpoints, whatever their number.
    public boolean isEngines() {
        return kind == FileKind.SLOT && ENGINES.matcher(name).matches();
    }

    /// The part of its files' names that stands for it.
    public String key() {
        return SlotKey.of(name);
    }

    /// Where its files stand: shared with every slot of the same key.
    public SlotPlace place() {
        return new SlotPlace(kind, key());
    }

    /// The file of one of its copies.
    public CopyFile file(CopyLetter letter) {
        return new CopyFile(kind, key(), letter);
    }

    @Override
    public int compareTo(SlotId other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : name.compareTo(other.name);
    }
}
