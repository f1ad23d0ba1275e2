package dev.keepsake.format;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;

/// Counts the values that a record keeps as read.
public final class KeptAsRead {
    private static final int PAGE = 1_000;

    private KeptAsRead() {}

    /// How many values in a record, unknown sections among them, are bytes kept as read; paged
    /// containers are walked page by page.
    ///
    /// @throws SaveException where a page cannot be read, or the caller stops it
    public static long count(RecordContent content, Progress progress) throws SaveException {
        long count = 0;
        for (Section section : content.sections()) {
            count += count(section.content(), progress);
        }
        return count;
    }

    private static long count(Value value, Progress progress) throws SaveException {
        return switch (value) {
            case OpaqueValue opaque -> 1;
            case ContainerValue container -> count(container.items(), progress);
            default -> 0;
        };
    }

    private static long count(Items items, Progress progress) throws SaveException {
        if (items instanceof InlineItems inline) {
            return countPage(inline, progress);
        }
        PagedItems paged = (PagedItems) items;
        long count = 0;
        for (long from = 0; from < paged.size(); ) {
            progress.check(from, paged.size());
            InlineItems page = paged.page(from, PAGE);
            count += countPage(page, progress);
            from += page.count();
        }
        return count;
    }

    private static long countPage(InlineItems items, Progress progress) throws SaveException {
        long count = 0;
        for (int i = 0; i < items.count(); i++) {
            count += count(items.value(i), progress);
        }
        return count;
    }
}
