package dev.keepsake.app.window;

import dev.keepsake.app.task.TaskRunner;
import javafx.application.Platform;
import javafx.scene.Scene;

/// Waits until a window has nothing more to do: no task runs, and drawing it starts none.
final class Settling {
    /// A layout may start tasks, and their results need a layout of their own.
    private static final int QUIET_PULSES = 3;

    private final Scene scene;
    private final TaskRunner runner;
    private final Runnable settled;
    private int quiet;

    private Settling(Scene scene, TaskRunner runner, Runnable settled) {
        this.scene = scene;
        this.runner = runner;
        this.settled = settled;
    }

    /// Calls back on the JavaFX thread once the window is quiet.
    static void await(Scene scene, TaskRunner runner, Runnable settled) {
        new Settling(scene, runner, settled).step();
    }

    private void step() {
        if (quiet == QUIET_PULSES) {
            settled.run();
        } else {
            runner.whenIdle(this::awaitPulse);
        }
    }

    private void awaitPulse() {
        Runnable[] listener = new Runnable[1];
        listener[0] =
                () -> {
                    scene.removePostLayoutPulseListener(listener[0]);
                    quiet = runner.running().isEmpty() ? quiet + 1 : 0;
                    step();
                };
        scene.addPostLayoutPulseListener(listener[0]);
        Platform.requestNextPulse();
    }
}
