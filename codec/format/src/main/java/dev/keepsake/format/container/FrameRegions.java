package dev.keepsake.format.container;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.stored.SpanTable;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What stands before the directory: prelude, header and picture. For one call.
public final class FrameRegions {
    /// The algorithm of every checksum in a file.
    static final String ALGORITHM = "XXH3-64";

    private static final int PICTURE_HASH = 13;

    private final Container container;
    private final ByteSource source;
    private final SpanTable.Builder<Region> table;

    private FrameRegions(Container container, ByteSource source, SpanTable.Builder<Region> table) {
        this.container = container;
        this.source = source;
        this.table = table;
    }

    /// Adds these regions of a file to a table.
    public static void add(Container container, ByteSource source, SpanTable.Builder<Region> table)
            throws SaveException {
        var regions = new FrameRegions(container, source, table);
        regions.addPrelude();
        regions.addHeader();
        regions.add(Kind.PICTURE, "", container.pictureSpan());
    }

    private void add(Kind kind, String name, Span span) {
        table.add(span, Region.of(kind, name, span));
    }

    private void addPrelude() throws SaveException {
        Bytes bytes = source.read(0, Prelude.BYTES);
        Bytes header = container.header().bytes();
        add(Kind.PRELUDE, "magic", new Span(0, 8));
        add(Kind.PRELUDE, "prelude", new Span(8, 32));
        addChecksum("header", 40, new Span(Prelude.BYTES, header.length()), Xxh3.hash64(header));
        var content = new Span(Prelude.BYTES, source.size() - Prelude.BYTES);
        addChecksum("content", 48, content, null);
        addChecksum("prelude", 56, new Span(0, 56), Prelude.computedHash(bytes));
    }

    private void addChecksum(String name, long place, Span covered, @Nullable Long computed)
            throws SaveException {
        var span = new Span(place, Long.BYTES);
        long recorded = recorded(source.read(place, Long.BYTES));
        var checksum = new RegionChecksum(ALGORITHM, span, covered, recorded, computed);
        table.add(span, Region.of(Kind.CHECKSUM, name, span).withChecksum(checksum));
    }

    static long recorded(Bytes eight) throws SaveException {
        return Cursor.over(eight, 0, KeepsakeCode.TRUNCATED).readI64();
    }

    /// The fields, and between them what says which they are.
    private void addHeader() throws SaveException {
        long end = Prelude.BYTES + (long) container.header().bytes().length();
        var fields = new SpanTable.Builder<String>();
        for (Map.Entry<String, Span> field : container.header().spans().entrySet()) {
            fields.add(field.getValue(), field.getKey());
        }
        SpanTable<String> apart = fields.build(end);
        for (long at = Prelude.BYTES; at < end; ) {
            SpanTable.Part<String> part = apart.at(at);
            Span span = new Span(at, part.span().end() - at);
            addField(part.item() == null ? "" : part.item(), span);
            at = span.end();
        }
    }

    private void addField(String name, Span span) throws SaveException {
        PictureField picture = container.header().picture();
        boolean hashed =
                picture != null
                        && name.equals(HeaderField.PICT.word())
                        && span.length() == PICTURE_HASH + Long.BYTES;
        if (hashed) {
            add(Kind.HEADER, name, new Span(span.offset(), PICTURE_HASH));
            addChecksum("picture", span.offset() + PICTURE_HASH, container.pictureSpan(), null);
        } else {
            add(Kind.HEADER, name, span);
        }
    }
}
