package dev.keepsake.app.window;

import dev.keepsake.app.copy.CopyText;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Value;

/// As what a value is copied.
enum CopyForm {
    /// As it is typed.
    VALUE,
    /// As JSON.
    JSON,
    /// As CSV.
    CSV;

    /// The text. Runs on workers.
    String text(Value value, Progress progress) throws SaveException {
        return switch (this) {
            case VALUE -> CopyText.value(value, progress);
            case JSON -> CopyText.json(value, progress);
            case CSV -> CopyText.csv(value, progress);
        };
    }
}
