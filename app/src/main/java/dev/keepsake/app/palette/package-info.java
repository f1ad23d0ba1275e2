/// Panels over the window, for the keyboard: the command palette and other lists to choose from,
/// and the cheat sheet. Starts at [OverlayLayer], which shows them; [PaletteView] is a list to
/// choose from, [CheatSheetView] all keys.
package dev.keepsake.app.palette;
