package dev.keepsake.app.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TaskRunnerTest {
    private final Steps workers = new Steps();
    private final List<Throwable> defects = new ArrayList<>();
    private final TaskRunner runner = new TaskRunner(workers, Runnable::run, defects::add);
    private final List<String> done = new ArrayList<>();
    private final List<SaveException> failed = new ArrayList<>();

    private Task<String> task(String result) {
        return Task.of("working", progress -> result, done::add, failed::add);
    }

    @Test
    void deliversTheResult() {
        RunningTask<String> task = runner.start(task("read"));
        assertEquals(List.of(task), runner.running());
        workers.runAll();
        assertEquals(List.of("read"), done);
        assertTrue(runner.running().isEmpty());
        assertFalse(task.isRunning());
    }

    @Test
    void deliversTheFailure() {
        SaveException missing = SaveException.of(Finding.of(GeneralCode.NOT_FOUND));
        runner.start(
                Task.<String>of(
                        "",
                        progress -> {
                            throw missing;
                        },
                        done::add,
                        failed::add));
        workers.runAll();
        assertEquals(List.of(missing), failed);
    }

    @Test
    void cancellingEndsAtOnceAndDropsTheLateResult() {
        var late = new ArrayList<String>();
        RunningTask<String> task = runner.start(task("late").dropping(late::add));
        task.cancel();
        assertInstanceOf(CancelledException.class, failed.get(0));
        assertTrue(runner.running().isEmpty());
        workers.runAll();
        assertEquals(List.of(), done);
        assertEquals(List.of("late"), late);
        assertEquals(1, failed.size());
    }

    @Test
    void workLearnsThatItWasCancelled() {
        var steps = new ArrayList<Boolean>();
        RunningTask<String> task =
                runner.start(
                        Task.of(
                                "",
                                progress -> {
                                    steps.add(progress.step(1, 2));
                                    return "";
                                },
                                done::add,
                                failed::add));
        task.cancel();
        workers.runAll();
        assertEquals(List.of(false), steps);
    }

    @Test
    void showsHowFarTheWorkIs() {
        RunningTask<String> task =
                runner.start(
                        Task.of(
                                "",
                                progress -> {
                                    progress.check(1, 4);
                                    return "";
                                },
                                done::add,
                                failed::add));
        assertEquals(-1, task.progress().get());
        workers.runAll();
        assertEquals(0.25, task.progress().get());
    }

    @Test
    void reportsWhatNoWorkMayThrow() {
        var defect = new IllegalStateException("broken");
        runner.start(
                Task.<String>of(
                        "",
                        progress -> {
                            throw defect;
                        },
                        done::add,
                        failed::add));
        workers.runAll();
        assertEquals(List.of(defect), defects);
        assertTrue(runner.running().isEmpty());
    }

    @Test
    void aNewerTaskDropsTheOneBefore() {
        LatestTask latest = new TaskScope(runner).latest();
        latest.start(task("old"));
        latest.start(task("new"));
        workers.runAll();
        assertEquals(List.of("new"), done);
        assertEquals(List.of(), failed);
    }

    @Test
    void closingAScopeDropsItsTasksAndRefusesMore() {
        var scope = new TaskScope(runner);
        scope.start(task("one"));
        scope.close();
        workers.runAll();
        assertEquals(List.of(), done);
        assertThrows(IllegalStateException.class, () -> scope.start(task("two")));
    }

    @Test
    void isIdleOnlyWhenWhatAResultStartedHasEndedToo() {
        var events = new ArrayList<String>();
        runner.start(
                Task.<String>of(
                        "",
                        progress -> "first",
                        first ->
                                runner.start(
                                        Task.of(
                                                "",
                                                progress -> "second",
                                                events::add,
                                                failed::add)),
                        failed::add));
        runner.whenIdle(() -> events.add("idle"));
        workers.runAll();
        assertEquals(List.of("second", "idle"), events);
    }
}
