package dev.keepsake.spark.save;

import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.layout.MetadataText;
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.record.EntityBody;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds where values stand in a save. Any thread may use it.
final class ValueLocator {
    private static final int SHOWN = 1 << 20;

    private final StoredSave save;

    ValueLocator(StoredSave save) {
        this.save = save;
    }

    /// Where a value stands, empty where it is not in the file.
    Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        @Nullable Span span = span(record, path.ids());
        if (span == null) {
            return Optional.empty();
        }
        int shown = (int) Math.min(SHOWN, span.length());
        Bytes bytes = save.source().read(span.offset(), shown);
        return Optional.of(new ValueLocation(span, null, bytes));
    }

    /// The innermost value of a record that holds a byte of the file.
    ByteMap.Place find(int chunk, int record, long offset) throws SaveException {
        var id = new RecordId(chunk, record);
        ItemPath path = ItemPath.ROOT;
        Span span = Objects.requireNonNull(span(id, path.ids()));
        ItemPath next = ItemPath.of(0);
        Span inside = span(id, next.ids());
        while (inside != null && inside.holds(offset)) {
            path = next;
            span = inside;
            next = childAt(id, path, offset);
            inside = next.equals(path) ? null : span(id, next.ids());
        }
        return new ByteMap.Place(id, path, span);
    }

    /// The item of a value that holds a byte, else the value itself.
    private ItemPath childAt(RecordId record, ItemPath path, long offset) throws SaveException {
        if (record.chunk() == SparkOrigin.CUSTOM || path.ids().size() > 2) {
            return path;
        }
        long i = 0;
        for (Span span = span(record, path.then(0).ids()); span != null; ) {
            if (span.holds(offset)) {
                return path.then(i);
            }
            i++;
            span = span(record, path.then(i).ids());
        }
        return path;
    }

    /// The innermost part of the header that holds a byte of the file.
    Optional<ByteMap.Place> findInHeader(long offset) throws SaveException {
        ItemPath found = ItemPath.ROOT;
        Span span = Objects.requireNonNull(span(RecordId.HEADER, found.ids()));
        if (!span.holds(offset)) {
            return Optional.empty();
        }
        for (ItemPath next = headerPart(found, offset); !next.equals(found); ) {
            found = next;
            next = headerPart(found, offset);
        }
        return Optional.of(
                new ByteMap.Place(
                        RecordId.HEADER,
                        found,
                        Objects.requireNonNull(span(RecordId.HEADER, found.ids()))));
    }

    private ItemPath headerPart(ItemPath path, long offset) throws SaveException {
        boolean isSplit =
                path.ids().isEmpty()
                        || path.ids().size() == 1
                                && path.last() > 0
                                && fields().get((int) path.last() - 1).size() > 1;
        return isSplit ? firstHolding(path, offset) : path;
    }

    private ItemPath firstHolding(ItemPath path, long offset) throws SaveException {
        long i = 0;
        for (Span span = span(RecordId.HEADER, path.then(0).ids()); span != null; ) {
            if (span.holds(offset)) {
                return path.then(i);
            }
            i++;
            span = span(RecordId.HEADER, path.then(i).ids());
        }
        return path;
    }

    private @Nullable Span span(RecordId record, List<Long> ids) throws SaveException {
        if (ids.stream().anyMatch(id -> id < 0)) {
            return null;
        }
        if (record.isHeader()) {
            return ids.isEmpty()
                    ? new Span(0, SaveLayout.PRELUDE + (long) save.layout().metadata().length())
                    : header(ids);
        }
        RecordSpans spans = spans(record.chunk());
        boolean inside = spans != null && !record.isAdded() && record.record() < spans.count();
        if (spans == null || !inside) {
            return null;
        }
        int start = spans.start(record.record());
        int length = spans.length(record.record());
        if (ids.isEmpty()) {
            return new Span(start, length);
        }
        return ids.get(0) == 0 ? content(record, ids, start, length) : null;
    }

    private @Nullable RecordSpans spans(int chunk) {
        return switch (chunk) {
            case SparkOrigin.ENTITIES -> save.layout().entities();
            case SparkOrigin.CUSTOM -> save.layout().custom();
            default -> null;
        };
    }

    private @Nullable Span content(RecordId record, List<Long> ids, int start, int length)
            throws SaveException {
        if (record.chunk() == SparkOrigin.CUSTOM) {
            int behind = 4 + save.subject(save.layout().custom(), record.record()).length();
            return new Span(start + (long) behind, length - (long) behind);
        }
        EntityBody body = save.body(record.record());
        if (ids.size() == 1) {
            int behind = 2 + body.name().length();
            return new Span(start + (long) behind, length - (long) behind);
        }
        long component = ids.get(1);
        return component >= body.components().size()
                ? null
                : component(body.components().get((int) component), ids, start);
    }

    private static @Nullable Span component(
            EntityBody.Component component, List<Long> ids, int start) {
        if (ids.size() == 2) {
            return new Span(
                    start + (long) component.offset(), component.end() - (long) component.offset());
        }
        long property = ids.get(2);
        if (property >= component.count()) {
            return null;
        }
        EntityBody.Text value = component.value((int) property);
        return new Span(start + (long) value.offset(), value.bytes().length());
    }

    private @Nullable Span header(List<Long> ids) {
        List<List<MetadataText.Part>> fields = fields();
        long field = ids.get(0);
        if (field == 0) {
            return new Span(4, 4);
        }
        if (field > fields.size()) {
            return null;
        }
        List<MetadataText.Part> parts = fields.get((int) field - 1);
        if (ids.size() == 1) {
            return span(parts.get(0), parts.get(parts.size() - 1));
        }
        long part = ids.get(1);
        boolean inside = part < parts.size();
        return inside ? span(parts.get((int) part), parts.get((int) part)) : null;
    }

    /// The header's fields behind the version: the position's parts are one.
    private List<List<MetadataText.Part>> fields() {
        var fields = new ArrayList<List<MetadataText.Part>>();
        var position = new ArrayList<MetadataText.Part>();
        for (MetadataText.Part part : save.layout().text().parts()) {
            if (part.field().isPosition()) {
                if (position.isEmpty()) {
                    fields.add(position);
                }
                position.add(part);
            } else {
                fields.add(List.of(part));
            }
        }
        return fields;
    }

    private static Span span(MetadataText.Part first, MetadataText.Part last) {
        int end = last.offset() + last.text().length();
        return new Span(SaveLayout.PRELUDE + (long) first.offset(), end - (long) first.offset());
    }
}
