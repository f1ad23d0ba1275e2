package dev.keepsake.store.backend;

import java.time.Instant;

/// Who holds a lease.
///
/// @param program what to call it, such as the game's name
/// @param process its number on its machine
/// @param host its machine, empty where that is unknown
/// @param since since when
public record LeaseHolder(String program, long process, String host, Instant since) {
    /// This process.
    public static LeaseHolder ofThisProcess(String program, Instant now) {
        String name = System.getenv().getOrDefault("HOSTNAME", System.getenv("COMPUTERNAME"));
        return new LeaseHolder(
                program, ProcessHandle.current().pid(), name == null ? "" : name, now);
    }
}
