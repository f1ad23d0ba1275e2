package dev.keepsake.app.slot;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;

/// The window around actions on slots. For the window's thread.
public interface SlotHost {
    /// Shows a file in a tab.
    void open(Path file);

    /// Asks whether to rescue what reads of a file.
    void recover(Path file);

    /// A slot holds something else now, or nothing.
    void changed(ShownSlot slot);

    /// A slot has another name now.
    void moved(ShownSlot slot, SlotId to);
}
