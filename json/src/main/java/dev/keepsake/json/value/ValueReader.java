package dev.keepsake.json.value;

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
import dev.keepsake.model.type.TypeSyntaxException;
import dev.keepsake.model.type.TypeText;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads values as [ValueWriter] writes them, token by token.
///
/// Takes the type a place declares; gives the value in it. A value may be of another type than its
/// place where it says so: whether a save can hold that is for its format to say. For one thread.
public final class ValueReader {
    private static final int KEPT_TYPES = 1_024;

    private final JsonCursor cursor;
    private final ContainerReader containers;
    private final Map<String, Type> types = new HashMap<>();
    private int depth;

    /// A reader of what this cursor stands on.
    public ValueReader(JsonCursor cursor) {
        this.cursor = cursor;
        this.containers = new ContainerReader(cursor, this);
    }

    /// The value the cursor stands on.
    ///
    /// @param declared the type of its place
    /// @throws JsonImportException where there stands none
    public Spelled read(Type declared) throws JsonImportException {
        if (++depth > cursor.depth()) {
            throw cursor.wrong(cursor.finding(JsonCode.TOO_DEEP).with("allowed", cursor.depth()));
        }
        Spelled read = cursor.isObject() ? object(declared) : plain(bare(declared));
        depth--;
        return read;
    }

    /// The type whose text the cursor stands on.
    ///
    /// @throws JsonImportException where there stands none
    public Type type() throws JsonImportException {
        String text = cursor.text();
        Type known = types.get(text);
        if (known != null) {
            return known;
        }
        if (types.size() == KEPT_TYPES) {
            types.clear();
        }
        Type type = parse(text);
        types.put(text, type);
        return type;
    }

    private Type parse(String text) throws JsonImportException {
        try {
            return TypeText.parse(text);
        } catch (TypeSyntaxException fault) {
            throw cursor.wrong(
                    cursor.finding(JsonCode.TYPE)
                            .with("text", text)
                            .with("at", fault.column())
                            .with("expected", fault.expected()),
                    fault);
        }
    }

    private static Spelled plain(Value value) {
        return new Spelled(value, Encoding.DEFAULT);
    }

    /// An object of fields where the place says which, or one that says itself what it is.
    private Spelled object(Type declared) throws JsonImportException {
        String first = cursor.nextName();
        if (declared instanceof StructType struct && (first == null || !first.startsWith("$"))) {
            return plain(containers.fields(struct, first));
        }
        return new SpokenValue(cursor, this, declared).read(first);
    }

    /// A value of a told type.
    Value bare(Type type) throws JsonImportException {
        return switch (type) {
            case PrimitiveType primitive -> primitive(primitive);
            case EnumType named -> new EnumValue(named, textBytes());
            case PackedType packed -> containers.packed(packed);
            case ListType list -> new ListValue(list, containers.items(list.item()));
            case SetType set -> new SetValue(set, containers.items(set.item()));
            case OptionalType optional ->
                    new OptionalValue(optional, containers.content(optional.content()));
            case MapType map -> new MapValue(map, containers.pairs(map));
            case StructType struct -> {
                if (!cursor.isObject()) {
                    throw cursor.expected(type.displayName());
                }
                yield containers.fields(struct, cursor.nextName());
            }
            case NamedStructType named -> throw cursor.expected(named.displayName());
        };
    }

    private Value primitive(PrimitiveType type) throws JsonImportException {
        return switch (type) {
            case BOOL -> BoolValue.of(cursor.truth());
            case INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 ->
                    NumberForm.readInteger(cursor, type);
            case FLOAT, DOUBLE -> NumberForm.readFloat(cursor, type);
            case TEXT -> new TextValue(textBytes());
            case NAME -> new NameValue(textBytes());
            case UUID -> NumberForm.literal(cursor, cursor.text(), type, Literals.Context.NONE);
            case DATE_TIME, DURATION -> TimeForm.read(cursor, type);
            case BYTES -> new BytesValue(cursor.bytes());
            case REFERENCE -> ReferenceValue.to(cursor.name());
            case ASSET -> new AssetValue(textBytes(), Bytes.EMPTY);
            case ANY -> anyOf();
            case LOCALIZED_TEXT -> throw cursor.expected("{\"$form\": …, \"$fields\": […]}");
            case OBJECT -> throw cursor.expected("{\"$object\": …, \"$fields\": […]}");
            case OPAQUE -> throw cursor.expected("{\"$opaque\": …, \"$reason\": …}");
        };
    }

    private Value anyOf() throws JsonImportException {
        if (cursor.isTruth()) {
            return BoolValue.of(cursor.truth());
        }
        if (cursor.isText()) {
            return TextValue.of(cursor.text());
        }
        throw cursor.expected("{\"$type\": …, \"$value\": …}");
    }

    /// The bytes of a text: as it is, or as an object with what stands in quotes of its own.
    Bytes textBytes() throws JsonImportException {
        if (!cursor.isObject()) {
            return Bytes.ofText(cursor.text());
        }
        var found = new Quoted();
        cursor.members(name -> {
            if (!name.equals("$quoted")) {
                throw cursor.unknown(name, "$quoted");
            }
            found.bytes = quotedBytes();
        });
        if (found.bytes == null) {
            throw cursor.missing("$quoted");
        }
        return found.bytes;
    }

    private static final class Quoted {
        private @Nullable Bytes bytes;
    }

    /// The bytes of a text that stands in quotes of its own ([QuotedText]).
    Bytes quotedBytes() throws JsonImportException {
        return Bytes.ofName(NameForm.quoted(cursor.text(), cursor));
    }
}
