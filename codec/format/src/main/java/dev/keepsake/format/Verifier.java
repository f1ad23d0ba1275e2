package dev.keepsake.format;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.ComparingSink;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/// Checks whole saves: every checksum, every structure rule, every record, and on request the proof
/// that opening and writing gives the same bytes.
///
/// Takes bytes, gives a [Verdict]. Stateless; any thread may use it. Never writes.
public final class Verifier {
    private final OpenOptions options;

    private Verifier(OpenOptions options) {
        this.options = options;
    }

    /// A verifier that opens saves with these options.
    public static Verifier with(OpenOptions options) {
        return new Verifier(options);
    }

    /// Checks a save and closes its source.
    ///
    /// @param format what to read it as
    /// @param scope [CheckScope#EXACT] to ask for the proof
    /// @throws SaveException only for the storage's failure and the caller's stop
    public Verdict verify(SaveFormat format, ByteSource source, CheckScope scope, Progress progress)
            throws SaveException {
        Diagnosis diagnosis = format.inspect(source, options, progress);
        try (SaveDocument document = diagnosis.document()) {
            return document == null
                    ? new Verdict(null, proof(scope, false), 0, 0, diagnosis.findings())
                    : verify(format, document, diagnosis.findings(), source, scope, progress);
        }
    }

    private Verdict verify(
            SaveFormat format,
            SaveDocument document,
            Findings inspected,
            ByteSource source,
            CheckScope scope,
            Progress progress)
            throws SaveException {
        var log = FindingLog.tolerant(options.limits().findingsPerCode());
        CheckResult checked = document.origin().check(scope, log, progress);
        boolean exact = false;
        if (scope == CheckScope.EXACT) {
            long mismatch = mismatch(format, document, source, log, progress);
            exact = checked.exact() && mismatch < 0;
        }
        return new Verdict(
                document.format(),
                proof(scope, exact),
                checked.records(),
                checked.keptAsRead(),
                joined(inspected, log.findings()));
    }

    private static @Nullable Boolean proof(CheckScope scope, boolean exact) {
        return scope == CheckScope.EXACT ? exact : null;
    }

    /// The first byte that writing would change, −1 where none, 0 where it cannot be written.
    private static long mismatch(
            SaveFormat format,
            SaveDocument document,
            ByteSource source,
            FindingLog log,
            Progress progress)
            throws SaveException {
        ComparingSink sink = ComparingSink.of(source);
        try {
            format.write(document, sink, progress);
        } catch (StorageException | CancelledException failure) {
            throw failure;
        } catch (SaveException damaged) {
            // The check before said it, and where; once is enough.
            if (!log.hasError()) {
                log.keep(damaged.finding());
            }
            return 0;
        }
        long mismatch = sink.mismatch();
        if (mismatch >= 0 && !log.hasError() && !document.findings().outcome().isFailure()) {
            log.keep(Finding.at(VerifyCode.NOT_EXACT, mismatch, 0));
        }
        return mismatch;
    }

    /// Both looks report what is wrong with the structure; each finding counts once, as the one
    /// that knows more: the one with a path.
    private static Findings joined(Findings inspected, Findings checked) {
        var kept = new LinkedHashMap<Finding, Finding>();
        for (Finding finding : inspected.plus(checked).kept()) {
            kept.merge(withoutPath(finding), finding, (a, b) -> a.path() == null ? b : a);
        }
        var leftOut = new HashMap<>(inspected.leftOut());
        checked.leftOut().forEach((code, count) -> leftOut.merge(code, count, Math::max));
        return new Findings(new ArrayList<>(kept.values()), leftOut);
    }

    /// Findings without a span differ by their paths alone.
    private static Finding withoutPath(Finding finding) {
        return finding.span() == null
                ? finding
                : new Finding(
                        finding.code(),
                        finding.severity(),
                        finding.span(),
                        null,
                        finding.checksum(),
                        finding.details());
    }
}
