package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import java.util.List;
import java.util.Optional;

/// Finds where a value stands, by reading what stands before it and keeping none of that.
///
/// For one thread and one search.
public final class ValueLocator {
    private final Cursor cursor;
    private final ValueReader reader;
    private final Shapes shapes;

    private ValueLocator(Cursor cursor, Shapes shapes, Limits limits) {
        this.cursor = cursor;
        this.shapes = shapes;
        this.reader = ValueReader.over(cursor, shapes, limits);
    }

    /// A search in the value that follows at a cursor.
    public static ValueLocator over(Cursor cursor, Shapes shapes, Limits limits) {
        return new ValueLocator(cursor, shapes, limits);
    }

    /// Where a value in the one that follows stands, with the type it brings where its place leaves
    /// that open; empty where there is none.
    ///
    /// @param plan of the value that follows
    /// @param ids indexes from container to container
    public Optional<Span> find(Plan plan, List<Long> ids) throws SaveException {
        if (ids.isEmpty()) {
            int from = cursor.position();
            reader.read(plan);
            return Optional.of(cursor.spanSince(from));
        }
        return switch (plan.code) {
            case TypeCode.STRUCT -> findField(plan, ids);
            case TypeCode.NAMED_STRUCT -> findField(reader.readShape(plan), ids);
            case TypeCode.OBJECT -> {
                reader.readName();
                yield findField(Shape.readReference(cursor, shapes).plan(), ids);
            }
            case TypeCode.LIST, TypeCode.SET, TypeCode.MAP -> findItem(plan, ids);
            case TypeCode.OPTIONAL -> findContent(plan, ids);
            case TypeCode.PACKED -> findElement(plan, ids);
            case TypeCode.LOCALIZED_TEXT -> findPart(ids);
            case TypeCode.ANY -> find(reader.readTypeOfAny(), ids);
            default -> Optional.empty();
        };
    }

    private Optional<Span> findField(Plan struct, List<Long> ids) throws SaveException {
        long index = ids.get(0);
        if (index < 0 || index >= struct.parts.length) {
            return Optional.empty();
        }
        for (int i = 0; i < index; i++) {
            reader.read(struct.parts[i]);
        }
        return find(struct.parts[(int) index], ids.subList(1, ids.size()));
    }

    private Optional<Span> findItem(Plan container, List<Long> ids) throws SaveException {
        long size = (long) cursor.readCount(container.leastBytesPerCount());
        long index = ids.get(0);
        if (index < 0 || index >= size * container.itemsPerCount()) {
            return Optional.empty();
        }
        for (long i = 0; i < index; i++) {
            reader.readItem(container, i);
            reader.budget().drop(0);
        }
        return find(container.item(index), ids.subList(1, ids.size()));
    }

    private Optional<Span> findContent(Plan optional, List<Long> ids) throws SaveException {
        boolean present = cursor.readU8() == 1;
        return present && ids.get(0) == 0
                ? find(optional.parts[0], ids.subList(1, ids.size()))
                : Optional.empty();
    }

    private Optional<Span> findElement(Plan packed, List<Long> ids) throws SaveException {
        int width = packed.parts[0].leastBytes;
        int count = cursor.readCount(width);
        long index = ids.get(0);
        if (index < 0 || index >= count || ids.size() > 1) {
            return Optional.empty();
        }
        cursor.skip(index * width);
        int from = cursor.position();
        cursor.skip(width);
        return Optional.of(cursor.spanSince(from));
    }

    private Optional<Span> findPart(List<Long> ids) throws SaveException {
        reader.readName();
        int count = cursor.readCount(3);
        long index = ids.get(0);
        if (index < 0 || index >= count) {
            return Optional.empty();
        }
        for (int i = 0; i < index; i++) {
            reader.readName();
            reader.readAny();
        }
        reader.readName();
        return find(Plan.ANY, ids.subList(1, ids.size()));
    }
}
