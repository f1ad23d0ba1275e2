package dev.keepsake.app.find;

import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Hit;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.query.Search;
import java.util.ArrayList;
import java.util.List;

/// One search on a worker: hands on hits in batches, so that the list fills while it goes on. Above
/// the cap hits are counted only. For the worker's thread.
final class FindRun implements Search.Visitor {
    /// How many hits are listed.
    static final int MOST_ROWS = 10_000;

    private static final int BATCH = 500;
    private static final long BATCH_NANOS = 100_000_000L;

    private final Query query;
    private final ValueText text;
    private final Listener listener;
    private final boolean named;
    private final List<FindRow> batch = new ArrayList<>();
    private FindSource source;
    private long hits;
    private long unread;
    private long lastNanos = System.nanoTime();

    /// Takes what was found so far. Called on the worker's thread.
    interface Listener {
        /// Takes hits.
        ///
        /// @param rows what is new
        /// @param count how many hits there are so far
        void found(List<FindRow> rows, Count count);
    }

    /// How much was found.
    ///
    /// @param hits how many records and values, those not listed too
    /// @param unread how many records do not read
    record Count(long hits, long unread) {}

    FindRun(Query query, List<FindSource> sources, ValueText text, Listener listener) {
        this.query = query;
        this.text = text;
        this.listener = listener;
        this.named = sources.size() > 1;
        this.source = sources.get(0);
    }

    /// Looks through saves, each of which is let go of.
    Count run(List<FindSource> sources, Progress progress) throws SaveException {
        try {
            for (int i = 0; i < sources.size(); i++) {
                source = sources.get(i);
                int number = i;
                Progress part =
                        (done, total) ->
                                progress.step(
                                        total <= 0 ? -1 : number * total + done,
                                        total <= 0 ? -1 : sources.size() * total);
                Search.run(source.document(), query, this, part);
            }
            handOn();
            return new Count(hits, unread);
        } finally {
            sources.forEach(each -> each.document().close());
        }
    }

    @Override
    public boolean take(Hit hit) {
        if (hits++ < MOST_ROWS) {
            batch.add(row(hit));
        }
        boolean late = hits % 64 == 0 && System.nanoTime() - lastNanos > BATCH_NANOS;
        if (batch.size() >= BATCH || late || hits == 1) {
            handOn();
        }
        return true;
    }

    @Override
    public void unread(SaveException failure) throws SaveException {
        switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED -> unread++;
            default -> throw failure;
        }
    }

    private void handOn() {
        listener.found(List.copyOf(batch), new Count(hits, unread));
        batch.clear();
        lastNanos = System.nanoTime();
    }

    private FindRow row(Hit hit) {
        String save = named ? Printable.text(source.name()) : "";
        String place = Printable.text(hit.path().toString());
        return switch (hit) {
            case Hit.OfRecord record ->
                    new FindRow(
                            save,
                            hit.path(),
                            place,
                            Printable.text(record.head().className()),
                            "",
                            source.goTo());
            case Hit.OfValue value ->
                    new FindRow(
                            save,
                            hit.path(),
                            place,
                            Printable.text(value.value().type().displayName()),
                            Printable.text(text.line(value.value())),
                            source.goTo());
        };
    }

    /// The same saves, held open until they were looked through: edits and closed tabs let go of
    /// those that are shown.
    static List<FindSource> held(List<FindSource> sources) throws SaveException {
        var held = new ArrayList<FindSource>();
        for (FindSource each : sources) {
            SaveDocument document = each.document();
            held.add(
                    new FindSource(
                            each.name(),
                            document.withChanges(document.changes(), Progress.NONE),
                            each.goTo()));
        }
        return held;
    }
}
