package dev.keepsake.app.bytes;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueLocationViewModel;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyListProperty;
import javafx.beans.property.ReadOnlyListWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import org.jspecify.annotations.Nullable;

/// The bytes of the selected value in rows of sixteen. For the window's thread.
public final class BytesViewModel {
    private final Messages messages;
    private final Counts counts;
    private final ReadOnlyListWrapper<String> rows =
            new ReadOnlyListWrapper<>(FXCollections.observableArrayList());
    private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper("");

    /// Bytes of what is located here.
    public BytesViewModel(ValueLocationViewModel location, Messages messages) {
        this.messages = messages;
        this.counts = new Counts(messages);
        location.location().subscribe(this::show);
    }

    /// The rows, worked out when asked for.
    ReadOnlyListProperty<String> rows() {
        return rows.getReadOnlyProperty();
    }

    /// What the bytes are.
    ReadOnlyStringProperty caption() {
        return caption.getReadOnlyProperty();
    }

    private void show(@Nullable ValueLocation found) {
        if (found == null) {
            rows.set(FXCollections.observableArrayList());
            caption.set("");
            return;
        }
        Span own = found.decoded() == null ? found.region() : found.decoded();
        List<String> lines = new HexRows(found.bytes(), own.offset());
        rows.set(FXCollections.observableList(lines));
        caption.set(caption(found, own.length()));
    }

    private String caption(ValueLocation found, long whole) {
        Bytes bytes = found.bytes();
        boolean cut = bytes.length() < whole;
        String key =
                found.decoded() == null
                        ? cut ? "window.bytes.inFileCut" : "window.bytes.inFile"
                        : cut ? "window.bytes.inBlockCut" : "window.bytes.inBlock";
        return messages.text(
                key,
                Map.of(
                        "size", counts.bytes(whole),
                        "shown", counts.bytes(bytes.length()),
                        "block", "0x%X".formatted(found.region().offset())));
    }
}
