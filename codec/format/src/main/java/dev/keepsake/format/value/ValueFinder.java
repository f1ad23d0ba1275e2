package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the innermost value whose bytes hold a position: what [ValueLocator] finds, the other way
/// round. Keeps nothing of what it reads. For one thread and one search.
public final class ValueFinder {
    private static final int POLLED = 1_024;

    private final Cursor cursor;
    private final Shapes shapes;
    private final Limits limits;
    private final int target;
    private final Progress progress;
    private final List<Long> ids = new ArrayList<>();
    private ValueReader reader;
    private long read;

    /// Where a value was found.
    ///
    /// @param ids indexes from container to container
    /// @param span its bytes
    public record Found(List<Long> ids, Span span) {}

    /// An item that holds the position.
    private record Child(long id, Plan plan, int from) {}

    /// A search in the value that follows at a cursor.
    ///
    /// @param target a position of the cursor that lies in that value
    public ValueFinder(Cursor cursor, Shapes shapes, Limits limits, int target, Progress progress) {
        this.cursor = cursor;
        this.shapes = shapes;
        this.limits = limits;
        this.target = target;
        this.progress = progress;
        this.reader = ValueReader.over(cursor, shapes, limits);
    }

    /// The innermost value.
    ///
    /// @param plan of the value that follows
    /// @throws SaveException where what stands before it cannot be read, or the caller stops it
    public Found find(Plan plan) throws SaveException {
        int from = cursor.position();
        Plan next = plan;
        while (true) {
            Child child = child(next);
            if (child == null) {
                return new Found(List.copyOf(ids), whole(next, from));
            }
            ids.add(child.id());
            next = child.plan();
            from = child.from();
            seek(from);
        }
    }

    private Span whole(Plan plan, int from) throws SaveException {
        seek(from);
        reader.read(plan);
        return cursor.spanSince(from);
    }

    private void seek(int position) {
        cursor.seek(position);
        reader = ValueReader.over(cursor, shapes, limits);
        reader.budget().trust();
    }

    private @Nullable Child child(Plan plan) throws SaveException {
        return switch (plan.code) {
            case TypeCode.STRUCT -> field(plan);
            case TypeCode.NAMED_STRUCT -> field(reader.readShape(plan));
            case TypeCode.OBJECT -> {
                reader.readName();
                yield field(Shape.readReference(cursor, shapes).plan());
            }
            case TypeCode.LIST, TypeCode.SET, TypeCode.MAP -> item(plan);
            case TypeCode.OPTIONAL -> content(plan);
            case TypeCode.PACKED -> element(plan);
            case TypeCode.LOCALIZED_TEXT -> part();
            case TypeCode.ANY -> child(reader.readTypeOfAny());
            default -> null;
        };
    }

    /// The value that follows, where it holds the position; passed over else.
    private @Nullable Child tried(long id, Plan plan) throws SaveException {
        int from = cursor.position();
        if (target < from) {
            return null;
        }
        if (++read % POLLED == 0) {
            progress.check(from, (long) from + cursor.remaining());
        }
        reader.read(plan);
        return target < cursor.position() ? new Child(id, plan, from) : null;
    }

    private @Nullable Child field(Plan struct) throws SaveException {
        for (int i = 0; i < struct.parts.length; i++) {
            Child child = tried(i, struct.parts[i]);
            if (child != null) {
                return child;
            }
        }
        return null;
    }

    private @Nullable Child item(Plan container) throws SaveException {
        long size =
                (long) cursor.readCount(container.leastBytesPerCount()) * container.itemsPerCount();
        for (long i = 0; i < size && target >= cursor.position(); i++) {
            int outside = reader.budget().values();
            Child child = tried(i, container.item(i));
            if (child != null) {
                return child;
            }
            reader.budget().endItem(outside);
            reader.budget().drop(0);
        }
        return null;
    }

    private @Nullable Child content(Plan optional) throws SaveException {
        return cursor.readU8() == 1 ? tried(0, optional.parts[0]) : null;
    }

    private @Nullable Child element(Plan packed) throws SaveException {
        int width = packed.parts[0].leastBytes;
        cursor.readCount(width);
        int from = cursor.position();
        if (target < from) {
            return null;
        }
        int index = (target - from) / width;
        return new Child(index, packed.parts[0], from + index * width);
    }

    private @Nullable Child part() throws SaveException {
        reader.readName();
        int count = cursor.readCount(3);
        for (int i = 0; i < count; i++) {
            reader.readName();
            Child child = tried(i, Plan.ANY);
            if (child != null) {
                return child;
            }
        }
        return null;
    }
}
