package dev.keepsake.app.check;

import dev.keepsake.app.rulefile.RuleFiles;
import dev.keepsake.app.rulefile.WholeCheck;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which type file and which file of expectations a save is checked against.
///
/// @param standard the type files where none was chosen
/// @param types the type file that was chosen, null for the standard one
/// @param rules the file of expectations that was chosen, null for the one beside the save
record CheckFiles(TypeFiles standard, @Nullable Path types, @Nullable Path rules) {
    /// The type file of a save, where there is one. Looks at the disk.
    Optional<Path> typesOf(Path save) throws SaveException {
        return Optional.ofNullable(typeFiles().of(save).file());
    }

    /// The file of expectations of a save, where there is one. Looks at the disk.
    Optional<Path> rulesOf(Path save) {
        return rules == null ? RuleFiles.beside(save) : Optional.of(rules);
    }

    private TypeFiles typeFiles() {
        return types == null ? standard : TypeFiles.named(types);
    }

    /// The checks of a save against them. Reads both.
    WholeCheck checks(Path save) throws SaveException {
        Optional<Path> expected = rulesOf(save);
        return new WholeCheck(
                typeFiles().of(save).catalog(),
                expected.isPresent() ? RuleFiles.read(expected.get()) : List.of());
    }

    CheckFiles withTypes(@Nullable Path other) {
        return new CheckFiles(standard, other, rules);
    }

    CheckFiles withRules(@Nullable Path other) {
        return new CheckFiles(standard, types, other);
    }
}
