package dev.keepsake.format.keepsake;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// What `verify` does: inspects a file, then checks all of it.
///
/// @param outcome the worst of all findings
/// @param findings of both
/// @param result of the check, empty where nothing could be checked
record Verification(Outcome outcome, Findings findings, Optional<CheckResult> result) {
    static Verification of(Bytes bytes) throws SaveException {
        return of(bytes, Limits.DEFAULT);
    }

    static Verification of(Bytes bytes, Limits limits) throws SaveException {
        var options = new OpenOptions(limits, OpenOptions.DEFAULT.types());
        Diagnosis diagnosis =
                SampleSaves.FORMAT.inspect(MemorySource.of("test", bytes), options, Progress.NONE);
        SaveDocument document = diagnosis.document();
        if (document == null) {
            return new Verification(diagnosis.outcome(), diagnosis.findings(), Optional.empty());
        }
        try (document) {
            var log = FindingLog.tolerant(limits.findingsPerCode());
            CheckResult result = document.origin().check(CheckScope.EXACT, log, Progress.NONE);
            Findings all = diagnosis.findings().plus(log.findings());
            return new Verification(all.outcome(), all, Optional.of(result));
        }
    }
}
