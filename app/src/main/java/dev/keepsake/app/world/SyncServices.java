package dev.keepsake.app.world;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Knows folders that a service keeps the same on other machines: by their names, and by what the
/// service leaves in them.
final class SyncServices {
    private static final List<Service> SERVICES =
            List.of(
                    new Service("OneDrive", List.of("OneDrive"), List.of()),
                    new Service("Dropbox", List.of("Dropbox"), List.of(".dropbox")),
                    new Service(
                            "Google Drive",
                            List.of("Google Drive", "GoogleDrive", "My Drive"),
                            List.of(".tmp.drivedownload", ".tmp.driveupload")),
                    new Service(
                            "iCloud",
                            List.of("iCloudDrive", "Mobile Documents", "com~apple~CloudDocs"),
                            List.of()),
                    new Service("Nextcloud", List.of("Nextcloud"), List.of(".sync_nextcloud.db")));

    private SyncServices() {}

    /// A service.
    ///
    /// @param folders how its folders are called; more may follow behind a space or dash
    /// @param marks files that stand in them
    private record Service(String name, List<String> folders, List<String> marks) {
        boolean has(Path folder) {
            String name = String.valueOf(folder.getFileName());
            return folders.stream().anyMatch(known -> isCalled(name, known))
                    || marks.stream().anyMatch(mark -> Files.exists(folder.resolve(mark)));
        }

        private static boolean isCalled(String name, String known) {
            return name.equals(known)
                    || name.startsWith(known + " ")
                    || name.startsWith(known + "-");
        }
    }

    /// The service that synchronises a folder, as far as it can be told. Reads the file system.
    static Optional<String> of(Path folder) {
        if (isOfSteam(folder)) {
            return Optional.of("Steam Cloud");
        }
        for (Path at = folder; at != null; at = at.getParent()) {
            for (Service service : SERVICES) {
                if (service.has(at)) {
                    return Optional.of(service.name());
                }
            }
        }
        return Optional.empty();
    }

    /// `userdata/<account>/<game>/remote`, and what lies below it.
    private static boolean isOfSteam(Path folder) {
        for (int i = 0; i + 3 < folder.getNameCount(); i++) {
            if (folder.getName(i).toString().equals("userdata")
                    && folder.getName(i + 1).toString().matches("[0-9]+")
                    && folder.getName(i + 2).toString().matches("[0-9]+")
                    && folder.getName(i + 3).toString().equals("remote")) {
                return true;
            }
        }
        return false;
    }
}
