package dev.keepsake.storetest;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What can be done in a faulty file system: everything is passed to the one beneath; what changes
/// or forces something is counted first, and noted on the disk.
final class FaultyProvider extends FileSystemProvider {
    private final FaultyFileSystem system;
    private final Disk disk;
    private final Steps steps;

    FaultyProvider(FaultyFileSystem system, Disk disk, Steps steps) {
        this.system = system;
        this.disk = disk;
        this.steps = steps;
    }

    private static FileSystemProvider beneath(Path real) {
        return real.getFileSystem().provider();
    }

    /// The path beneath, for as long as there is power.
    private Path alive(Path path) throws IOException {
        steps.requirePower();
        return FaultyPath.real(path);
    }

    private static boolean isThere(Path real) {
        return Files.exists(real, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> settings) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Path getPath(URI uri) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public FileChannel newFileChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        Path real = alive(path);
        Set<OpenOption> wanted = new HashSet<>(options);
        boolean there = isThere(real);
        if (Files.isDirectory(real, LinkOption.NOFOLLOW_LINKS)) {
            DiskFolder folder = disk.folder(real);
            FileChannel channel = FileChannel.open(real, wanted, attributes);
            return system.opened(new FaultyChannel(steps, Disk.name(real), channel, folder::force));
        }
        boolean makes =
                wanted.contains(StandardOpenOption.CREATE)
                        || wanted.contains(StandardOpenOption.CREATE_NEW);
        if (makes && !there) {
            steps.take("create " + Disk.name(real));
        }
        FileChannel channel = FileChannel.open(real, untruncated(wanted), attributes);
        if (!there) {
            disk.parent(real).put(Disk.name(real), DiskFile.empty());
        }
        return system.opened(opened(real, channel, wanted));
    }

    /// Truncating is an operation of its own.
    private static Set<OpenOption> untruncated(Set<OpenOption> wanted) {
        Set<OpenOption> others = new HashSet<>(wanted);
        others.remove(StandardOpenOption.TRUNCATE_EXISTING);
        return others;
    }

    private FaultyChannel opened(Path real, FileChannel channel, Set<OpenOption> wanted)
            throws IOException {
        var faulty = new FaultyChannel(steps, Disk.name(real), channel, disk.file(real));
        boolean written = wanted.contains(StandardOpenOption.WRITE);
        if (written && wanted.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            if (channel.size() > 0) {
                faulty.truncate(0);
            }
        }
        return faulty;
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
            Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(alive(folder))) {
            for (Path entry : entries) {
                Path path = system.path(entry);
                if (filter.accept(path)) {
                    found.add(path);
                }
            }
        }
        return new Listed(found);
    }

    private record Listed(List<Path> paths) implements DirectoryStream<Path> {
        @Override
        public Iterator<Path> iterator() {
            return paths.iterator();
        }

        @Override
        public void close() {}
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        Path real = alive(path);
        if (isThere(real)) {
            throw new FileAlreadyExistsException(real.toString());
        }
        steps.take("make " + Disk.name(real));
        Files.createDirectory(real, attributes);
        disk.parent(real).put(Disk.name(real), new DiskFolder());
    }

    @Override
    public void delete(Path path) throws IOException {
        Path real = alive(path);
        if (isThere(real)) {
            steps.take("delete " + Disk.name(real));
        }
        Files.delete(real);
        disk.parent(real).remove(Disk.name(real));
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        Path from = alive(source);
        Path to = FaultyPath.real(target);
        boolean replaces = Arrays.asList(options).contains(StandardCopyOption.REPLACE_EXISTING);
        if (isThere(to) && !replaces) {
            throw new FileAlreadyExistsException(to.toString());
        }
        byte[] content = disk.file(from).content();
        steps.take("copy " + Disk.name(to));
        Files.copy(from, to, options);
        DiskFile copy = DiskFile.empty();
        copy.write(0, content, content.length);
        disk.parent(to).put(Disk.name(to), copy);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        Path from = alive(source);
        Path to = FaultyPath.real(target);
        DiskFolder folder = disk.parent(from);
        if (folder != disk.parent(to)) {
            throw new UnsupportedOperationException("from folder to folder");
        }
        steps.take("move " + Disk.name(to));
        Files.move(from, to, options);
        folder.move(Disk.name(from), Disk.name(to));
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
        return Files.isSameFile(alive(path), alive(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return Files.isHidden(alive(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return Files.getFileStore(alive(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        Path real = alive(path);
        beneath(real).checkAccess(real, modes);
    }

    @Override
    public <V extends FileAttributeView> @Nullable V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        Path real = FaultyPath.real(path);
        V view = Files.getFileAttributeView(real, type, options);
        if (view instanceof PosixFileAttributeView posix) {
            return type.cast(new FaultyPermissions(steps, Disk.name(real), posix));
        }
        return view;
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
            Path path, Class<A> type, LinkOption... options) throws IOException {
        return Files.readAttributes(alive(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
            throws IOException {
        return Files.readAttributes(alive(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
            throws IOException {
        Path real = alive(path);
        steps.take("attribute " + Disk.name(real));
        Files.setAttribute(real, attribute, value, options);
    }
}
