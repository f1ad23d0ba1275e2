package dev.keepsake.store.backend;

import java.time.Instant;

/// A holder of leases.
final class LeaseTexts {
    static final LeaseHolder HOLDER =
            new LeaseHolder("Harbour", 4711, "desk", Instant.parse("2026-12-01T10:15:00Z"));

    private LeaseTexts() {}
}
