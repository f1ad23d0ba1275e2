package dev.keepsake.bench;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// An actor as a general serializer would hold it: properties by name, each with an object that
/// says what it is.
final class PeerRecord {
    String subject = "";
    String className = "";
    ArrayList<Property> properties = new ArrayList<>();

    /// A property.
    static final class Property {
        String name = "";
        @Nullable Object value;

        Property() {}

        Property(String name, Object value) {
            this.name = name;
            this.value = value;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Property property
                    && name.equals(property.name)
                    && (value instanceof int[] numbers
                            ? Arrays.equals(numbers, (int[]) property.value)
                            : Objects.equals(value, property.value));
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /// A struct.
    static final class Struct {
        String name = "";
        ArrayList<Property> fields = new ArrayList<>();

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Struct struct
                    && name.equals(struct.name)
                    && fields.equals(struct.fields);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /// An enum constant.
    static final class Constant {
        String type = "";
        String constant = "";

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Constant named
                    && type.equals(named.type)
                    && constant.equals(named.constant);
        }

        @Override
        public int hashCode() {
            return constant.hashCode();
        }
    }

    /// The same actor.
    static PeerRecord of(DetachedRecord record) {
        PeerRecord peer = new PeerRecord();
        peer.subject = record.head().subject();
        peer.className = record.head().className();
        for (Section section : record.content().sections()) {
            if (section.id().equals("PROP")) {
                peer.properties.addAll(fields((StructValue) section.content()));
            } else {
                peer.properties.add(new Property("transform", object(section.content())));
            }
        }
        return peer;
    }

    private static List<Property> fields(StructValue struct) {
        var fields = new ArrayList<Property>();
        for (int i = 0; i < struct.items().count(); i++) {
            fields.add(new Property(struct.name(i), object(struct.value(i))));
        }
        return fields;
    }

    private static Object object(Value value) {
        return switch (value) {
            case BoolValue bool -> bool.value();
            case IntegerValue number ->
                    number.type().width() == 8 ? number.bits() : (Object) (int) number.bits();
            case FloatValue number -> number.value();
            case DoubleValue number -> number.value();
            case TextValue text -> text.text();
            case NameValue name -> name.text();
            case EnumValue constant -> constant(constant);
            case StructValue struct -> struct(struct);
            case PackedValue packed -> numbers(packed);
            case MapValue map -> map(map);
            default -> throw new IllegalStateException("not in the workload: " + value.type());
        };
    }

    private static Constant constant(EnumValue value) {
        Constant constant = new Constant();
        constant.type = value.type().name();
        constant.constant = value.text();
        return constant;
    }

    private static Struct struct(StructValue value) {
        Struct struct = new Struct();
        struct.name = value.type().name();
        struct.fields.addAll(fields(value));
        return struct;
    }

    private static int[] numbers(PackedValue packed) {
        int[] numbers = new int[packed.count()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) ((IntegerValue) packed.element(i)).bits();
        }
        return numbers;
    }

    private static Map<Object, Object> map(MapValue map) {
        var entries = new LinkedHashMap<Object, Object>();
        var items = (InlineItems) map.items();
        for (int i = 0; i < items.count(); i += 2) {
            entries.put(object(items.value(i)), object(items.value(i + 1)));
        }
        return entries;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PeerRecord record
                && subject.equals(record.subject)
                && className.equals(record.className)
                && properties.equals(record.properties);
    }

    @Override
    public int hashCode() {
        return subject.hashCode();
    }
}
