package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Reads types. For one thread.
///
/// Inside a shape, structs stand whole; among values they are named by the hash of their shape.
final class TypeReader {
    private final Cursor cursor;
    private final Limits limits;
    private final @Nullable Shapes shapes;
    private int fieldCount;

    private TypeReader(Cursor cursor, Limits limits, @Nullable Shapes shapes) {
        this.cursor = cursor;
        this.limits = limits;
        this.shapes = shapes;
    }

    static TypeReader inShape(Cursor cursor, Limits limits) {
        return new TypeReader(cursor, limits, null);
    }

    static TypeReader amongValues(Cursor cursor, Limits limits, Shapes shapes) {
        return new TypeReader(cursor, limits, shapes);
    }

    /// A struct type without its code.
    Plan readShape() throws SaveException {
        return struct(1);
    }

    /// The type of one value among values: any but those of which that value says more itself.
    Plan readTypeOfAny() throws SaveException {
        int from = cursor.position();
        Plan plan = read(1);
        if (plan.code == TypeCode.ANY || plan.code == TypeCode.NAMED_STRUCT) {
            throw wrong(from, plan.code);
        }
        return plan;
    }

    private Plan read(int level) throws SaveException {
        int from = cursor.position();
        int code = cursor.readU8();
        requireLevel(level, from);
        PrimitiveType primitive = TypeCode.primitive(code);
        return primitive == null ? readWithParts(code, level, from) : Plan.of(primitive);
    }

    private Plan readWithParts(int code, int level, int from) throws SaveException {
        return switch (code) {
            case TypeCode.ENUM -> Plan.of(new EnumType(NameCodec.read(cursor, limits)));
            case TypeCode.NAMED_STRUCT ->
                    Plan.of(new NamedStructType(NameCodec.read(cursor, limits)));
            case TypeCode.LIST -> container(code, read(level + 1));
            case TypeCode.SET -> container(code, read(level + 1));
            case TypeCode.MAP -> container(code, read(level + 1), read(level + 1));
            case TypeCode.OPTIONAL -> container(code, read(level + 1));
            case TypeCode.PACKED -> packed();
            case TypeCode.STRUCT, TypeCode.SHAPE -> structOrShape(code, level, from);
            default -> throw wrong(from, code);
        };
    }

    private static Plan container(int code, Plan... parts) {
        Type first = parts[0].type;
        Type type =
                switch (code) {
                    case TypeCode.LIST -> new ListType(first);
                    case TypeCode.SET -> new SetType(first);
                    case TypeCode.MAP -> new MapType(first, parts[1].type);
                    default -> new OptionalType(first);
                };
        return Plan.container(type, code, parts);
    }

    private Plan packed() throws SaveException {
        int from = cursor.position();
        int code = cursor.readU8();
        PrimitiveType element = TypeCode.primitive(code);
        if (element == null || element.width() == 0) {
            throw wrong(from, code);
        }
        return Plan.of(new PackedType(element));
    }

    private Plan structOrShape(int code, int level, int from) throws SaveException {
        if (shapes == null && code == TypeCode.STRUCT) {
            return struct(level);
        }
        if (shapes != null && code == TypeCode.SHAPE) {
            return Shape.readReference(cursor, shapes).plan();
        }
        throw wrong(from, code);
    }

    private Plan struct(int level) throws SaveException {
        String name = NameCodec.read(cursor, limits);
        int from = cursor.position();
        int count = cursor.readCount(2);
        fieldCount += Math.min(count, limits.fields() + 1);
        if (fieldCount > limits.fields()) {
            throw SaveException.of(
                    cursor.findingSince(GeneralCode.LIMIT, from)
                            .with("limit", "fields")
                            .with("found", fieldCount)
                            .with("allowed", limits.fields()));
        }
        var fields = new ArrayList<StructType.Field>(count);
        var plans = new Plan[count];
        for (int i = 0; i < count; i++) {
            String field = NameCodec.read(cursor, limits);
            plans[i] = read(level + 1);
            fields.add(new StructType.Field(field, plans[i].type));
        }
        return Plan.struct(new StructType(name, fields), plans);
    }

    private void requireLevel(int level, int from) throws SaveException {
        if (level > Limits.TYPE_DEPTH) {
            throw SaveException.of(
                    cursor.findingSince(GeneralCode.LIMIT, from)
                            .with("limit", "typeDepth")
                            .with("found", level)
                            .with("allowed", Limits.TYPE_DEPTH));
        }
    }

    private SaveException wrong(int from, int code) {
        return SaveException.of(cursor.findingSince(KeepsakeCode.TYPE, from).with("type", code));
    }
}
