package dev.keepsake.store.file;

/// One of the two copies that keep a slot.
public enum CopyLetter {
    /// The copy that loads where both hold the same number.
    A,
    /// The other one.
    B;

    /// The other copy.
    public CopyLetter other() {
        return this == A ? B : A;
    }

    /// The letter in file names.
    char inName() {
        return this == A ? 'a' : 'b';
    }
}
