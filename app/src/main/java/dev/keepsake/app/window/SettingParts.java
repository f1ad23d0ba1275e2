package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.setting.Settings;
import dev.keepsake.app.setting.SettingsForm;
import dev.keepsake.app.setting.SettingsViewModel;
import dev.keepsake.app.theme.Themes;
import dev.keepsake.app.typefile.TypeFiles;

/// Makes the window do what the user's settings say, and offers to change them.
///
/// @param model the settings
/// @param messages what is said of them
record SettingParts(SettingsViewModel model, Messages messages) {
    /// Follows the settings from now on; a look chosen elsewhere becomes one.
    void follow(Themes themes, TypeFiles types) {
        model.settings()
                .subscribe(now -> {
                    themes.look().set(now.look());
                    themes.fontPercent().set(now.fontPercent());
                    types.choose(now.typeFiles());
                });
        themes.look().subscribe((before, look) -> model.change(now -> now.with(look)));
    }

    /// Adds what changes them.
    void addTo(Actions actions, DialogService dialogs) {
        var form = new SettingsForm(model, dialogs, messages);
        actions.add(Action.of("settings", ActionGroup.PROGRAM, form::ask).on("Shortcut+Comma"));
        actions.add(
                Action.of("text-larger", ActionGroup.VIEW, () -> model.growFont(1))
                        .on("Shortcut+Plus", "Shortcut+Equals", "Shortcut+Add")
                        .when(
                                model.settings().map(now -> now.fontPercent() < Settings.MOST_FONT),
                                messages.text("setting.font.largest")));
        actions.add(
                Action.of("text-smaller", ActionGroup.VIEW, () -> model.growFont(-1))
                        .on("Shortcut+Minus", "Shortcut+Subtract")
                        .when(
                                model.settings()
                                        .map(now -> now.fontPercent() > Settings.LEAST_FONT),
                                messages.text("setting.font.smallest")));
        actions.add(
                Action.of(
                                "text-usual",
                                ActionGroup.VIEW,
                                () -> model.change(now -> now.withFont(100)))
                        .on("Shortcut+0", "Shortcut+Numpad 0"));
    }
}
