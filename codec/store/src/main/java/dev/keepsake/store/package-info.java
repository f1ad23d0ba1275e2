/// The store itself: what games, the command line and the window ask to save, load and list. Starts
/// at [dev.keepsake.store.SaveStore]; what it takes and gives stands beside it.
package dev.keepsake.store;
