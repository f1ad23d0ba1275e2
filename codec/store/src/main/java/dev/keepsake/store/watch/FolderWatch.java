package dev.keepsake.store.watch;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Looks at a folder again and again and says which of its files are no longer as they were; works
/// on network drives too, where systems tell nothing by themselves.
///
/// It is a hint to look: whether a save really changed is judged by its number and hash. A file
/// that is being written is told once it has been the same in two looks. Any thread may close it.
public final class FolderWatch implements Closeable {
    private final Path folder;
    private final Duration pause;
    private final Consumer<Set<Path>> changed;
    private final Thread thread;
    private final CountDownLatch closed = new CountDownLatch(1);

    private FolderWatch(Path folder, Duration pause, Consumer<Set<Path>> changed) {
        this.folder = folder;
        this.pause = pause;
        this.changed = changed;
        this.thread = Thread.ofVirtual().name("keepsake-watch").unstarted(this::watch);
    }

    /// What a look saw of a file.
    private record Seen(long size, FileTime time, @Nullable Object key) {}

    /// Starts to look; what changes before its first look, a moment later, is not told.
    ///
    /// @param pause between two looks
    /// @param changed told, on a thread of its own, the files that are new, gone or not as they
    ///   were
    public static FolderWatch start(Path folder, Duration pause, Consumer<Set<Path>> changed) {
        var watch = new FolderWatch(folder, pause, changed);
        watch.thread.start();
        return watch;
    }

    private void watch() {
        Map<Path, Seen> told = look();
        Map<Path, Seen> before = told;
        while (sleep()) {
            Map<Path, Seen> now = look();
            Set<Path> different = difference(told, now);
            different.removeAll(difference(before, now));
            before = now;
            if (!different.isEmpty() && closed.getCount() > 0) {
                var next = new HashMap<>(told);
                different.forEach(file -> take(next, now, file));
                told = next;
                tell(different);
            }
        }
    }

    /// A listener that fails is told again next time.
    private void tell(Set<Path> different) {
        try {
            changed.accept(different);
        } catch (RuntimeException defect) {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
        }
    }

    private static void take(Map<Path, Seen> told, Map<Path, Seen> now, Path file) {
        Seen seen = now.get(file);
        if (seen == null) {
            told.remove(file);
        } else {
            told.put(file, seen);
        }
    }

    /// Waits for the next look; false where there is none.
    private boolean sleep() {
        try {
            return !closed.await(pause.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Set<Path> difference(Map<Path, Seen> one, Map<Path, Seen> two) {
        var different = new HashSet<Path>();
        one.forEach((file, seen) -> {
            if (!seen.equals(two.get(file))) {
                different.add(file);
            }
        });
        two.keySet().stream().filter(file -> !one.containsKey(file)).forEach(different::add);
        return different;
    }

    /// A folder that cannot be looked at, as on a drive that went away, looks empty.
    private Map<Path, Seen> look() {
        var seen = new HashMap<Path, Seen>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Seen one = look(file);
                if (one != null) {
                    seen.put(file, one);
                }
            }
        } catch (IOException | UncheckedIOException gone) {
            return Map.of();
        }
        return seen;
    }

    private static @Nullable Seen look(Path file) {
        try {
            BasicFileAttributes found =
                    Files.readAttributes(
                            file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return found.isRegularFile()
                    ? new Seen(found.size(), found.lastModifiedTime(), found.fileKey())
                    : null;
        } catch (IOException goneMeanwhile) {
            return null;
        }
    }

    /// Ends it; a call that runs may still come.
    @Override
    public void close() {
        closed.countDown();
    }
}
