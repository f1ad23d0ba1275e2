package dev.keepsake.app.copy;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;

/// The values in a value, one after another, whether they are held or read by page.
final class Parts {
    private static final int PAGE = 1000;

    private Parts() {}

    /// What is done with a part.
    interface Each {
        void take(Value part, long index) throws SaveException;
    }

    /// Does something with each part in order; nothing where the value has none.
    ///
    /// @throws SaveException where a page does not read, or what is done fails
    static void each(Value value, Each each) throws SaveException {
        switch (value) {
            case PackedValue packed -> {
                for (int i = 0; i < packed.count(); i++) {
                    each.take(packed.element(i), i);
                }
            }
            case ContainerValue container -> each(container.items(), each);
            default -> {}
        }
    }

    private static void each(Items items, Each each) throws SaveException {
        switch (items) {
            case InlineItems inline -> each(inline, 0, each);
            case PagedItems paged -> {
                long from = 0;
                while (from < paged.size()) {
                    InlineItems page = paged.page(from, PAGE);
                    each(page, from, each);
                    from += page.count();
                }
            }
        }
    }

    private static void each(InlineItems items, long first, Each each) throws SaveException {
        for (int i = 0; i < items.count(); i++) {
            each.take(items.value(i), first + i);
        }
    }
}
