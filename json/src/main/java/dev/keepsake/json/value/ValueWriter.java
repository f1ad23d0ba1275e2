package dev.keepsake.json.value;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeText;
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
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;

/// Writes values as JSON, each once, never more of a paged container in memory than a page.
///
/// Takes values with the types their places declare; gives what [ValueReader] makes the same values
/// of. For one thread.
public final class ValueWriter {
    private final JsonOutput out;
    private final ItemsWriter items;

    /// A writer into this output.
    ///
    /// @param progress asked whether to stop at least every 1,024 items of a container
    public ValueWriter(JsonOutput out, Progress progress) {
        this.out = out;
        this.items = new ItemsWriter(this, progress);
    }

    /// Writes a value that stands in a place declared to be of a type.
    ///
    /// @throws IOException where the output fails
    /// @throws SaveException where a page of it cannot be read, or the caller stops it
    public void write(Type declared, Value value, Encoding encoding)
            throws IOException, SaveException {
        if (FormText.saysItself(declared, value)) {
            out.beginObject();
            encoding(encoding);
            members(declared, value);
            out.endObject();
            return;
        }
        boolean told = FormText.tells(declared, value);
        if (told && encoding.isDefault()) {
            bare(value);
            return;
        }
        out.beginObject();
        encoding(encoding);
        if (!told) {
            type(value.type());
        }
        out.member("$value");
        bare(value);
        out.endObject();
    }

    private void encoding(Encoding encoding) throws IOException {
        if (!encoding.isDefault()) {
            out.member("$encoding");
            EncodingForm.write(out, encoding);
        }
    }

    private void type(Type type) throws IOException {
        out.member("$type").text(TypeText.print(type));
    }

    /// Writes a value as members that say themselves what they are.
    private void members(Type declared, Value value) throws IOException, SaveException {
        switch (value) {
            case OpaqueValue opaque -> opaque(opaque);
            case StructValue struct -> struct(struct, structName(declared));
            case ObjectValue object -> {
                out.member("$object").name(object.name());
                struct(object.content(), "");
            }
            case LocalizedTextValue text -> {
                out.member("$form").name(text.form());
                struct(text.parts(), "");
            }
            case ReferenceValue reference -> {
                out.member("$subject").name(reference.subject());
                out.member("$ordinal").integer(reference.ordinal());
            }
            case AssetValue asset -> {
                out.member("$asset");
                text(asset.path());
                out.member("$part");
                text(asset.subPath());
            }
            default -> {
                if (!FormText.tells(declared, value)) {
                    type(value.type());
                }
                out.member("$quoted").text(FormText.quote(FormText.bytes(value)));
            }
        }
    }

    private void opaque(OpaqueValue opaque) throws IOException {
        out.member("$opaque").bytes(opaque.bytes());
        if (!opaque.declared().isEmpty()) {
            out.member("$declared").name(opaque.declared());
        }
        out.member("$reason").text(FormText.word(opaque.reason()));
    }

    private void struct(StructValue struct, String told) throws IOException, SaveException {
        if (!struct.type().name().equals(told)) {
            out.member("$struct").name(struct.type().name());
        }
        out.member("$fields").beginList();
        for (int i = 0; i < struct.items().count(); i++) {
            StructType.Field field = struct.type().fields().get(i);
            out.beginList().name(field.name());
            out.text(TypeText.print(field.type()));
            write(field.type(), struct.value(i), struct.items().encoding(i));
            out.endList();
        }
        out.endList();
    }

    static String structName(Type declared) {
        return switch (declared) {
            case NamedStructType named -> named.name();
            case StructType whole -> whole.name();
            default -> "";
        };
    }

    /// Writes a value whose type is told.
    private void bare(Value value) throws IOException, SaveException {
        switch (value) {
            case BoolValue truth -> out.truth(truth.value());
            case IntegerValue integer -> NumberForm.write(out, integer);
            case FloatValue number -> NumberForm.write(out, number);
            case DoubleValue number -> NumberForm.write(out, number);
            case UuidValue uuid -> out.text(uuid.uuid().toString());
            case DateTimeValue time -> TimeForm.write(out, time);
            case DurationValue time -> TimeForm.write(out, time);
            case BytesValue bytes -> out.bytes(bytes.bytes());
            case ReferenceValue reference -> out.name(reference.subject());
            case TextValue text -> text(text.bytes());
            case NameValue name -> text(name.bytes());
            case EnumValue constant -> text(constant.constant());
            case AssetValue asset -> text(asset.path());
            case PackedValue packed -> packed(packed);
            case StructValue struct -> items.fields(out, struct);
            case ListValue list -> items.list(out, list.items(), list.type().item());
            case SetValue set -> items.list(out, set.items(), set.type().item());
            case OptionalValue optional ->
                    items.list(out, optional.items(), optional.type().content());
            case MapValue map -> {
                MapType type = map.type();
                items.pairs(out, map.items(), type.key(), type.value());
            }
            case OpaqueValue opaque -> throw saysItself(opaque);
            case ObjectValue object -> throw saysItself(object);
            case LocalizedTextValue text -> throw saysItself(text);
        }
    }

    private static IllegalStateException saysItself(Value value) {
        return new IllegalStateException(value.type().displayName());
    }

    private void text(Bytes bytes) throws IOException {
        if (bytes.isUtf8()) {
            out.text(bytes.asText());
            return;
        }
        out.beginObject().member("$quoted").text(FormText.quote(bytes));
        out.endObject();
    }

    private void packed(PackedValue packed) throws IOException, SaveException {
        out.beginList();
        for (int i = 0; i < packed.count(); i++) {
            bare(packed.element(i));
        }
        out.endList();
    }
}
