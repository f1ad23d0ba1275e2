package dev.keepsake.product;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.ValueSummary;
import java.nio.file.Path;
import java.util.Objects;

/// Reads single values of a file through the library, to look at what the program wrote.
public final class ValueOnDisk {
    private ValueOnDisk() {}

    /// What stands at a path of a file, in one line; `nowhere` where the path leads nowhere.
    public static String of(Path file, String path) {
        try (SaveDocument document = Saves.open(file);
                EditedSave save = EditedSave.opened(document)) {
            Location found = new PathResolver(save, Progress.NONE).resolve(path);
            var record = Objects.requireNonNull(found.record());
            ItemPath item = found.item().ids().isEmpty() ? ItemPath.of(0) : found.item();
            return EditedRecord.of(save, record).find(item).map(ValueSummary::of).orElse("nowhere");
        } catch (SaveException nowhere) {
            return "nowhere";
        }
    }
}
