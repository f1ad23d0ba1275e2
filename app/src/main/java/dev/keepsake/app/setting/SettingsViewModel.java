package dev.keepsake.app.setting;

import dev.keepsake.app.state.StateStore;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the user wants, as it is now; every change is kept. For the window's thread.
public final class SettingsViewModel {
    private final StateStore<Settings> store;
    private final ReadOnlyObjectWrapper<Settings> settings;

    /// Begins with what was kept, as the start of the program read it.
    ///
    /// @param store keeps what changes
    public SettingsViewModel(Settings first, StateStore<Settings> store) {
        this.settings = new ReadOnlyObjectWrapper<>(first);
        this.store = store;
    }

    /// What the user wants.
    public ReadOnlyObjectProperty<Settings> settings() {
        return settings.getReadOnlyProperty();
    }

    /// Changes it and keeps it.
    public void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings.get());
        if (!changed.equals(settings.get())) {
            settings.set(changed);
            store.save(changed);
        }
    }

    /// Makes the text so many steps larger, or smaller.
    public void growFont(int steps) {
        change(now -> now.withFont(now.fontPercent() + steps * Settings.FONT_STEP));
    }
}
