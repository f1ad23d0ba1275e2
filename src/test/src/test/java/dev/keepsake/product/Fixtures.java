package dev.keepsake.product;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/// Real saves that are no part of the repository: found through the system property
/// `keepsake.fixtures`.
final class Fixtures {
    private Fixtures() {}

    /// A folder of them; where it is absent, the test is skipped and says so.
    static Path require(String name) {
        Path folder = Path.of(System.getProperty("keepsake.fixtures", "../shared/fixtures"), name);
        boolean there = Files.isDirectory(folder);
        if (!there) {
            System.out.println("Skipped: there are no fixtures in " + folder.toAbsolutePath());
        }
        assumeTrue(there, "no fixtures in " + folder);
        return folder;
    }
}
