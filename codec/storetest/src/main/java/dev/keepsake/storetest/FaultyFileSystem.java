package dev.keepsake.storetest;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The file system of [FaultyFiles], over the one of its folder.
final class FaultyFileSystem extends FileSystem {
    private final FileSystem real;
    private final FaultyProvider provider;
    private final List<FaultyChannel> channels = new ArrayList<>();

    FaultyFileSystem(Disk disk, Steps steps) {
        this.real = disk.root().getFileSystem();
        this.provider = new FaultyProvider(this, disk, steps);
    }

    /// A path in this system.
    Path path(Path beneath) {
        return new FaultyPath(this, beneath);
    }

    synchronized FaultyChannel opened(FaultyChannel channel) {
        channels.add(channel);
        return channel;
    }

    /// Ends what a machine without power holds open, its locks with it.
    synchronized void closeChannels() throws IOException {
        for (FaultyChannel channel : channels) {
            channel.close();
        }
        channels.clear();
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return real.isReadOnly();
    }

    @Override
    public String getSeparator() {
        return real.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        List<Path> roots = new ArrayList<>();
        real.getRootDirectories().forEach(root -> roots.add(path(root)));
        return roots;
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return real.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return real.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return path(real.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        PathMatcher matcher = real.getPathMatcher(syntaxAndPattern);
        return path -> matcher.matches(FaultyPath.real(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return real.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
