package dev.keepsake.app.world;

import dev.keepsake.app.document.FolderWatcher;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// What goes on around the open file, but for what the user has waved away. For the window's
/// thread.
public final class WorldViewModel {
    /// So many changes in so short a time are a game that plays.
    private static final int CHANGES = 3;

    private static final Duration TIME = Duration.ofSeconds(60);

    private final Around around;
    private final LatestTask looking;
    private final Messages messages;
    private final ObservableList<Warning> warnings = FXCollections.observableArrayList();
    private final Deque<Instant> changes = new ArrayDeque<>();
    private List<Circumstance> found = List.of();
    private Subscription watching = Subscription.EMPTY;
    private @Nullable Path file;

    /// What it needs.
    ///
    /// @param watcher tells when the folder changes
    /// @param clock says when
    /// @param waved what the user has waved away, of all tabs, until the program ends
    public record Around(FolderWatcher watcher, InstantSource clock, Set<String> waved) {}

    /// A warning.
    ///
    /// @param circumstance what it is about
    /// @param sentence what it is, what it means, and what to do
    record Warning(Circumstance circumstance, String sentence) {}

    /// Warnings on the file of a tab.
    public WorldViewModel(
            ObservableValue<Path> file, Around around, TaskScope tasks, Messages messages) {
        this.around = around;
        this.messages = messages;
        this.looking = tasks.latest();
        file.subscribe(this::follow);
    }

    /// The warnings, the gravest first.
    ObservableList<Warning> warnings() {
        return warnings;
    }

    private void follow(Path other) {
        Path folder = other.toAbsolutePath().getParent();
        boolean moved = file == null || !Objects.equals(other.getParent(), file.getParent());
        file = other;
        changes.clear();
        if (moved && folder != null) {
            watching.unsubscribe();
            watching = around.watcher().watch(folder, this::changed);
        }
        look(other);
    }

    private void changed(Set<Path> files) {
        Path own = file;
        if (own == null) {
            return;
        }
        if (files.contains(own)) {
            Instant now = around.clock().instant();
            changes.addLast(now);
            while (changes.getFirst().isBefore(now.minus(TIME))) {
                changes.removeFirst();
            }
        }
        look(own);
    }

    private void look(Path at) {
        looking.start(Task.of("", progress -> WorldLook.at(at), this::show, stop -> {}));
    }

    private void show(List<Circumstance> looked) {
        var all = new ArrayList<>(looked);
        if (changes.size() >= CHANGES) {
            all.add(new Circumstance.Busy());
        }
        found = List.copyOf(all);
        refresh();
    }

    private void refresh() {
        warnings.setAll(
                found.stream()
                        .filter(one -> !around.waved().contains(name(one)))
                        .map(one -> new Warning(one, sentence(one)))
                        .toList());
    }

    private String name(Circumstance one) {
        boolean ofFile =
                one instanceof Circumstance.ReadOnlyFile || one instanceof Circumstance.Busy;
        Path place = file == null || ofFile ? file : file.getParent();
        return one.id() + " " + place;
    }

    /// Does not warn of this again, until the program ends.
    void wave(Warning warning) {
        around.waved().add(name(warning.circumstance()));
        refresh();
    }

    /// No longer watches.
    public void close() {
        watching.unsubscribe();
    }

    private String sentence(Circumstance one) {
        return switch (one) {
            case Circumstance.ReadOnlyFile file -> messages.text("world.readOnlyFile");
            case Circumstance.ReadOnlyFolder folder -> messages.text("world.readOnlyFolder");
            case Circumstance.Held(String program, long process, String host) ->
                    messages.text(
                            "world.held",
                            Map.of(
                                    "program",
                                    Printable.text(program),
                                    "process",
                                    Long.toString(process),
                                    "host",
                                    Printable.text(host)));
            case Circumstance.Synchronised(String service) ->
                    messages.text("world.synchronised", "service", service);
            case Circumstance.Busy busy -> messages.text("world.busy");
        };
    }
}
