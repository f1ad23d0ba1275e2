package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;

/// A value that is one string: a text, a name, the path of an asset, a constant.
final class StringValueForm extends Form {
    private final Type type;

    StringValueForm(Type type) {
        this.type = type;
    }

    @Override
    Type declared() {
        return type;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        Bytes text = reading.string(StringForm.SETTING);
        return switch (type) {
            case PrimitiveType.NAME -> new NameValue(text);
            case PrimitiveType.ASSET -> new AssetValue(text, Bytes.EMPTY);
            case EnumType constants -> new EnumValue(constants, text);
            default -> new TextValue(text);
        };
    }

    @Override
    void skip(Reading reading) throws Misread, SaveException {
        Strings.skip(reading.in());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!value.type().equals(type)
                || value instanceof AssetValue asset && !asset.subPath().isEmpty()) {
            throw writing.refused(type, value);
        }
        Bytes text =
                switch (value) {
                    case NameValue(Bytes name) -> name;
                    case AssetValue(Bytes path, Bytes part) -> path;
                    case EnumValue constant -> constant.constant();
                    case TextValue(Bytes characters) -> characters;
                    default -> throw writing.refused(type, value);
                };
        writing.string(text, encoding, StringForm.SETTING);
    }
}
