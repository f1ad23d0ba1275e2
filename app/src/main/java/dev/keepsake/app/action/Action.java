package dev.keepsake.app.action;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// Something the user can do in the window. Its parts never change; whether it can be done does.
///
/// @param id names it for ever, such as `close-tab`; its title stands under `action.` and the id
/// @param group what it is about
/// @param keys what starts it, the ones to show first; none where it has no keys
/// @param enabled whether it can be done now
/// @param whyNot why it cannot be done now, as a sentence; empty where that is not known
/// @param run does it; called on the JavaFX thread, and only while it can be done
public record Action(
        String id,
        ActionGroup group,
        List<Keys> keys,
        ObservableValue<Boolean> enabled,
        ObservableValue<String> whyNot,
        Runnable run) {
    /// Copies the list.
    public Action {
        keys = List.copyOf(keys);
    }

    /// An action without keys that can always be done.
    public static Action of(String id, ActionGroup group, Runnable run) {
        return new Action(
                id,
                group,
                List.of(),
                new ReadOnlyBooleanWrapper(true),
                new ReadOnlyStringWrapper(""),
                run);
    }

    /// The same with these keys, see [Keys#of].
    ///
    /// @throws IllegalArgumentException where a text names no key
    public Action on(String... texts) {
        return new Action(id, group, Stream.of(texts).map(Keys::of).toList(), enabled, whyNot, run);
    }

    /// The same, but only while this is true; null counts as false.
    ///
    /// @param why why it cannot be done otherwise, as a sentence
    public Action when(ObservableValue<Boolean> condition, String why) {
        return when(condition, new ReadOnlyStringWrapper(why));
    }

    /// The same, but only while this is true; null counts as false.
    ///
    /// @param why why it cannot be done otherwise, as a sentence that may change
    public Action when(ObservableValue<Boolean> condition, ObservableValue<String> why) {
        return new Action(id, group, keys, condition.orElse(false), why, run);
    }

    /// The key of its title.
    public String title() {
        return "action." + id;
    }

    /// True while it can be done.
    public boolean isEnabled() {
        return Boolean.TRUE.equals(enabled.getValue());
    }

    /// Does it, where it can be done.
    ///
    /// @return whether it was done
    public boolean tryRun() {
        boolean can = isEnabled();
        if (can) {
            run.run();
        }
        return can;
    }
}
