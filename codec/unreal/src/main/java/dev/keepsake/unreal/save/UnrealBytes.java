package dev.keepsake.unreal.save;

import dev.keepsake.format.stored.SpanTable;
import dev.keepsake.format.stored.ValueSearch;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the bytes of an Unreal save are. Its one space beside the file is the content, where that
/// is compressed. Immutable; any thread may use it.
final class UnrealBytes implements ByteMap {
    private final StoredSave save;
    private final RecordReader reader;
    private final SpanTable<Region> content;
    private final SpanTable<Region> frame;

    UnrealBytes(StoredSave save, RecordReader reader) {
        this.save = save;
        this.reader = reader;
        this.content = content(save);
        var regions = new SpanTable.Builder<Region>();
        save.wrapping()
                .regions(space(save), save.content().source().size())
                .forEach(region -> regions.add(region.span(), region));
        this.frame = regions.build(save.file().size());
    }

    private static ByteSpace space(StoredSave save) {
        return new ByteSpace(save.wrapping().plainBytes());
    }

    private static SpanTable<Region> content(StoredSave save) {
        var table = new SpanTable.Builder<Region>();
        if (save.wrapping().holdsGvas()) {
            int start = save.header().end();
            add(table, Kind.HEADER, "", new Span(0, start));
            add(table, Kind.CHUNK, Chunks.ROOT, between(start, save.properties().end()));
            add(table, Kind.FRAME, "None", between(save.properties().end(), save.tail().offset()));
        }
        boolean body = !save.wrapping().holdsGvas() || save.error() != null;
        add(table, Kind.CHUNK, body ? Chunks.BODY : Chunks.TAIL_ID, save.tail());
        return table.build(save.content().source().size());
    }

    private static void add(SpanTable.Builder<Region> table, Kind kind, String name, Span span) {
        table.add(span, Region.of(kind, name, span));
    }

    private static Span between(long from, long to) {
        return new Span(from, Math.max(0, to - from));
    }

    /// True where offsets count in the content.
    private boolean isContent(ByteSpace space) {
        if (!space.isFile() && (save.isPlain() || !space.equals(space(save)))) {
            throw new IllegalArgumentException("no space " + space.stored());
        }
        return save.isPlain() || !space.isFile();
    }

    @Override
    public long size(ByteSpace space) {
        return isContent(space) ? save.content().source().size() : save.file().size();
    }

    @Override
    public Bytes read(ByteSpace space, long position, int length) throws SaveException {
        return isContent(space)
                ? save.content().source().read(position, length)
                : save.file().read(position, length);
    }

    @Override
    public Region region(ByteSpace space, long offset) {
        return isContent(space) ? inContent(offset) : inFile(offset);
    }

    private Region inFile(long offset) {
        int plain = save.wrapping().plainBytes();
        if (offset < plain) {
            Region region = inContent(offset);
            long end = Math.min(plain, region.span().end());
            return region.at(between(region.span().offset(), end));
        }
        SpanTable.Part<Region> part = frame.at(offset);
        long from = Math.max(plain, part.span().offset());
        Span span = between(from, part.span().end());
        Region region = part.item();
        return region == null ? Region.of(Kind.UNUSED, "", span) : region.at(span);
    }

    private Region inContent(long offset) {
        SpanTable.Part<Region> part = content.at(offset);
        Region region = part.item();
        if (region == null) {
            return Region.of(Kind.UNUSED, "", part.span());
        }
        if (!region.name().equals(Chunks.ROOT)) {
            return region.at(part.span());
        }
        if (offset < save.properties().start()) {
            return Region.of(
                    Kind.CHUNK,
                    Chunks.ROOT,
                    between(part.span().offset(), save.properties().start()));
        }
        int record = save.properties().recordAt(offset);
        return Region.of(
                Kind.RECORD,
                save.names().subject(record).asName(),
                new Span(save.properties().start(record), save.properties().length(record)));
    }

    @Override
    public Optional<Place> find(ByteSpace space, long offset, Progress progress)
            throws SaveException {
        if (!isContent(space) && offset >= save.wrapping().plainBytes()) {
            return Optional.empty();
        }
        Region region = content.at(offset).item();
        if (region == null) {
            return Optional.empty();
        }
        if (region.kind() == Kind.HEADER) {
            return Optional.of(new Place(RecordId.HEADER, ItemPath.ROOT, region.span()));
        }
        boolean inRecord = region.name().equals(Chunks.ROOT) && offset >= save.properties().start();
        return inRecord
                ? Optional.of(inRecord(save.properties().recordAt(offset), offset, progress))
                : Optional.empty();
    }

    private Place inRecord(int record, long offset, Progress progress) throws SaveException {
        var id = new RecordId(Chunks.PROPERTIES, record);
        long start = save.properties().start(record);
        RecordContent read = reader.read(record);
        Span section = span(record, read, List.of(), start);
        if (section == null || !section.holds(offset)) {
            return new Place(id, ItemPath.ROOT, new Span(start, save.properties().length(record)));
        }
        var search = new ValueSearch(ids -> span(record, read, ids, start), offset, progress);
        ValueSearch.Found found = search.find(read.sections().get(0).content(), section);
        var ids = new ArrayList<Long>(List.of(0L));
        ids.addAll(found.ids());
        return new Place(id, new ItemPath(ids), found.span());
    }

    private @Nullable Span span(int record, RecordContent read, List<Long> ids, long start)
            throws SaveException {
        Span found = reader.find(record, read, ids);
        return found == null ? null : new Span(start + found.offset(), found.length());
    }

    /// Nothing in these files has a checksum.
    @Override
    public RegionChecksum check(RegionChecksum checksum, Progress progress) {
        throw new IllegalArgumentException("no checksum " + checksum);
    }
}
