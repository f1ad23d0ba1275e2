package dev.keepsake.storetest;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/// A path in a faulty file system.
///
/// @param real the same in the file system beneath
record FaultyPath(FaultyFileSystem system, Path real) implements Path {
    private FaultyPath with(Path other) {
        return new FaultyPath(system, other);
    }

    private @Nullable Path withOrNull(@Nullable Path other) {
        return other == null ? null : with(other);
    }

    /// The path beneath.
    static Path real(Path path) {
        return path instanceof FaultyPath faulty ? faulty.real : path;
    }

    @Override
    public FileSystem getFileSystem() {
        return system;
    }

    @Override
    public boolean isAbsolute() {
        return real.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return withOrNull(real.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return withOrNull(real.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return withOrNull(real.getParent());
    }

    @Override
    public int getNameCount() {
        return real.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return with(real.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return with(real.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(real(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(real(other));
    }

    @Override
    public Path normalize() {
        return with(real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return with(real.resolve(real(other)));
    }

    @Override
    public Path relativize(Path other) {
        return with(real.relativize(real(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return with(real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return with(real.toRealPath(options));
    }

    @Override
    public WatchKey register(
            WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(real(other));
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
