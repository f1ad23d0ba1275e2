package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
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
import org.jspecify.annotations.Nullable;

/// Writes types as [TypeReader] reads them, and gives the plan of each. For one thread.
final class TypeWriter {
    private final Output out;
    private final Limits limits;
    private final @Nullable UsedShapes shapes;
    private int fieldCount;

    private TypeWriter(Output out, Limits limits, @Nullable UsedShapes shapes) {
        this.out = out;
        this.limits = limits;
        this.shapes = shapes;
    }

    static TypeWriter inShape(Output out, Limits limits) {
        return new TypeWriter(out, limits, null);
    }

    static TypeWriter amongValues(Output out, Limits limits, UsedShapes shapes) {
        return new TypeWriter(out, limits, shapes);
    }

    /// A struct type without its code.
    Plan writeShape(StructType type) throws SaveException {
        return fields(type, 1);
    }

    Plan write(Type type) throws SaveException {
        return write(type, 1);
    }

    private Plan write(Type type, int level) throws SaveException {
        requireLevel(level);
        return switch (type) {
            case PrimitiveType primitive -> {
                out.writeU8(TypeCode.of(primitive));
                yield Plan.of(primitive);
            }
            case EnumType named -> named(TypeCode.ENUM, named.name(), named);
            case NamedStructType named -> named(TypeCode.NAMED_STRUCT, named.name(), named);
            case PackedType packed -> {
                out.writeU8(TypeCode.PACKED);
                out.writeU8(TypeCode.of(packed.element()));
                yield Plan.of(packed);
            }
            case ListType list -> container(list, TypeCode.LIST, level, list.item());
            case SetType set -> container(set, TypeCode.SET, level, set.item());
            case MapType map -> container(map, TypeCode.MAP, level, map.key(), map.value());
            case OptionalType optional ->
                    container(optional, TypeCode.OPTIONAL, level, optional.content());
            case StructType struct -> struct(struct, level);
        };
    }

    private Plan named(int code, String name, Type type) throws SaveException {
        out.writeU8(code);
        NameCodec.write(out, name, limits);
        return Plan.of(type);
    }

    private Plan container(Type type, int code, int level, Type... parts) throws SaveException {
        out.writeU8(code);
        var plans = new Plan[parts.length];
        for (int i = 0; i < parts.length; i++) {
            plans[i] = write(parts[i], level + 1);
        }
        return Plan.container(type, code, plans);
    }

    private Plan struct(StructType type, int level) throws SaveException {
        if (shapes == null) {
            out.writeU8(TypeCode.STRUCT);
            return fields(type, level);
        }
        Shape shape = shapes.use(type);
        out.writeU8(TypeCode.SHAPE);
        shape.writeHash(out);
        return shape.plan();
    }

    private Plan fields(StructType type, int level) throws SaveException {
        int count = type.fields().size();
        fieldCount += Math.min(count, limits.fields() + 1);
        if (fieldCount > limits.fields()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.MANY_FIELDS)
                            .with("found", fieldCount)
                            .with("allowed", limits.fields()));
        }
        NameCodec.write(out, type.name(), limits);
        out.writeVarint(count);
        var plans = new Plan[count];
        for (int i = 0; i < count; i++) {
            StructType.Field field = type.fields().get(i);
            NameCodec.write(out, field.name(), limits);
            plans[i] = write(field.type(), level + 1);
        }
        return Plan.struct(type, plans);
    }

    private void requireLevel(int level) throws SaveException {
        if (level > Limits.TYPE_DEPTH) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.DEEP)
                            .with("limit", "typeDepth")
                            .with("allowed", Limits.TYPE_DEPTH));
        }
    }
}
