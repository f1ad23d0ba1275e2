/// What a save is big by: its chunks, classes, records and values as rectangles of their size, and
/// as a table. Starts at [SizesViewModel]; [SizeTally] adds up sizes, [TreemapLayout] finds the
/// rectangles, [SizesView] shows them.
package dev.keepsake.app.sizes;
