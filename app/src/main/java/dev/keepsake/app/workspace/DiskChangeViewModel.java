package dev.keepsake.app.workspace;

import dev.keepsake.app.i18n.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What is said of a change on disk, and what the user can do about it. For the window's thread.
public final class DiskChangeViewModel {
    private final SaveTab tab;
    private final Messages messages;
    private final Consumer<Path> reload;

    /// A change in a sentence.
    ///
    /// @param sentence what happened
    /// @param actions what can be done, the one that loses nothing last
    public record Notice(String sentence, List<Action> actions) {
        /// Copies the list.
        public Notice {
            actions = List.copyOf(actions);
        }
    }

    /// Something to do about it.
    ///
    /// @param id of its button
    /// @param text on its button
    /// @param run does it
    public record Action(String id, String text, Runnable run) {}

    /// Changes of this tab's save.
    ///
    /// @param reload shows a file in the tab, at the place that is shown now
    public DiskChangeViewModel(SaveTab tab, Messages messages, Consumer<Path> reload) {
        this.tab = tab;
        this.messages = messages;
        this.reload = reload;
    }

    /// What to say, null where nothing happened.
    public ObservableValue<@Nullable Notice> notice() {
        return tab.disk().change().map(this::notice);
    }

    private @Nullable Notice notice(@Nullable DiskChange change) {
        return switch (change) {
            case null -> null;
            case DiskChange.Changed changed ->
                    new Notice(
                            messages.text("window.changed.changed"),
                            List.of(reload(tab.file().get()), keep()));
            case DiskChange.Gone gone ->
                    new Notice(messages.text("window.changed.gone"), List.of(keep()));
            case DiskChange.NewerCopy(var letter, Path file) ->
                    new Notice(
                            messages.text("window.changed.newer", Map.of("letter", letter)),
                            List.of(reload(file), keep()));
        };
    }

    private Action reload(Path file) {
        return new Action(
                "changed-reload",
                messages.text("window.changed.reload"),
                () -> reload.accept(file));
    }

    private Action keep() {
        return new Action(
                "changed-keep", messages.text("window.changed.keep"), () -> tab.disk().keep());
    }
}
