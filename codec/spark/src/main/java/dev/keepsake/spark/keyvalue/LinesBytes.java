package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// What the bytes of a key/value file are: a first line in some, and then lines. Immutable.
final class LinesBytes implements ByteMap {
    private final StoredLines file;

    LinesBytes(StoredLines file) {
        this.file = file;
    }

    private RecordSpans lines() {
        return file.layout().lines();
    }

    private static void requireFile(ByteSpace space) {
        if (!space.isFile()) {
            throw new IllegalArgumentException("no space " + space.stored());
        }
    }

    @Override
    public long size(ByteSpace space) {
        requireFile(space);
        return file.layout().size();
    }

    @Override
    public Bytes read(ByteSpace space, long position, int length) throws SaveException {
        requireFile(space);
        return file.source().read(position, length);
    }

    private boolean isLine(long offset) {
        return offset >= lines().start() && offset < lines().end();
    }

    @Override
    public Region region(ByteSpace space, long offset) throws SaveException {
        requireFile(space);
        if (isLine(offset)) {
            int line = lines().recordAt(offset);
            String key = file.codec().head(file.line(line)).subject();
            return Region.of(Kind.RECORD, key, new Span(lines().start(line), lines().length(line)));
        }
        boolean before = offset < lines().start();
        long from = before ? 0 : lines().end();
        long to = before ? lines().start() : file.layout().size();
        return Region.of(before ? Kind.PRELUDE : Kind.UNUSED, "", new Span(from, to - from));
    }

    @Override
    public Optional<Place> find(ByteSpace space, long offset, Progress progress)
            throws SaveException {
        requireFile(space);
        if (!isLine(offset)) {
            return Optional.empty();
        }
        int line = lines().recordAt(offset);
        Bytes text = file.line(line);
        int tab = Generation.indexOf(text, '\t', 0);
        long start = lines().start(line);
        var id = new RecordId(0, line);
        boolean inValue = offset > start + tab;
        return Optional.of(
                inValue
                        ? new Place(
                                id,
                                ItemPath.of(0),
                                new Span(start + tab + 1, text.length() - tab - 1L))
                        : new Place(id, ItemPath.ROOT, new Span(start, lines().length(line))));
    }

    /// Nothing in these files has a checksum.
    @Override
    public RegionChecksum check(RegionChecksum checksum, Progress progress) {
        throw new IllegalArgumentException("no checksum " + checksum);
    }
}
