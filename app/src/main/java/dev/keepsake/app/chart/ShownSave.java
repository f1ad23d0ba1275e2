package dev.keepsake.app.chart;

import dev.keepsake.model.document.SaveDocument;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The save that a picture shows while the picture is on show: nothing is worked out for what
/// nobody sees. For the window's thread.
public final class ShownSave {
    private final ObservableValue<@Nullable SaveDocument> save;
    private final Consumer<@Nullable SaveDocument> changed;
    private @Nullable SaveDocument known;
    private boolean shown;

    /// @param save the save as it is now, null for none
    /// @param changed told of a save, or none, once the picture is on show
    public ShownSave(
            ObservableValue<@Nullable SaveDocument> save,
            Consumer<@Nullable SaveDocument> changed) {
        this.save = save;
        this.changed = changed;
        save.subscribe(now -> look());
    }

    /// Says whether the picture is on show.
    public void setShown(boolean now) {
        shown = now;
        look();
    }

    /// A save that was closed must not be read on, even where nobody looks.
    private void look() {
        SaveDocument now = save.getValue();
        if (now != known && (shown || now == null)) {
            known = now;
            changed.accept(now);
        } else if (now != known && known != null) {
            known = null;
            changed.accept(null);
        }
    }
}
