package dev.keepsake.app.bytes;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import java.util.HexFormat;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// Edits the bytes of a value that is kept as read; no others: what is understood is edited as what
/// it is. For the window's thread.
public final class BytesEditing {
    /// What can well be looked at as digits.
    private static final int MOST_BYTES = 64 << 10;

    private static final int ROW = 16;

    private final DocumentViewModel document;
    private final Messages messages;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper reason = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private @Nullable Target target;

    /// Edits values of a document.
    public BytesEditing(DocumentViewModel document, Messages messages) {
        this.document = document;
        this.messages = messages;
        document.value().subscribe(value -> selected());
        document.editing().lock().subscribe(lock -> selected());
        text.subscribe(typed -> problem.set(""));
    }

    /// True while bytes are edited.
    ReadOnlyBooleanProperty open() {
        return open.getReadOnlyProperty();
    }

    /// The digits, as typed so far.
    StringProperty text() {
        return text;
    }

    /// Why the selected value's bytes cannot be edited, empty where they can.
    ReadOnlyStringProperty reason() {
        return reason.getReadOnlyProperty();
    }

    /// What is wrong with the digits, empty where nothing is known to be.
    ReadOnlyStringProperty problem() {
        return problem.getReadOnlyProperty();
    }

    private void selected() {
        leave();
        reason.set(reasonAgainst(document.value().get()));
    }

    private String reasonAgainst(ValueNode.@Nullable Row value) {
        if (document.editing().lock().get() != null) {
            return messages.text("bytes.edit.locked");
        }
        if (value == null || !(value.value() instanceof OpaqueValue kept)) {
            return messages.text("bytes.edit.onlyKept");
        }
        return kept.bytes().length() > MOST_BYTES ? messages.text("bytes.edit.large") : "";
    }

    /// Begins to edit, where that can be.
    void begin() {
        ValueNode.Row value = document.value().get();
        if (value != null && reason.get().isEmpty() && value.value() instanceof OpaqueValue kept) {
            target = new Target(value.record(), value.itemPath());
            text.set(digits(kept.bytes()));
            problem.set("");
            open.set(true);
        }
    }

    /// Ends editing without a change.
    void leave() {
        open.set(false);
        target = null;
    }

    /// Stages what was typed; says what is wrong with it in [#problem] where it is no bytes.
    void apply() {
        Target place = target;
        String digits = text.get().replaceAll("\\s+", "");
        if (place == null) {
            return;
        }
        if (!digits.matches("[0-9A-Fa-f]*")) {
            problem.set(messages.text("bytes.edit.noDigit"));
        } else if (digits.length() % 2 != 0) {
            problem.set(messages.text("bytes.edit.half"));
        } else {
            var edit = new Edit.SetBytes(place, Bytes.wrap(HexFormat.of().parseHex(digits)));
            document.editing().stage("", (now, progress) -> List.of(edit));
            leave();
        }
    }

    private static String digits(Bytes bytes) {
        var line = new StringBuilder();
        for (int i = 0; i < bytes.length(); i++) {
            line.append("%02X".formatted(bytes.at(i) & 0xFF));
            line.append(i % ROW == ROW - 1 ? '\n' : ' ');
        }
        return line.toString().strip();
    }
}
