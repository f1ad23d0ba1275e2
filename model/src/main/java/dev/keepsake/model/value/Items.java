package dev.keepsake.model.value;

/// The values of a container, in the order of the save.
///
/// Small containers hold them ([InlineItems]); a container over 1 MiB encoded reads them page by
/// page when asked ([PagedItems]).
public sealed interface Items permits InlineItems, PagedItems {
    /// How many values there are; for a map, keys and values together.
    long size();
}
