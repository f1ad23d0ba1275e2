package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// Says where the values stand that findings are about: each costs another look at its property, so
/// that after a number of bytes only the property is named. For one thread and one check.
final class FindingSpans {
    /// How many bytes are looked at again at most.
    private static final long MOST_BYTES = 64 << 20;

    private final StoredSave save;
    private final RecordReader reader;
    private long left = MOST_BYTES;

    FindingSpans(StoredSave save, RecordReader reader) {
        this.save = save;
        this.reader = reader;
    }

    /// A finding about the value where a walk is.
    Finding at(Finding finding, Trail trail) throws SaveException {
        Span span = find(trail);
        return save.at(finding, span.offset(), span.length());
    }

    /// A finding about the last bytes of the value where a walk is.
    Finding atEnd(Finding finding, int length, Trail trail) throws SaveException {
        Span span = find(trail);
        int last = (int) Math.min(length, span.length());
        return save.at(finding, span.end() - last, last);
    }

    /// Where the value stands in the content, or the property that it stands in.
    private Span find(Trail trail) throws SaveException {
        int record = trail.record();
        long start = save.properties().start(record);
        left -= cost(record, trail.content());
        @Nullable Span found = left < 0 ? null : reader.find(record, trail.content(), trail.ids());
        return found == null
                ? new Span(start, save.properties().length(record))
                : new Span(start + found.offset(), found.length());
    }

    /// The pages of a large container are passed over.
    private int cost(int record, RecordContent content) {
        Value value = content.sections().get(0).content();
        boolean paged =
                value instanceof ContainerValue container
                        && container.items() instanceof PagedItems;
        int length = save.properties().length(record);
        return paged ? Math.min(length, save.content().forms().limits().pageBytes()) : length;
    }
}
