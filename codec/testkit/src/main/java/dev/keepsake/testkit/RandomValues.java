package dev.keepsake.testkit;

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
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Random values of every type, within the limits of the Keepsake format.
///
/// Equal seeds give equal values. Kept as read are only values in places declared so or of any
/// type. For one thread.
public final class RandomValues {
    private static final int MOST_ITEMS = 5;

    private final RandomGenerator random;
    private final RandomTypes types;

    /// Values from this source.
    public RandomValues(RandomGenerator random) {
        this.random = random;
        this.types = new RandomTypes(random);
    }

    /// The types of these values.
    public RandomTypes types() {
        return types;
    }

    /// A value that a place declared to be of a type can hold.
    ///
    /// @param depth how deep containers in it may stand in one another where the type leaves it
    ///   open
    public Value value(Type declared, int depth) {
        return switch (declared) {
            case PrimitiveType primitive -> primitive(primitive, depth);
            case EnumType named -> new EnumValue(named, text());
            case StructType struct -> struct(struct, depth);
            case NamedStructType(String name) -> {
                String own = name.isEmpty() ? types.name() : name;
                yield struct(types.struct(own, depth - 1), depth);
            }
            case PackedType packed -> packed(packed);
            case ListType list -> new ListValue(list, items(depth, list.item()));
            case SetType set -> new SetValue(set, items(depth, set.item()));
            case MapType map -> new MapValue(map, items(depth, map.key(), map.value()));
            case OptionalType optional ->
                    OptionalValue.of(
                            optional.content(),
                            random.nextBoolean() ? value(optional.content(), depth - 1) : null);
        };
    }

    /// A struct of a type.
    public StructValue struct(StructType type, int depth) {
        Value[] values =
                type.fields().stream()
                        .map(field -> value(field.type(), depth - 1))
                        .toArray(Value[]::new);
        return new StructValue(type, InlineItems.wrap(values, null));
    }

    /// A value of any type that can stand where a value says its own type.
    public Value any(int depth) {
        return value(types.typeOfAny(depth), depth);
    }

    private InlineItems items(int depth, Type... parts) {
        int count = depth <= 0 ? 0 : random.nextInt(MOST_ITEMS);
        var values = new ArrayList<Value>();
        for (int i = 0; i < count; i++) {
            if (i > 0 && random.nextInt(4) == 0) {
                values.addAll(values.subList(0, parts.length));
                continue;
            }
            for (Type part : parts) {
                values.add(value(part, depth - 1));
            }
        }
        return InlineItems.of(values);
    }

    private Value primitive(PrimitiveType type, int depth) {
        return switch (type) {
            case BOOL -> BoolValue.of(random.nextBoolean());
            case INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 -> integer(type);
            case FLOAT -> new FloatValue((int) bits());
            case DOUBLE -> new DoubleValue(bits());
            case TEXT -> new TextValue(text());
            case NAME -> new NameValue(text());
            case LOCALIZED_TEXT -> localizedText(depth);
            case UUID -> new UuidValue(bits(), bits());
            case DATE_TIME -> new DateTimeValue(bits(), scale());
            case DURATION -> new DurationValue(bits(), scale());
            case BYTES -> new BytesValue(bytes(random.nextInt(20)));
            case REFERENCE -> reference();
            case OBJECT ->
                    new ObjectValue(
                            types.name(), struct(types.struct(types.name(), depth - 1), depth));
            case ASSET -> new AssetValue(text(), text());
            case OPAQUE -> opaque();
            case ANY -> any(depth);
        };
    }

    /// A reference that names no subject has no ordinal.
    private ReferenceValue reference() {
        String subject = types.name();
        int ordinal = random.nextInt(3) * 100;
        return subject.isEmpty() ? ReferenceValue.NONE : new ReferenceValue(subject, ordinal);
    }

    private IntegerValue integer(PrimitiveType type) {
        int unused = 64 - 8 * type.width();
        long bits = bits();
        return new IntegerValue(
                type.isUnsigned() ? bits << unused >>> unused : bits << unused >> unused, type);
    }

    /// Numbers near the ends of their ranges, patterns of NaN, and any others.
    private long bits() {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(-2, 3);
            case 1 -> 1L << random.nextInt(64);
            case 2 -> (1L << random.nextInt(64)) - 1;
            case 3 -> 0x7FF0_0000_7F80_0000L | random.nextInt();
            default -> random.nextLong();
        };
    }

    private Bytes text() {
        return Bytes.ofName(types.name());
    }

    private TimeScale scale() {
        List<TimeScale> scales = Arrays.asList(TimeScale.values());
        return scales.get(random.nextInt(scales.size()));
    }

    private Bytes bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return Bytes.wrap(bytes);
    }

    private PackedValue packed(PackedType type) {
        byte[] data = new byte[random.nextInt(9) * type.element().width()];
        random.nextBytes(data);
        if (type.element() == PrimitiveType.BOOL) {
            for (int i = 0; i < data.length; i++) {
                data[i] &= 1;
            }
        }
        return new PackedValue(type, Bytes.wrap(data));
    }

    private OpaqueValue opaque() {
        List<OpaqueValue.Reason> reasons = Arrays.asList(OpaqueValue.Reason.values());
        return new OpaqueValue(
                bytes(random.nextInt(20)),
                types.name(),
                reasons.get(random.nextInt(reasons.size())));
    }

    private LocalizedTextValue localizedText(int depth) {
        StructValue.Builder parts = StructValue.builder("");
        int count = depth <= 0 ? 0 : random.nextInt(4);
        for (int i = 0; i < count; i++) {
            parts.add(types.name(), any(depth - 1));
        }
        return new LocalizedTextValue(types.name(), parts.build());
    }
}
