package dev.keepsake.unreal.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.TagOf;
import java.nio.ByteOrder;
import java.util.Set;

/// What a tag says, as uesave 0.7.0 prints it.
final class UesaveSchemas {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String NO_GUID = "00000000-0000-0000-0000-000000000000";

    /// The structs that have a word of their own there; all others stand under `Struct`.
    private static final Set<String> OWN_WORD =
            Set.of(
                    "Guid",
                    "DateTime",
                    "Timespan",
                    "Vector",
                    "Vector2D",
                    "Vector4",
                    "Rotator",
                    "Quat",
                    "LinearColor",
                    "Color",
                    "IntPoint",
                    "IntVector",
                    "Box",
                    "SoftObjectPath",
                    "GameplayTagContainer");

    private final Forms forms;

    UesaveSchemas(Forms forms) {
        this.forms = forms;
    }

    /// What a GUID is printed as.
    static String guid(Bytes raw) {
        var words = raw.asBuffer().order(ByteOrder.LITTLE_ENDIAN);
        long high = (long) words.getInt() << 32 | words.getInt() & 0xFFFF_FFFFL;
        long low = (long) words.getInt() << 32 | words.getInt() & 0xFFFF_FFFFL;
        return new UuidValue(high, low).uuid().toString();
    }

    JsonNode of(Tag tag, Value value, Encoding encoding) {
        ObjectNode schema = JSON.objectNode();
        if (!tag.guid().isEmpty()) {
            schema.put("id", guid(tag.guid()));
        }
        JsonNode type =
                switch (tag.type().name()) {
                    case "StructProperty" -> struct(tag.type().part(0), tag.structGuid());
                    case "ArrayProperty" ->
                            node("Array", array(tag.type().part(0), value, encoding));
                    default -> type(tag.type());
                };
        schema.set("data", type);
        return schema;
    }

    private JsonNode array(TypeName item, Value value, Encoding encoding) {
        boolean inner = item.name().equals("StructProperty") && forms.layout().innerTags();
        if (!inner || !(value instanceof ListValue list)) {
            return type(item);
        }
        Type declared = list.type().item();
        Bytes id = encoding.findRaw("inner.structGuid").orElse(Bytes.EMPTY);
        return struct(TypeName.of(TagOf.struct(declared, forms)), id);
    }

    private JsonNode type(TypeName type) {
        return switch (type.name()) {
            case "StructProperty" -> struct(type.part(0), Bytes.EMPTY);
            case "ByteProperty" -> node("Byte", textOrNull(type.partName()));
            case "EnumProperty" ->
                    node(
                            "Enum",
                            JSON.arrayNode()
                                    .add(type.partName())
                                    .add(textOrNull(type.part(0).partName())));
            case "ArrayProperty" -> node("Array", type(type.part(0)));
            case "SetProperty" -> node("Set", node("key_type", type(type.part(0))));
            case "MapProperty" -> {
                ObjectNode both = node("key_type", type(type.part(0)));
                both.set("value_type", type(type.part(1)));
                yield node("Map", both);
            }
            default -> node("Other", JSON.textNode(type.name()));
        };
    }

    private static JsonNode struct(TypeName name, Bytes id) {
        String whole = name.parts().isEmpty() ? name.name() : name.partName() + "." + name.name();
        JsonNode type =
                OWN_WORD.contains(name.name())
                        ? JSON.textNode(name.name())
                        : node("Struct", textOrNull(whole));
        ObjectNode struct = node("struct_type", type);
        struct.put("id", id.isEmpty() ? NO_GUID : guid(id));
        return node("Struct", struct);
    }

    private static JsonNode textOrNull(String text) {
        return text.isEmpty() ? JSON.nullNode() : JSON.textNode(text);
    }

    private static ObjectNode node(String name, JsonNode content) {
        ObjectNode node = JSON.objectNode();
        node.set(name, content);
        return node;
    }
}
