package dev.keepsake.app.world;

/// Something about the place where a file stands. Immutable.
public sealed interface Circumstance {
    /// The file may not be written.
    record ReadOnlyFile() implements Circumstance {}

    /// Nothing may be made in its folder.
    record ReadOnlyFolder() implements Circumstance {}

    /// Another process may write the slots of the folder.
    ///
    /// @param program what it calls itself
    /// @param process its number
    /// @param host its machine, may be empty
    record Held(String program, long process, String host) implements Circumstance {}

    /// The folder is kept the same on other machines.
    ///
    /// @param service by whom
    record Synchronised(String service) implements Circumstance {}

    /// The file changes again and again.
    record Busy() implements Circumstance {}

    /// Names it in ids and settings.
    default String id() {
        return switch (this) {
            case ReadOnlyFile file -> "read-only-file";
            case ReadOnlyFolder folder -> "read-only-folder";
            case Held held -> "held";
            case Synchronised synchronised -> "synchronised";
            case Busy busy -> "busy";
        };
    }
}
