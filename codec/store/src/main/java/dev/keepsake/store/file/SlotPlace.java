package dev.keepsake.store.file;

/// Where the files of a slot stand. Two slots whose names have one key stand in one place: the
/// second one is refused as *name taken*.
///
/// @param kind what the slot is
/// @param key what stands for its name in file names
public record SlotPlace(FileKind kind, String key) implements Comparable<SlotPlace> {
    /// The file of one of the copies.
    public CopyFile file(CopyLetter letter) {
        return new CopyFile(kind, key, letter);
    }

    /// The place that a file belongs to.
    public static SlotPlace of(StoredFile file) {
        return new SlotPlace(file.kind(), file.key());
    }

    @Override
    public int compareTo(SlotPlace other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : key.compareTo(other.key);
    }
}
