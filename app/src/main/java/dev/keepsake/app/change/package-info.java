/// What is staged: the list of changes, undo, redo and revert. Starts at [ChangesView]; before it
/// stands `document.Editing`.
package dev.keepsake.app.change;
