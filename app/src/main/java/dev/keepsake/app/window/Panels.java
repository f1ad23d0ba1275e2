package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.palette.CheatSheetView;
import dev.keepsake.app.palette.OverlayLayer;
import dev.keepsake.app.palette.PaletteItem;
import dev.keepsake.app.palette.PaletteView;
import dev.keepsake.app.palette.PaletteViewModel;
import java.util.List;
import java.util.Set;

/// The panels over the window that choose among things: actions, slots, folders; and the cheat
/// sheet.
///
/// @param layer shows them
/// @param actions what there is to do
record Panels(OverlayLayer layer, Actions actions, Messages messages) {
    /// Adds what shows the palette and the cheat sheet.
    void addActions() {
        actions.add(
                Action.of("palette", ActionGroup.PROGRAM, this::palette).on("Shortcut+Shift+P"));
        actions.add(
                Action.of(
                                "cheat-sheet",
                                ActionGroup.PROGRAM,
                                () -> new CheatSheetView(actions, layer, messages).show())
                        .on("F1"));
    }

    private void palette() {
        var model = PaletteViewModel.of(actions, Set.of("palette"));
        new PaletteView(
                        model,
                        layer,
                        new PaletteView.Words(
                                "palette",
                                messages.text("palette.prompt"),
                                messages.text("palette.none")))
                .show();
    }

    /// Lets the user choose one of these.
    ///
    /// @param id of the panel
    /// @param prompt what to type
    void choose(String id, String prompt, List<PaletteItem> items) {
        new PaletteView(
                        new PaletteViewModel(items),
                        layer,
                        new PaletteView.Words(id, prompt, messages.text("palette.none")))
                .show();
    }
}
