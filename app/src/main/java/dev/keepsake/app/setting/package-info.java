/// What the user wants of the program, and the form to say it in. [Settings] is what was said,
/// [SettingsViewModel] holds and keeps it, [SettingsForm] asks.
package dev.keepsake.app.setting;
