package dev.keepsake.app.cli;

import dev.keepsake.app.cli.SaveOpening.Way;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;

/// What is checked of a save that was written, before it takes a file's place.
final class Writing {
    private Writing() {}

    /// Opens what was written and checks all of it.
    static FileReplacement.Check check(Way way, Progress progress) {
        return written -> {
            Verdict verdict =
                    Verifier.with(way.types().options())
                            .verify(way.format(), written, CheckScope.STRUCTURE, progress);
            for (Finding finding : verdict.findings().kept()) {
                if (finding.isError()) {
                    throw SaveException.of(finding);
                }
            }
        };
    }
}
