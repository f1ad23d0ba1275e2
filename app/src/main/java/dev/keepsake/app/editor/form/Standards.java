package dev.keepsake.app.editor.form;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.text.Literals;
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
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
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
import java.util.List;
import java.util.Objects;

/// Values to begin with: 0, false, nothing, empty, the first constant; what a type file calls the
/// standard where it does; of a struct with a sibling, that one's fields.
public final class Standards {
    private static final int MOST_DEPTH = 16;

    private final TypeCatalog types;

    /// Standards where this is known of types.
    public Standards(TypeCatalog types) {
        this.types = types;
    }

    /// A value to begin with in a place of a type.
    ///
    /// @throws EditRefusedException where nothing says what one would look like
    public Value of(Type type) throws EditRefusedException {
        return of(type, 0);
    }

    private Value of(Type type, int depth) throws EditRefusedException {
        if (depth > MOST_DEPTH) {
            throw none(type);
        }
        return switch (type) {
            case PrimitiveType primitive -> primitive(primitive);
            case EnumType named -> constant(named);
            case StructType struct -> struct(struct, depth);
            case NamedStructType named -> named(named, depth);
            case PackedType packed -> new PackedValue(packed, Bytes.EMPTY);
            case ListType list -> new ListValue(list, InlineItems.EMPTY);
            case SetType set -> new SetValue(set, InlineItems.EMPTY);
            case MapType map -> new MapValue(map, InlineItems.EMPTY);
            case OptionalType optional -> new OptionalValue(optional, InlineItems.EMPTY);
        };
    }

    private Value primitive(PrimitiveType type) throws EditRefusedException {
        return switch (type) {
            case BOOL -> BoolValue.FALSE;
            case INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 ->
                    new IntegerValue(0, type);
            case FLOAT -> FloatValue.of(0);
            case DOUBLE -> DoubleValue.of(0);
            case TEXT -> TextValue.of("");
            case NAME -> NameValue.of("");
            case LOCALIZED_TEXT -> LocalizedTextValue.base("", "", "");
            case UUID -> new UuidValue(0, 0);
            case DATE_TIME -> new DateTimeValue(0, TimeScale.TICKS);
            case DURATION -> new DurationValue(0, TimeScale.TICKS);
            case BYTES -> new BytesValue(Bytes.EMPTY);
            case REFERENCE -> ReferenceValue.NONE;
            case ASSET -> AssetValue.of("");
            case OBJECT, OPAQUE, ANY -> throw none(type);
        };
    }

    private EnumValue constant(EnumType type) throws EditRefusedException {
        EnumDescription known = types.findEnum(type.name()).orElse(null);
        if (known == null || known.constants().isEmpty()) {
            throw none(type);
        }
        return new EnumValue(type, Bytes.ofName(known.constants().get(0).name()));
    }

    private StructValue struct(StructType type, int depth) throws EditRefusedException {
        var values = new ArrayList<Value>();
        for (StructType.Field field : type.fields()) {
            FieldDescription known = types.field(type.name(), field.name()).orElse(null);
            values.add(
                    known == null || known.standard() == null
                            ? of(field.type(), depth + 1)
                            : standard(known, field.type(), depth + 1));
        }
        return new StructValue(type, InlineItems.of(values));
    }

    private StructValue named(NamedStructType type, int depth) throws EditRefusedException {
        StructDescription known = types.findStruct(type.name()).orElse(null);
        if (known == null || known.fields().isEmpty()) {
            throw none(type);
        }
        StructValue.Builder fields = StructValue.builder(type.name());
        for (FieldDescription field : known.fields()) {
            fields.add(field.name(), standard(field, field.type(), depth + 1));
        }
        return fields.build();
    }

    /// What a game takes where the save has none; a text that says it wrongly says nothing.
    private Value standard(FieldDescription known, Type type, int depth)
            throws EditRefusedException {
        if (known.standard() == null) {
            return of(type, depth);
        }
        try {
            return Literals.parse(
                    Objects.requireNonNull(known.standard()),
                    type,
                    new Literals.Context(null, types));
        } catch (EditRefusedException unreadable) {
            return of(type, depth);
        }
    }

    /// A value to begin with that has the shape of another of its kind.
    ///
    /// @throws EditRefusedException where nothing says what one would look like
    public Value like(Value sibling) throws EditRefusedException {
        return like(sibling, 0);
    }

    private Value like(Value sibling, int depth) throws EditRefusedException {
        return switch (sibling) {
            case StructValue struct -> like(struct, depth);
            case ObjectValue object ->
                    new ObjectValue(object.name(), like(object.content(), depth));
            case LocalizedTextValue text ->
                    new LocalizedTextValue(text.form(), like(text.parts(), depth));
            case DateTimeValue time -> new DateTimeValue(0, time.scale());
            case DurationValue time -> new DurationValue(0, time.scale());
            case EnumValue constant -> constantLike(constant);
            default -> of(sibling.type(), depth);
        };
    }

    private StructValue like(StructValue sibling, int depth) throws EditRefusedException {
        if (depth > MOST_DEPTH) {
            throw none(sibling.type());
        }
        List<Value> values = new ArrayList<>();
        List<Encoding> encodings = new ArrayList<>();
        for (int i = 0; i < sibling.items().count(); i++) {
            values.add(like(sibling.value(i), depth + 1));
            encodings.add(sibling.items().encoding(i));
        }
        return new StructValue(sibling.type(), InlineItems.of(values, encodings));
    }

    private Value constantLike(EnumValue sibling) {
        EnumDescription known = types.findEnum(sibling.type().name()).orElse(null);
        return known == null || known.constants().isEmpty()
                ? sibling
                : new EnumValue(sibling.type(), Bytes.ofName(known.constants().get(0).name()));
    }

    private static EditRefusedException none(Type type) {
        return EditRefusedException.of(
                Finding.of(EditorCode.NO_STANDARD).with("type", type.displayName()));
    }
}
