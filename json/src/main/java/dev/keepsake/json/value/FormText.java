package dev.keepsake.json.value;

import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// Which form a value takes, and its words.
final class FormText {
    private FormText() {}

    /// True where a value is an object of members that say what it is, whatever its place.
    static boolean saysItself(Type declared, Value value) {
        return switch (value) {
            case OpaqueValue opaque -> true;
            case ObjectValue object -> true;
            case LocalizedTextValue text -> true;
            case StructValue struct -> !struct.type().equals(declared);
            case ReferenceValue reference -> reference.ordinal() != 0;
            case AssetValue asset -> !asset.subPath().isEmpty();
            case TextValue text -> !text.bytes().isUtf8();
            case NameValue name -> !name.bytes().isUtf8();
            case EnumValue constant -> !constant.constant().isUtf8();
            default -> false;
        };
    }

    /// True where the place, or the JSON of the value, says what type the value has.
    static boolean tells(Type declared, Value value) {
        boolean clear = value instanceof BoolValue || value instanceof TextValue;
        return declared == PrimitiveType.ANY ? clear : value.type().equals(declared);
    }

    /// The bytes of a text, name or constant.
    static Bytes bytes(Value value) {
        return switch (value) {
            case TextValue text -> text.bytes();
            case NameValue name -> name.bytes();
            case EnumValue constant -> constant.constant();
            default -> throw new IllegalStateException(value.type().displayName());
        };
    }

    /// Bytes that are no UTF-8, in quotes.
    static String quote(Bytes bytes) {
        return QuotedText.quote(bytes.asName());
    }

    static String word(OpaqueValue.Reason reason) {
        return switch (reason) {
            case UNKNOWN_TYPE -> "unknownType";
            case UNREADABLE -> "unreadable";
            case NOT_PROVEN -> "notProven";
            case UNKNOWN_SECTION -> "unknownSection";
            case TOO_DEEP -> "tooDeep";
        };
    }

    static OpaqueValue.Reason reason(JsonCursor cursor) throws JsonImportException {
        String word = cursor.text();
        for (OpaqueValue.Reason reason : OpaqueValue.Reason.values()) {
            if (word(reason).equals(word)) {
                return reason;
            }
        }
        throw cursor.expected("unknownType | unreadable | notProven | unknownSection | tooDeep");
    }
}
