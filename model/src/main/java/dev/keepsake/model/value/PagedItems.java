package dev.keepsake.model.value;

import dev.keepsake.model.finding.SaveException;

/// Values read page by page from the save.
///
/// Implemented by formats, and by staged edits over such a container. Any thread may ask for pages;
/// the document must still be open. Two are equal only where they are the same object: comparing
/// content walks the pages.
public non-sealed interface PagedItems extends Items {
    /// The values from an index on: at least one where there is one, at most `count`, and no more
    /// than about 1 MiB of encoded values.
    ///
    /// @param from the first index, 0 to `size()`
    /// @param count how many at most, 1 to 65,536
    /// @throws SaveException where the bytes cannot be read or do not read as the proven types
    /// @throws IndexOutOfBoundsException where `from` lies outside
    InlineItems page(long from, int count) throws SaveException;
}
