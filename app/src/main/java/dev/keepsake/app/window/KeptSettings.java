package dev.keepsake.app.window;

import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.setting.Settings;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// The user's settings as they were kept, read before there is a window.
///
/// @param settings what they are; the usual ones where they do not read
/// @param failure why they do not read
record KeptSettings(Settings settings, Optional<SaveException> failure) {
    /// Reads them; whatever stands in the way, there are settings afterwards.
    static KeptSettings read(Path stateFolder) {
        try {
            Settings kept = StateStore.of(stateFolder, Settings.FORM).read();
            return new KeptSettings(kept, Optional.empty());
        } catch (SaveException unread) {
            return new KeptSettings(Settings.DEFAULT, Optional.of(unread));
        }
    }

    /// The language of this start: the one that was named for it, else the one of the settings,
    /// else the system's.
    Locale language() {
        return Optional.ofNullable(System.getProperty(WindowDoor.LANGUAGE))
                .map(Locale::forLanguageTag)
                .or(settings::language)
                .orElseGet(Locale::getDefault);
    }
}
