package dev.keepsake.app.window;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The user's folder for what programs keep between starts.
final class StateFolder {
    private StateFolder() {}

    /// The folder for this system; it need not exist.
    ///
    /// @param system its name, as Java has it
    /// @param environment its variables
    /// @param home the user's folder
    static Path of(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String local = environment.get("LOCALAPPDATA");
            Path folder = local == null ? home.resolve("AppData").resolve("Local") : Path.of(local);
            return folder.resolve("Keepsake");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Keepsake");
        }
        String state = environment.get("XDG_STATE_HOME");
        Path folder =
                state == null || !Path.of(state).isAbsolute()
                        ? home.resolve(".local").resolve("state")
                        : Path.of(state);
        return folder.resolve("keepsake");
    }

    /// The folder for this process.
    static Path ofProcess() {
        return of(
                System.getProperty("os.name"),
                System.getenv(),
                Path.of(System.getProperty("user.home")));
    }
}
