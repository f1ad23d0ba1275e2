package dev.keepsake.app.jump;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The records that fit what is typed, those of the save in front first, the best of each first;
/// ranked by a worker and shown while it goes on. For the window's thread.
public final class JumpViewModel {
    private final List<JumpSource> sources;
    private final Scorer scorer;
    private final TaskScope tasks;
    private final LatestTask ranking;
    private final ReadOnlyObjectWrapper<Found> found =
            new ReadOnlyObjectWrapper<>(new Found("", List.of(), false, null));
    private int generation;

    /// Tells how well a text fits what was typed.
    @FunctionalInterface
    public interface Scorer {
        /// More is better, empty where it does not fit; 0 where nothing was typed. Any thread may
        /// ask.
        OptionalInt score(String typed, String text);
    }

    /// What was found.
    ///
    /// @param typed what was looked for
    /// @param hits the best so far, at most 200 of each save
    /// @param complete true where all records were looked at
    /// @param failure why not all could be, null where nothing failed
    public record Found(
            String typed, List<JumpHit> hits, boolean complete, @Nullable SaveException failure) {}

    /// A choice among the records of these saves.
    ///
    /// @param sources the one in front first
    public JumpViewModel(List<JumpSource> sources, Scorer scorer, TaskScope tasks) {
        this.sources = List.copyOf(sources);
        this.scorer = scorer;
        this.tasks = tasks;
        this.ranking = tasks.latest();
    }

    /// What was found of what was typed last; what comes late of earlier text is not shown.
    public ReadOnlyObjectProperty<Found> found() {
        return found.getReadOnlyProperty();
    }

    /// Looks for what was typed, in the place of what was looked for before.
    public void seek(String typed) {
        int mine = ++generation;
        String wanted = typed.strip();
        ranking.start(
                Task.of(
                        "",
                        progress -> rank(wanted, progress, hits -> tell(mine, wanted, hits)),
                        hits -> found.set(new Found(wanted, hits, true, null)),
                        failure ->
                                found.set(new Found(wanted, found.get().hits(), true, failure))));
    }

    /// Looks no further.
    public void stop() {
        generation++;
        ranking.drop();
    }

    private void tell(int asOf, String wanted, List<JumpHit> hits) {
        if (!hits.isEmpty()) {
            tasks.tell(() -> {
                if (asOf == generation) {
                    found.set(new Found(wanted, hits, false, null));
                }
            });
        }
    }

    private List<JumpHit> rank(String typed, Progress progress, Consumer<List<JumpHit>> slice)
            throws SaveException {
        List<JumpHit> before = List.of();
        var pace = new Pace();
        for (JumpSource source : sources) {
            List<JumpHit> earlier = before;
            before =
                    joined(
                            earlier,
                            new JumpRank(source, typed, scorer)
                                    .run(
                                            progress,
                                            hits -> {
                                                if (pace.isDue()) {
                                                    slice.accept(joined(earlier, hits.get()));
                                                }
                                            }));
        }
        return before;
    }

    private static List<JumpHit> joined(List<JumpHit> one, List<JumpHit> other) {
        var all = new ArrayList<JumpHit>(one);
        all.addAll(other);
        return List.copyOf(all);
    }

    /// Lets something through every tenth of a second.
    private static final class Pace {
        private static final long NANOS = 100_000_000;

        private long last = System.nanoTime();

        boolean isDue() {
            long now = System.nanoTime();
            boolean due = now - last >= NANOS;
            last = due ? now : last;
            return due;
        }
    }
}
