package dev.keepsake.app.action;

import dev.keepsake.app.i18n.Messages;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Keys beside a menu item, in the user's language. They start nothing there: [Actions#press] does,
/// wherever the focus is.
final class ShownKeys extends KeyCombination {
    private final Keys keys;
    private final String text;

    ShownKeys(Keys keys, Messages messages) {
        super();
        this.keys = keys;
        this.text = keys.text(messages);
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShownKeys same && same.keys.equals(keys);
    }

    @Override
    public int hashCode() {
        return keys.hashCode();
    }
}
