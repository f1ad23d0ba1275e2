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
    private final Answers answers;

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

    /// What is done about a change.
    ///
    /// @param reload shows a file in the tab, at the place that is shown now, with all that is
    ///   staged
    /// @param compare shows what is staged beside what a file holds now
    /// @param writeNew writes the save as edited into a file of its own
    public record Answers(Consumer<Path> reload, Consumer<Path> compare, Runnable writeNew) {}

    /// Changes of this tab's save.
    public DiskChangeViewModel(SaveTab tab, Messages messages, Answers answers) {
        this.tab = tab;
        this.messages = messages;
        this.answers = answers;
    }

    /// What to say, null where nothing happened.
    public ObservableValue<@Nullable Notice> notice() {
        return tab.disk()
                .change()
                .flatMap(
                        change -> tab.document().editing().changes().map(staged -> notice(change)));
    }

    private @Nullable Notice notice(@Nullable DiskChange change) {
        return switch (change) {
            case null -> null;
            case DiskChange.Changed changed -> notice("changed", Map.of(), tab.file().get());
            case DiskChange.Gone gone ->
                    new Notice(
                            messages.text("window.changed.gone"),
                            isStaged() ? List.of(writeNew(), keep()) : List.of(keep()));
            case DiskChange.NewerCopy(var letter, Path file) ->
                    notice("newer", Map.of("letter", letter), file);
        };
    }

    private Notice notice(String what, Map<String, Object> details, Path file) {
        String key = "window.changed." + what;
        return isStaged()
                ? new Notice(
                        messages.text(key + ".staged", details),
                        List.of(replay(file), compare(file), writeNew(), keep()))
                : new Notice(messages.text(key, details), List.of(reload(file), keep()));
    }

    private boolean isStaged() {
        return tab.document().editing().isDirty();
    }

    private Action reload(Path file) {
        return action("changed-reload", "window.changed.reload", () -> show(file));
    }

    private Action replay(Path file) {
        return action("changed-replay", "window.changed.replay", () -> show(file));
    }

    private void show(Path file) {
        answers.reload().accept(file);
    }

    private Action compare(Path file) {
        return action(
                "changed-compare", "window.changed.compare", () -> answers.compare().accept(file));
    }

    private Action writeNew() {
        return action("changed-new-file", "window.changed.newFile", answers.writeNew());
    }

    private Action keep() {
        return action("changed-keep", "window.changed.keep", () -> tab.disk().keep());
    }

    private Action action(String id, String key, Runnable run) {
        return new Action(id, messages.text(key), run);
    }
}
