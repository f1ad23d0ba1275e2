package dev.keepsake.app.cli;

import dev.keepsake.app.cli.SaveOpening.Way;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;

/// What is checked of a save that was written, before it takes a file's place.
final class Writing {
    private Writing() {}

    /// Says where the file stands that was there before.
    static void sayBackup(Call call, Replaced replaced) {
        Path backup = replaced.backup();
        if (backup != null && !call.json()) {
            String file = Printable.text(backup.toString());
            call.console().line(call.messages().text("set.backup", "backup", file));
        }
    }

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
