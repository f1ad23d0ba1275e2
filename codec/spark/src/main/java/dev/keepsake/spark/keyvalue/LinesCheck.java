package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.KeyValueCode;

/// Checks the keys of a key/value file, and that each line writes its own bytes. What was said of
/// lines when it was opened is not said again. For one thread and one check.
final class LinesCheck {
    private static final int SHOWN = 64;

    private final StoredLines file;
    private final FindingLog log;
    private final Progress progress;
    private final SubjectOrder order;
    private long keptAsRead;
    private boolean exact;
    private boolean emptyKeySeen;

    LinesCheck(StoredLines file, FindingLog log, Progress progress) throws SaveException {
        this.file = file;
        this.log = log;
        this.progress = progress;
        this.order = file.order(progress);
    }

    CheckResult run(CheckScope scope) throws SaveException {
        exact = scope == CheckScope.EXACT;
        int count = file.layout().lines().count();
        var pace = new Pace(progress, count);
        for (int i = 0; i < count; i++) {
            pace.stepOver(file.layout().lines().length(i));
            check(i, file.line(i), scope);
        }
        return new CheckResult(count, keptAsRead, exact);
    }

    private void check(int index, Bytes line, CheckScope scope) throws SaveException {
        boolean entry = Generation.indexOf(line, '\t', 0) >= 0;
        keptAsRead += entry ? 0 : 1;
        if (entry && isRepeated(index, line)) {
            Bytes key = file.codec().key(line);
            log.add(
                    KeyValueCode.DUPLICATE_KEY.blame(
                            at(KeyValueCode.DUPLICATE_KEY, index, line)
                                    .with(
                                            "key",
                                            key.slice(0, Math.min(SHOWN, key.length())).asText())));
        }
        if (scope == CheckScope.EXACT) {
            RecordContent content = file.codec().decode(line, true);
            if (!file.codec().encode(file.codec().head(line), content).equals(line)) {
                exact = false;
                log.add(at(KeyValueCode.NOT_EXACT, index, line).with("line", index));
            }
        }
    }

    /// True where an entry before this one has the same key. Lines without a key count as ones with
    /// the empty key in the index, but are none.
    private boolean isRepeated(int index, Bytes line) {
        if (!file.codec().key(line).isEmpty()) {
            return order.ordinal(index) > 0;
        }
        boolean repeated = emptyKeySeen;
        emptyKeySeen = true;
        return repeated;
    }

    private Finding at(KeyValueCode code, int index, Bytes line) {
        String key = file.codec().head(line).subject();
        Path path = Path.ofChunk(LinesOrigin.CHUNK, "").record(key, order.ordinal(index));
        return Finding.of(code)
                .withSpan(new Span(file.layout().lines().start(index), line.length()))
                .withPath(path);
    }
}
