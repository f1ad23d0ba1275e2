package dev.keepsake.spark.save;

import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.format.stored.SpanTable;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.layout.MetadataText;
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.layout.SaveSeal;
import dev.keepsake.spark.record.EntityBody;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the bytes of a Spark save are; nothing in it is compressed. Immutable but for what was
/// found of the checksum.
final class SparkBytes implements ByteMap {
    private static final int COUNT_BYTES = 4;

    private final StoredSave save;
    private final SpanTable<Region> parts;
    private volatile @Nullable Long computed;

    SparkBytes(StoredSave save) {
        this.save = save;
        this.parts = parts(save.layout());
    }

    private static SpanTable<Region> parts(SaveLayout layout) {
        var table = new SpanTable.Builder<Region>();
        add(table, Kind.PRELUDE, "magic", new Span(0, 4));
        add(table, Kind.HEADER, "version", new Span(4, 4));
        add(table, Kind.PRELUDE, "metadata", new Span(8, 4));
        addMetadata(table, layout);
        RecordSpans entities = layout.entities();
        RecordSpans custom = layout.custom();
        long metadataEnd = SaveLayout.PRELUDE + (long) layout.metadata().length();
        add(table, Kind.DIRECTORY, Chunks.ENTITIES, between(metadataEnd, entities.start()));
        add(table, Kind.CHUNK, Chunks.ENTITIES, between(entities.start(), entities.end()));
        if (layout.customCounted()) {
            long counted = (long) custom.start() - COUNT_BYTES;
            add(table, Kind.DIRECTORY, Chunks.CUSTOM, new Span(counted, COUNT_BYTES));
        }
        add(table, Kind.CHUNK, Chunks.CUSTOM, between(custom.start(), custom.end()));
        addEnd(table, layout);
        return table.build(layout.size());
    }

    private static void add(SpanTable.Builder<Region> table, Kind kind, String name, Span span) {
        table.add(span, Region.of(kind, name, span));
    }

    private static Span between(long from, long to) {
        return new Span(from, Math.max(0, to - from));
    }

    private static void addMetadata(SpanTable.Builder<Region> table, SaveLayout layout) {
        long at = SaveLayout.PRELUDE;
        for (MetadataText.Part part : layout.text().parts()) {
            long start = SaveLayout.PRELUDE + (long) part.offset();
            long end = start + part.text().length();
            add(table, Kind.HEADER, "", between(at, start));
            add(table, Kind.HEADER, part.field().fullName(), between(start, end));
            at = Math.max(at, end);
        }
        add(
                table,
                Kind.HEADER,
                "",
                between(at, SaveLayout.PRELUDE + (long) layout.metadata().length()));
    }

    private static void addEnd(SpanTable.Builder<Region> table, SaveLayout layout) {
        Span tail = layout.tail();
        if (tail != null) {
            add(table, Kind.FRAME, Chunks.TAIL, tail);
        }
        long end = tail == null || !layout.tailSealed() ? layout.custom().end() : tail.end();
        var place = new Span(end, SaveLayout.TRAILER);
        boolean last = place.end() == layout.size() || tail != null && place.end() == tail.offset();
        if (layout.isSealed() && last) {
            add(table, Kind.CHECKSUM, "", place);
        }
    }

    @Override
    public long size(ByteSpace space) {
        requireFile(space);
        return save.layout().size();
    }

    private static void requireFile(ByteSpace space) {
        if (!space.isFile()) {
            throw new IllegalArgumentException("no space " + space.stored());
        }
    }

    @Override
    public Bytes read(ByteSpace space, long position, int length) throws SaveException {
        requireFile(space);
        return save.source().read(position, length);
    }

    @Override
    public Region region(ByteSpace space, long offset) throws SaveException {
        requireFile(space);
        SpanTable.Part<Region> part = parts.at(offset);
        Region region = part.item();
        if (region == null) {
            return Region.of(Kind.UNUSED, "", part.span());
        }
        return switch (region.kind()) {
            case CHECKSUM -> region.withChecksum(checksum(part.span()));
            case CHUNK -> record(region.name(), offset);
            default -> region.at(part.span());
        };
    }

    private RegionChecksum checksum(Span place) throws SaveException {
        Bytes bytes = save.source().read(place.offset(), SaveLayout.TRAILER);
        long recorded = 0;
        for (int i = SaveLayout.TRAILER - 1; i >= 0; i--) {
            recorded = recorded << 8 | bytes.at(i) & 0xFF;
        }
        return new RegionChecksum("CRC-32", place, new Span(0, place.offset()), recorded, computed);
    }

    private RecordSpans spans(String chunk) {
        return chunk.equals(Chunks.CUSTOM) ? save.layout().custom() : save.layout().entities();
    }

    private Region record(String chunk, long offset) throws SaveException {
        RecordSpans spans = spans(chunk);
        int record = spans.recordAt(offset);
        String subject = save.subject(spans, record).asName();
        int start = spans.start(record);
        if (chunk.equals(Chunks.CUSTOM)) {
            return Region.of(Kind.RECORD, subject, new Span(start, spans.length(record)));
        }
        EntityBody body = save.body(record);
        int end = 0;
        for (EntityBody.Component component : body.components()) {
            if (offset - start < component.offset()) {
                break;
            }
            end = component.end();
            if (offset - start < end) {
                String name = subject + "/" + component.type().asName();
                return Region.of(
                        Kind.SECTION,
                        name,
                        between(start + (long) component.offset(), start + (long) end));
            }
        }
        int head =
                body.components().isEmpty()
                        ? spans.length(record)
                        : body.components().get(0).offset();
        return Region.of(
                Kind.RECORD,
                subject,
                end == 0 ? new Span(start, head) : between(start + (long) end, spans.end()));
    }

    @Override
    public Optional<Place> find(ByteSpace space, long offset, Progress progress)
            throws SaveException {
        requireFile(space);
        Region region = parts.at(offset).item();
        if (region == null) {
            return Optional.empty();
        }
        var locator = new ValueLocator(save);
        return switch (region.kind()) {
            case CHUNK -> {
                boolean custom = region.name().equals(Chunks.CUSTOM);
                int chunk = custom ? SparkOrigin.CUSTOM : SparkOrigin.ENTITIES;
                int record = spans(region.name()).recordAt(offset);
                yield Optional.of(locator.find(chunk, record, offset));
            }
            case PRELUDE, HEADER -> locator.findInHeader(offset);
            default -> Optional.empty();
        };
    }

    @Override
    public RegionChecksum check(RegionChecksum checksum, Progress progress) throws SaveException {
        long end = checksum.covered().end() + SaveLayout.TRAILER;
        long found = SaveSeal.read(save.source(), end, progress).computed();
        computed = found;
        return checksum.withComputed(found);
    }
}
