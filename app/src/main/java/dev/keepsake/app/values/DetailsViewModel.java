package dev.keepsake.app.values;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.ValueLocationViewModel;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.OpaqueValue;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The selected value in full, and where its bytes stand. For the window's thread.
public final class DetailsViewModel {
    private static final int SHOWN_BYTES = 64;

    private final Messages messages;
    private final Counts counts;
    private final ValueText text;
    private final LatestTask writing;
    private final ValueLocationViewModel location;
    private final ReadOnlyObjectWrapper<@Nullable Details> details = new ReadOnlyObjectWrapper<>();

    /// Details of what this document has selected.
    public DetailsViewModel(
            DocumentViewModel document,
            ValueLocationViewModel location,
            TaskScope tasks,
            Messages messages) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.text = new ValueText(messages);
        this.location = location;
        this.writing = tasks.latest();
        document.value().subscribe(this::show);
    }

    /// The details, null where no value is selected.
    ReadOnlyObjectProperty<@Nullable Details> details() {
        return details.getReadOnlyProperty();
    }

    /// Where the bytes stand, null where unknown.
    ReadOnlyObjectProperty<@Nullable ValueLocation> location() {
        return location.location();
    }

    private void show(ValueNode.@Nullable Row row) {
        writing.drop();
        if (row == null) {
            details.set(null);
            return;
        }
        writing.start(Task.of("", progress -> details(row), details::set, failure -> {}));
    }

    private Details details(ValueNode.Row row) {
        return new Details(
                row.label(), TypeCell.typeName(row), note(row), text.full(row.value()), row.path());
    }

    private String note(ValueNode.Row row) {
        return switch (row.value()) {
            case OpaqueValue opaque ->
                    messages.text(
                            switch (opaque.reason()) {
                                case UNKNOWN_TYPE -> "window.kept.unknownType";
                                case UNREADABLE -> "window.kept.unreadable";
                                case NOT_PROVEN -> "window.kept.notProven";
                                case UNKNOWN_SECTION -> "window.kept.unknownSection";
                                case TOO_DEEP -> "window.kept.tooDeep";
                            });
            case EnumValue constant -> Printable.text(constant.text());
            default -> "";
        };
    }

    /// Where the bytes stand, in a sentence.
    String where(ValueLocation found) {
        Span decoded = found.decoded();
        Span own = decoded == null ? found.region() : decoded;
        return messages.text(
                decoded == null ? "window.details.bytesInFile" : "window.details.bytesInBlock",
                Map.of(
                        "offset", hex(own.offset()),
                        "block", hex(found.region().offset()),
                        "size", counts.bytes(found.bytes().length())));
    }

    /// The first bytes in hexadecimal.
    String firstBytes(ValueLocation found) {
        Bytes shown = found.bytes().slice(0, Math.min(SHOWN_BYTES, found.bytes().length()));
        String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(shown.toArray());
        return shown.length() < found.bytes().length() ? hex + " …" : hex;
    }

    private static String hex(long offset) {
        return "0x" + Long.toHexString(offset).toUpperCase(Locale.ROOT);
    }
}
