package dev.keepsake.app.bytes;

import dev.keepsake.model.finding.Span;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The byte the keyboard stands on, and the bytes selected from another to it. For the window's
/// thread.
final class HexSelection {
    private final ReadOnlyLongWrapper caret = new ReadOnlyLongWrapper();
    private final ReadOnlyObjectWrapper<Span> range = new ReadOnlyObjectWrapper<>(new Span(0, 0));
    private long anchor;
    private long size;

    /// There are other bytes.
    void reset(long count) {
        size = count;
        anchor = 0;
        caret.set(0);
        update();
    }

    /// The byte the keyboard stands on.
    ReadOnlyLongProperty caret() {
        return caret.getReadOnlyProperty();
    }

    /// What is selected: at least the byte the keyboard stands on, where there is one.
    ReadOnlyObjectProperty<Span> range() {
        return range.getReadOnlyProperty();
    }

    /// Goes to a byte, or to the nearest there is.
    ///
    /// @param extend true to select from where the selection began
    void moveTo(long offset, boolean extend) {
        long to = Math.clamp(offset, 0, Math.max(0, size - 1));
        if (!extend) {
            anchor = to;
        }
        caret.set(to);
        update();
    }

    private void update() {
        long from = Math.min(anchor, caret.get());
        long to = Math.max(anchor, caret.get());
        range.set(size == 0 ? new Span(0, 0) : new Span(from, to - from + 1));
    }
}
