package dev.keepsake.storetest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The operations of a faulty file system, counted, and what is planned for them.
final class Steps {
    private final List<String> log = new ArrayList<>();
    private final Map<Integer, IOException> failures = new HashMap<>();
    private final Map<Integer, Runnable> delays = new HashMap<>();
    private int crashAt;
    private boolean crashed;
    private boolean locking = true;

    synchronized void crashAt(int number) {
        crashAt = number;
    }

    synchronized void failAt(int number, IOException failure) {
        failures.put(number, failure);
    }

    synchronized void delayAt(int number, Runnable wait) {
        delays.put(number, wait);
    }

    synchronized void withoutLocks() {
        locking = false;
    }

    synchronized void crash() {
        crashed = true;
    }

    synchronized boolean isCrashed() {
        return crashed;
    }

    synchronized List<String> log() {
        return List.copyOf(log);
    }

    synchronized void requireLocks() throws IOException {
        requirePower();
        if (!locking) {
            throw new IOException("No locks available");
        }
    }

    synchronized void requirePower() throws IOException {
        if (crashed) {
            throw new IOException("the power was cut");
        }
    }

    /// Counts an operation that happens whole or not at all.
    void take(String what) throws IOException {
        IOException instead = next(what);
        if (instead != null) {
            throw instead;
        }
    }

    /// Counts an operation.
    ///
    /// @return what it fails in at this moment, null where it happens
    /// @throws IOException where the power was cut before
    @Nullable IOException next(String what) throws IOException {
        int number;
        Runnable wait;
        synchronized (this) {
            requirePower();
            log.add(what);
            number = log.size();
            wait = delays.get(number);
        }
        if (wait != null) {
            wait.run();
        }
        return outcome(number);
    }

    private synchronized @Nullable IOException outcome(int number) throws IOException {
        requirePower();
        if (number == crashAt) {
            crashed = true;
            return new IOException("the power is cut");
        }
        return failures.get(number);
    }
}
