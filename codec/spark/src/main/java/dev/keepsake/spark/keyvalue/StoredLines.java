package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// A key/value file as it stands on disk. Immutable but for the index; any thread may use it.
final class StoredLines {
    private final ByteSource source;
    private final LinesLayout layout;
    private final LineCodec codec;
    private final Limits limits;
    private volatile @Nullable SubjectOrder order;

    StoredLines(ByteSource source, LinesLayout layout, Limits limits) {
        this.source = source;
        this.layout = layout;
        this.limits = limits;
        this.codec = new LineCodec(layout.generation());
    }

    ByteSource source() {
        return source;
    }

    LinesLayout layout() {
        return layout;
    }

    LineCodec codec() {
        return codec;
    }

    Limits limits() {
        return limits;
    }

    /// A line without its line feed.
    Bytes line(int line) throws SaveException {
        int length = layout.lines().length(line) - (layout.isTerminated(line) ? 1 : 0);
        return source.read(layout.lines().start(line), length);
    }

    /// Finds lines by key; lines without one have the empty key.
    SubjectOrder order(Progress progress) throws SaveException {
        SubjectOrder known = order;
        if (known == null) {
            known =
                    SubjectOrder.of(
                            layout.lines().count(), line -> codec.key(line(line)), progress);
            order = known;
        }
        return known;
    }
}
