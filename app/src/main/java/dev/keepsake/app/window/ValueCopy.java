package dev.keepsake.app.window;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.model.finding.SaveException;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// Copies the selected value of a tab to the clipboard; its text is made on a worker.
///
/// @param failed takes why it was not copied
record ValueCopy(SaveTab tab, Messages messages, Consumer<SaveException> failed) {
    /// Copies it in a form; nothing where no value is selected.
    void copy(CopyForm form) {
        ValueNode.Row row = tab.document().value().get();
        if (row != null) {
            tab.tasks()
                    .start(
                            Task.of(
                                    messages.text("copy.doing"),
                                    progress -> form.text(row.value(), progress),
                                    ValueCopy::toClipboard,
                                    failed));
        }
    }

    private static void toClipboard(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
