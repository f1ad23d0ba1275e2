package dev.keepsake.app;

import dev.keepsake.model.document.Progress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns Ctrl-C into the stop of what runs, so that it can clean up: a file half written aside is
/// taken away again. Java then ends with status 130 by itself.
final class UserStop implements Progress {
    private static final long CLEAN_UP_SECONDS = 5;

    private final CountDownLatch end = new CountDownLatch(1);
    private volatile boolean stopped;

    UserStop() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
    }

    @Override
    public boolean step(long done, long total) {
        return !stopped;
    }

    /// Says that nothing runs any more.
    void ended() {
        end.countDown();
    }

    private void stop() {
        stopped = true;
        try {
            end.await(CLEAN_UP_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }
}
