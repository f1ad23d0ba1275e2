package dev.keepsake.app.action;

import dev.keepsake.app.i18n.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;

/// Everything that can be done in a window, in the order of its groups. For the JavaFX thread.
///
/// Whoever brings an action adds it here once, by [Action#of] with its keys, and gives `action.`
/// followed by its id a title in each language. Keys then work in the whole window, the command
/// palette and the cheat sheet list it, and [#dress] and [#item] make buttons and menu items of it.
public final class Actions {
    private final Messages messages;
    private final Map<String, Action> actions = new LinkedHashMap<>();
    private final List<KeyHint> hints = new ArrayList<>();

    /// No actions yet.
    public Actions(Messages messages) {
        this.messages = messages;
    }

    /// Adds an action at the end of its group.
    ///
    /// @throws IllegalArgumentException where its id or one of its keys is taken
    public void add(Action action) {
        String taken =
                actions.values().stream()
                        .filter(other -> shares(other, action))
                        .map(Action::id)
                        .findFirst()
                        .orElse("");
        if (!taken.isEmpty()) {
            throw new IllegalArgumentException(action.id() + " takes what is " + taken + "'s");
        }
        actions.put(action.id(), action);
    }

    private boolean shares(Action one, Action other) {
        List<String> keys = one.keys().stream().map(key -> key.text(messages)).toList();
        return one.id().equals(other.id())
                || other.keys().stream().map(key -> key.text(messages)).anyMatch(keys::contains);
    }

    /// Says what keys do in one part of the window.
    public void addHint(KeyHint hint) {
        hints.add(hint);
    }

    /// What keys do in parts of the window.
    public List<KeyHint> hints() {
        return List.copyOf(hints);
    }

    /// All actions: by group, in each in the order they were added.
    public List<Action> all() {
        return actions.values().stream().sorted(Comparator.comparing(Action::group)).toList();
    }

    /// The action of an id, where there is one.
    public Optional<Action> find(String id) {
        return Optional.ofNullable(actions.get(id));
    }

    /// The action of an id.
    ///
    /// @throws IllegalArgumentException where there is none
    public Action get(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no action " + id));
    }

    /// The title of an action.
    public String title(Action action) {
        return messages.text(action.title());
    }

    /// The keys to show for an action, as people read them; empty where it has none.
    public String keys(Action action) {
        return action.keys().isEmpty() ? "" : action.keys().getFirst().text(messages);
    }

    /// What a tooltip says of an action: its title and its keys.
    public String tip(Action action) {
        return action.keys().isEmpty()
                ? title(action)
                : messages.text("action.tip", Map.of("title", title(action), "keys", keys(action)));
    }

    /// Does the action that an event's keys start, unless a field should get them.
    ///
    /// @param inField whether a field has the focus
    /// @return whether one was done
    public boolean press(KeyEvent event, boolean inField) {
        return actions.values().stream()
                .filter(action ->
                        action.keys().stream()
                                .filter(keys -> !inField || !keys.belongToFields())
                                .anyMatch(keys -> keys.matches(event)))
                .findFirst()
                .filter(Action::tryRun)
                .isPresent();
    }

    /// Makes a button start an action: its id, what it does, its tooltip with the keys, and that it
    /// is off while the action cannot be done. Text and picture stay as they are.
    ///
    /// @throws IllegalArgumentException where there is no such action
    public <B extends ButtonBase> B dress(B button, String id) {
        Action action = get(id);
        button.setId(id);
        button.setTooltip(new Tooltip(tip(action)));
        if (button.getText().isEmpty()) {
            button.setAccessibleText(title(action));
        }
        button.setOnAction(event -> action.tryRun());
        action.enabled().subscribe(enabled -> button.setDisable(!action.isEnabled()));
        return button;
    }

    /// A menu item that starts an action, with its title and keys; its id is the action's with
    /// `-menu` behind it.
    ///
    /// @throws IllegalArgumentException where there is no such action
    public MenuItem item(String id) {
        Action action = get(id);
        var item = new MenuItem(title(action));
        item.setId(id + "-menu");
        action.keys().stream()
                .findFirst()
                .ifPresent(keys -> item.setAccelerator(new ShownKeys(keys, messages)));
        item.setOnAction(event -> action.tryRun());
        item.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> !action.isEnabled(), action.enabled()));
        return item;
    }
}
