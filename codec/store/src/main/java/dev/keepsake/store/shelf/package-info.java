/// The saves that are kept beside the copies: what was replaced, deleted, damaged. Starts at
/// [dev.keepsake.store.shelf.Shelf].
package dev.keepsake.store.shelf;
