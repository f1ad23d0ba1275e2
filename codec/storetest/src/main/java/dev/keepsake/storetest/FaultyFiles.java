package dev.keepsake.storetest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// A view of a folder through which every operation that changes or forces something is counted,
/// and can fail, wait, or be the moment of a power cut.
///
/// Whatever is changed in the folder goes through [#path]. The view remembers what was forced to
/// the disk and what was not; after a power cut [#boot] makes the folder what a machine would find:
/// of files written and not forced since, any sectors are lost; of names made, moved or deleted in
/// a folder not forced since, any changes are, except that one which builds on another is lost with
/// it. Nothing is really forced, so it is quick. A move stays within its folder; links are not
/// known. Any thread may use it.
public final class FaultyFiles {
    private final Steps steps = new Steps();
    private final Disk disk;
    private final FaultyFileSystem system;

    private FaultyFiles(Disk disk) {
        this.disk = disk;
        this.system = new FaultyFileSystem(disk, steps);
    }

    /// A view of a folder; what is there already counts as forced.
    public static FaultyFiles over(Path folder) throws IOException {
        return new FaultyFiles(Disk.of(folder.toRealPath()));
    }

    /// The folder in this view.
    public Path path() {
        return system.path(disk.root());
    }

    /// Cuts the power at the n-th operation, counted from 1: it does not happen, of a write only
    /// the first sectors do, and everything afterwards fails.
    public FaultyFiles crashAt(int number) {
        steps.crashAt(number);
        return this;
    }

    /// Lets the n-th operation fail: it does not happen, of a write only the first sectors do.
    public FaultyFiles failAt(int number, IOException failure) {
        steps.failAt(number, failure);
        return this;
    }

    /// Does something before the n-th operation, such as waiting until a test goes on.
    public FaultyFiles delayAt(int number, Runnable wait) {
        steps.delayAt(number, wait);
        return this;
    }

    /// Lets no file be locked, as some network folders do.
    public FaultyFiles withoutLocks() {
        steps.withoutLocks();
        return this;
    }

    /// What was done, or tried, in order: one line an operation, such as `force slot_a.a.ksave`.
    public List<String> operations() {
        return steps.log();
    }

    /// True once the power was cut.
    public boolean isCrashed() {
        return steps.isCrashed();
    }

    /// Cuts the power, unless it is, and makes the folder what the machine finds when it starts
    /// again. Can be called again, with another seed, for another of the things that may be found.
    ///
    /// @param seed decides what of the things that were not forced is lost
    /// @return the folder itself
    public Path boot(long seed) throws IOException {
        steps.crash();
        system.closeChannels();
        disk.rebuild(seed);
        return disk.root();
    }
}
