package dev.keepsake.spark.keyvalue;

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
final class StoreCheck {
    private static final int POLL = 1_024;
    private static final int SHOWN = 64;

    private final StoredLines store;
    private final FindingLog log;
    private final Progress progress;
    private long keptAsRead;
    private boolean exact;
    private boolean emptyKeySeen;

    StoreCheck(StoredLines store, FindingLog log, Progress progress) {
        this.store = store;
        this.log = log;
        this.progress = progress;
    }

    CheckResult run(CheckScope scope) throws SaveException {
        exact = scope == CheckScope.EXACT;
        int count = store.layout().lines().count();
        for (int i = 0; i < count; i++) {
            if (i % POLL == 0) {
                progress.check(i, count);
            }
            check(i, store.line(i), scope);
        }
        return new CheckResult(count, keptAsRead, exact);
    }

    private void check(int index, Bytes line, CheckScope scope) throws SaveException {
        boolean entry = Generation.indexOf(line, '\t', 0) >= 0;
        keptAsRead += entry ? 0 : 1;
        if (entry && isRepeated(index, line)) {
            Bytes key = store.codec().key(line);
            log.add(
                    at(KeyValueCode.DUPLICATE_KEY, index, line)
                            .with("key", key.slice(0, Math.min(SHOWN, key.length())).asText())
                            .with("engines", KeyValueCode.DUPLICATE_KEY.refusing())
                            .with("drops", KeyValueCode.DUPLICATE_KEY.dropping()));
        }
        if (scope == CheckScope.EXACT) {
            RecordContent content = store.codec().decode(line, true);
            if (!store.codec().encode(store.codec().head(line), content).equals(line)) {
                exact = false;
                log.add(at(KeyValueCode.NOT_EXACT, index, line).with("line", index));
            }
        }
    }

    /// True where an entry before this one has the same key. Lines without a key count as ones with
    /// the empty key in the index, but are none.
    private boolean isRepeated(int index, Bytes line) throws SaveException {
        if (!store.codec().key(line).isEmpty()) {
            return store.index().ordinal(index) > 0;
        }
        boolean repeated = emptyKeySeen;
        emptyKeySeen = true;
        return repeated;
    }

    private Finding at(KeyValueCode code, int index, Bytes line) throws SaveException {
        String key = store.codec().head(line).subject();
        Path path = Path.ofChunk(StoreOrigin.CHUNK, "").record(key, store.index().ordinal(index));
        return Finding.of(code)
                .withSpan(new Span(store.layout().lines().start(index), line.length()))
                .withPath(path);
    }
}
