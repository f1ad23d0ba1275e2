package dev.keepsake.store.file;

/// A file of a store. No other name ever reaches a backend, so other files are never touched.
public sealed interface StoredFile permits CopyFile, KeptFile {
    /// What its slot is.
    FileKind kind();

    /// What stands for its slot in its name.
    String key();

    /// Its name within the store; `/` stands between a folder and what is in it.
    String path();
}
