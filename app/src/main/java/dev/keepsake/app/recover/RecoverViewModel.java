package dev.keepsake.app.recover;

import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.repair.Rescue;
import dev.keepsake.store.repair.RescueReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Rescues what reads of a damaged save into a new file: first only looks what that would give. For
/// the window's thread.
public final class RecoverViewModel {
    private final SaveReader reader;
    private final InstantSource clock;
    private final TaskScope tasks;
    private final Messages messages;
    private final Consumer<SaveException> failed;

    /// What was rescued.
    ///
    /// @param file the new file, which was read back and checked
    /// @param report what stands in it
    record Recovered(Path file, RescueReport report) {}

    /// Rescues what this reads.
    ///
    /// @param clock marks when a save was rescued
    /// @param failed takes why there is no rescue; a stop by the user is no failure
    public RecoverViewModel(
            SaveReader reader,
            InstantSource clock,
            TaskScope tasks,
            Messages messages,
            Consumer<SaveException> failed) {
        this.reader = reader;
        this.clock = clock;
        this.tasks = tasks;
        this.messages = messages;
        this.failed = failed;
    }

    /// Looks what a rescue would give; writes nothing.
    void plan(Path file, Consumer<RecoverPlan> planned) {
        tasks.start(
                Task.of(
                        messages.text("window.recover.planning"),
                        progress -> plan(file, progress),
                        planned,
                        this::fail));
    }

    private RecoverPlan plan(Path file, Progress progress) throws SaveException {
        try (RecoverSources sources = RecoverSources.open(file, reader, progress)) {
            RescueReport report = rescue(sources).plan(progress);
            return new RecoverPlan(file, sources.files(), RecoverPlan.propose(file), report);
        }
    }

    /// Why a file cannot take what is rescued; empty where it can, as far as its name tells.
    String objection(RecoverPlan plan, String name) {
        if (name.isBlank() || name.indexOf('\0') >= 0) {
            return messages.text("window.recover.name.empty");
        }
        return plan.sources().contains(target(plan, name))
                ? messages.text("window.recover.name.original")
                : "";
    }

    private static Path target(RecoverPlan plan, String name) {
        return plan.file().resolveSibling(name.strip());
    }

    /// Rescues into a file of this name beside the damaged one.
    void recover(RecoverPlan plan, String name, Consumer<Recovered> recovered) {
        Path target = target(plan, name);
        tasks.start(
                Task.of(
                        messages.text("window.recover.doing"),
                        progress -> write(plan.file(), target, progress),
                        recovered,
                        this::fail));
    }

    private Recovered write(Path file, Path target, Progress progress) throws SaveException {
        if (Files.exists(target)) {
            throw SaveException.of(
                    Finding.of(StoreCode.IN_THE_WAY)
                            .with("file", target)
                            .with("place", target)
                            .with("reason", ""));
        }
        try (RecoverSources sources = RecoverSources.open(file, reader, progress)) {
            Rescue rescue = rescue(sources);
            var report = new AtomicReference<@Nullable RescueReport>();
            FileReplacement.Replaced written =
                    FileReplacement.of(target)
                            .withProgress(progress)
                            .write(
                                    sink -> report.set(rescue.write(sink, progress)),
                                    source -> rescue.check(source, progress));
            return new Recovered(
                    written.file(), Objects.requireNonNull(report.get(), "nothing was written"));
        }
    }

    private Rescue rescue(RecoverSources sources) {
        return sources.rescue().withMark("Keepsake", clock.instant());
    }

    private void fail(SaveException failure) {
        if (!(failure instanceof CancelledException)) {
            failed.accept(failure);
        }
    }
}
