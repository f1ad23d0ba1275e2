package dev.keepsake.app.rulefile;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.json.expect.ExpectFile;
import dev.keepsake.json.expect.ExpectFileException;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Finds and reads files of expectations. Stateless.
public final class RuleFiles {
    /// The name of a file that goes with all saves of its folder.
    public static final String NAME = ".keepsake-expect.json";

    private RuleFiles() {}

    /// The file beside a save, where there is one.
    public static Optional<Path> beside(Path save) {
        return Optional.of(save.resolveSibling(NAME)).filter(Files::exists);
    }

    /// What a file expects.
    ///
    /// @throws SaveException where it cannot be read (*failed*), or is wrong in itself (*wrong
    ///   use*)
    public static List<Expectation> read(Path file) throws SaveException {
        try (ByteSource source = FileSource.open(file)) {
            ExpectFile.requireSize(source.size(), file.toString());
            return ExpectFile.read(source.read(0, (int) source.size()), file.toString());
        } catch (ExpectFileException fault) {
            throw SaveException.of(fault.finding());
        }
    }
}
