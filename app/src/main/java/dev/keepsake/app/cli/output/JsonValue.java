package dev.keepsake.app.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
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
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.util.HexFormat;

/// Values in JSON, for programs that look: what a value is, not how to write it back.
///
/// Numbers are JSON numbers, those JSON has none for their names in quotes. A struct is an array of
/// one-member objects, as names may repeat; a container that is not in memory is null.
public final class JsonValue {
    private JsonValue() {}

    /// Writes a value.
    public static void write(JsonGenerator json, Value value) throws IOException {
        switch (value) {
            case BoolValue bool -> json.writeBoolean(bool.value());
            case IntegerValue integer -> json.writeNumber(integer.number());
            case FloatValue number -> writeFloat(json, number.value());
            case DoubleValue number -> writeDouble(json, number.value());
            case TextValue text -> json.writeString(text.text());
            case NameValue name -> json.writeString(name.text());
            case EnumValue constant -> json.writeString(constant.text());
            case UuidValue uuid -> json.writeString(uuid.uuid().toString());
            case DateTimeValue time -> writeTime(json, time);
            case DurationValue duration -> json.writeString(duration.duration().toString());
            case BytesValue bytes -> json.writeString(hex(bytes.bytes()));
            case OpaqueValue kept -> json.writeString(hex(kept.bytes()));
            case ReferenceValue reference -> writeReference(json, reference);
            case AssetValue asset -> json.writeString(asset.text());
            case PackedValue packed -> writePacked(json, packed);
            case ContainerValue container -> writeContainer(json, container);
        }
    }

    private static void writeFloat(JsonGenerator json, float number) throws IOException {
        if (Float.isFinite(number)) {
            json.writeNumber(number);
        } else {
            json.writeString(Float.toString(number));
        }
    }

    private static void writeDouble(JsonGenerator json, double number) throws IOException {
        if (Double.isFinite(number)) {
            json.writeNumber(number);
        } else {
            json.writeString(Double.toString(number));
        }
    }

    private static void writeTime(JsonGenerator json, DateTimeValue time) throws IOException {
        if (time.instant().isPresent()) {
            json.writeString(time.instant().get().toString());
        } else {
            json.writeNumber(time.count());
        }
    }

    private static void writeReference(JsonGenerator json, ReferenceValue reference)
            throws IOException {
        if (reference.isNone()) {
            json.writeNull();
        } else {
            json.writeString(reference.subject());
        }
    }

    private static void writePacked(JsonGenerator json, PackedValue packed) throws IOException {
        json.writeStartArray();
        for (int i = 0; i < packed.count(); i++) {
            write(json, packed.element(i));
        }
        json.writeEndArray();
    }

    private static void writeContainer(JsonGenerator json, ContainerValue container)
            throws IOException {
        switch (container) {
            case StructValue struct -> writeFields(json, struct);
            case ObjectValue object -> writeFields(json, object.content());
            case LocalizedTextValue text -> writeFields(json, text.parts());
            case OptionalValue optional -> writeOptional(json, optional);
            case ListValue list -> writeItems(json, list.items());
            case SetValue set -> writeItems(json, set.items());
            case MapValue map -> writeItems(json, map.items());
        }
    }

    private static void writeOptional(JsonGenerator json, OptionalValue optional)
            throws IOException {
        if (optional.items().count() == 0) {
            json.writeNull();
        } else {
            write(json, optional.items().value(0));
        }
    }

    private static void writeFields(JsonGenerator json, StructValue struct) throws IOException {
        json.writeStartArray();
        for (int i = 0; i < struct.items().count(); i++) {
            json.writeStartObject();
            json.writeFieldName(struct.name(i));
            write(json, struct.value(i));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeItems(JsonGenerator json, Items items) throws IOException {
        if (!(items instanceof InlineItems inline)) {
            json.writeNull();
            return;
        }
        json.writeStartArray();
        for (Value item : inline.values()) {
            write(json, item);
        }
        json.writeEndArray();
    }

    private static String hex(Bytes bytes) {
        return HexFormat.of().formatHex(bytes.toArray());
    }
}
