package dev.keepsake.unreal.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.TagOf;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/// Walks what uesave 0.7.0 says of a save and our values side by side: each field of an object,
/// each item of an array and each leaf must be there on both sides. For one save.
final class UesaveWalk {
    private final Forms forms;
    private final UesaveSchemas schemas;
    private final JsonNode known;
    final TreeSet<String> seenSchemas = new TreeSet<>();
    int leaves;

    UesaveWalk(Forms forms, JsonNode schemas) {
        this.forms = forms;
        this.schemas = new UesaveSchemas(forms);
        this.known = schemas;
    }

    /// Compares a property with what stands under its name and index.
    void property(String path, StructType.Field field, Value value, Encoding encoding, Entry json) {
        Tag tag = TagOf.property(field.name(), field.type(), value, encoding, forms);
        assertEquals(json.key(), tag.name() + "_" + tag.index(), path);
        String own = path.isEmpty() ? tag.name() : path + "." + tag.name();
        if (known.has(own) && seenSchemas.add(own)) {
            assertEquals(known.get(own), schemas.of(tag, value, encoding), own);
        }
        String struct = tag.type().name().equals("StructProperty") ? tag.type().partName() : "";
        value(own, struct, value, encoding, json.node());
    }

    /// A field of a JSON object.
    record Entry(String key, JsonNode node) {}

    private void leaf(String path, Object expected, Object found) {
        assertEquals(expected, found, path);
        leaves++;
    }

    private void value(String path, String struct, Value value, Encoding encoding, JsonNode json) {
        switch (value) {
            case BoolValue truth -> leaf(path, json.booleanValue(), truth.value());
            case IntegerValue number -> leaf(path, json.bigIntegerValue(), number.number());
            case FloatValue(int bits) ->
                    leaf(path, Float.floatToRawIntBits((float) json.doubleValue()), bits);
            case DoubleValue(long bits) ->
                    leaf(path, Double.doubleToRawLongBits(json.doubleValue()), bits);
            case TextValue text -> leaf(path, json.textValue(), text.text());
            case NameValue name -> leaf(path, json.textValue(), name.text());
            case EnumValue constant -> leaf(path, json.textValue(), constant.text());
            case AssetValue asset -> leaf(path, json.textValue(), asset.text());
            case UuidValue uuid -> leaf(path, json.textValue(), uuid.uuid().toString());
            case DateTimeValue(long count, var scale) -> leaf(path, json.longValue(), count);
            case DurationValue(long count, var scale) -> leaf(path, json.longValue(), count);
            case BytesValue(Bytes bytes) -> bytes(path, bytes, json);
            case PackedValue packed -> packed(path, packed, json);
            case StructValue fields -> struct(path, struct, fields, encoding, json);
            case ListValue list -> list(path, list, list.type().item(), json);
            case SetValue set -> list(path, set, set.type().item(), json);
            case MapValue map -> map(path, map, json);
            default -> throw new AssertionError(path + ": nothing to compare " + value + " with");
        }
    }

    /// Bytes, a number each.
    void bytes(String path, Bytes bytes, JsonNode json) {
        assertEquals(json.size(), bytes.length(), path);
        for (int i = 0; i < bytes.length(); i++) {
            leaf(path, json.get(i).intValue(), bytes.at(i) & 0xFF);
        }
    }

    private void packed(String path, PackedValue packed, JsonNode json) {
        assertEquals(json.size(), packed.count(), path);
        for (int i = 0; i < packed.count(); i++) {
            value(path, "", packed.element(i), Encoding.DEFAULT, json.get(i));
        }
    }

    private void struct(
            String path, String name, StructValue fields, Encoding encoding, JsonNode json) {
        boolean tagged =
                !TagOf.isNative(name, encoding, forms) && !fields.type().name().equals("Delegate");
        assertEquals(json.size(), fields.items().count(), path);
        Iterator<Map.Entry<String, JsonNode>> entries = json.properties().iterator();
        for (int i = 0; i < fields.items().count(); i++) {
            Map.Entry<String, JsonNode> entry = entries.next();
            Encoding own = fields.items().encoding(i);
            if (tagged) {
                var field = fields.type().fields().get(i);
                Entry expected = new Entry(entry.getKey(), entry.getValue());
                property(path, field, fields.value(i), own, expected);
            } else {
                nativeField(path, fields, i, entry);
            }
        }
    }

    /// Fields without tags stand in the order of the save. That tool calls angles as vectors' parts
    /// and the bytes of a colour in their reverse order; the tags of a container are objects there.
    private void nativeField(
            String path, StructValue fields, int index, Map.Entry<String, JsonNode> entry) {
        boolean named =
                List.of("Rotator", "Color", "GameplayTagContainer", "Delegate")
                        .contains(fields.type().name());
        if (!named) {
            assertEquals(entry.getKey(), fields.name(index).toLowerCase(Locale.ROOT));
        }
        Value value = fields.value(index);
        if (value instanceof ListValue tags) {
            assertEquals(entry.getValue().size(), tags.items().size(), path);
            for (int i = 0; i < tags.items().size(); i++) {
                JsonNode tag = entry.getValue().get(i).get("name");
                value(path, "", ((InlineItems) tags.items()).value(i), Encoding.DEFAULT, tag);
            }
        } else {
            value(path, "", value, fields.items().encoding(index), entry.getValue());
        }
    }

    private void list(String path, ContainerValue list, Type item, JsonNode json) {
        InlineItems items = (InlineItems) list.items();
        assertEquals(json.size(), items.count(), path);
        for (int i = 0; i < items.count(); i++) {
            value(path, TagOf.struct(item, forms), items.value(i), items.encoding(i), json.get(i));
        }
    }

    private void map(String path, MapValue map, JsonNode json) {
        InlineItems items = (InlineItems) map.items();
        assertEquals(json.size(), map.entryCount(), path);
        String key = TagOf.struct(map.type().key(), forms);
        String value = TagOf.struct(map.type().value(), forms);
        for (int i = 0; i < items.count(); i += 2) {
            JsonNode pair = json.get(i / 2);
            assertEquals(2, pair.size(), path);
            value(path, key, items.value(i), items.encoding(i), pair.get("key"));
            value(path, value, items.value(i + 1), items.encoding(i + 1), pair.get("value"));
        }
    }
}
