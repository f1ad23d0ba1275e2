package dev.keepsake.store.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Who holds a lease.
///
/// @param program what to call it, such as the game's name
/// @param process its number on its machine
/// @param host its machine, empty where that is unknown
/// @param since since when
public record LeaseHolder(String program, long process, String host, Instant since) {
    private static final String FIRST_LINE = "keepsake-lease 1";

    /// This process.
    public static LeaseHolder ofThisProcess(String program, Instant now) {
        return new LeaseHolder(program, ProcessHandle.current().pid(), thisHost(), now);
    }

    /// Which other process the lock file of a folder names as its holder; empty where nobody holds
    /// the lease, or this process does. A process that is known to have ended is left out. Reads,
    /// never locks.
    ///
    /// @throws IOException where the lock file cannot be read
    public static Optional<LeaseHolder> findOther(Path folder) throws IOException {
        return LeaseRegistry.OF_PROCESS
                .findOther(FolderFiles.of(folder).root().resolve(FolderLease.NAME))
                .filter(holder -> !holder.hasEnded());
    }

    private boolean hasEnded() {
        return host.equals(inOneLine(thisHost()))
                && ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty();
    }

    private static String thisHost() {
        String name = System.getenv().getOrDefault("HOSTNAME", System.getenv("COMPUTERNAME"));
        if (name != null) {
            return name;
        }
        try {
            return Files.readString(Path.of("/etc/hostname")).strip();
        } catch (IOException noSuchSystem) {
            return "";
        }
    }

    /// The holder as lines of text, each ended by a line feed: `keepsake-lease 1`, then
    /// `program=…`, `process=…`, `host=…` and `since=…` (as in ISO 8601, UTC). A control character
    /// within a value becomes a space.
    public String text() {
        return String.join(
                "\n",
                FIRST_LINE,
                "program=" + inOneLine(program),
                "process=" + process,
                "host=" + inOneLine(host),
                "since=" + since,
                "");
    }

    private static String inOneLine(String value) {
        return value.replaceAll("\\p{Cntrl}", " ");
    }

    /// The holder that a text names, where it is the text of one, whole.
    public static Optional<LeaseHolder> parse(String text) {
        if (!text.startsWith(FIRST_LINE + "\n") || !text.endsWith("\n")) {
            return Optional.empty();
        }
        Map<String, String> values = new HashMap<>();
        text.lines()
                .skip(1)
                .map(line -> line.split("=", 2))
                .filter(parts -> parts.length == 2)
                .forEach(parts -> values.put(parts[0], parts[1]));
        try {
            return Optional.of(
                    new LeaseHolder(
                            required(values, "program"),
                            Long.parseLong(required(values, "process")),
                            required(values, "host"),
                            Instant.parse(required(values, "since"))));
        } catch (IllegalArgumentException | DateTimeException unreadable) {
            return Optional.empty();
        }
    }

    private static String required(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name);
        }
        return value;
    }
}
