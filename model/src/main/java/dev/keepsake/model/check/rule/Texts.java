package dev.keepsake.model.check.rule;

import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// The bytes that people read.
final class Texts {
    private Texts() {}

    /// The bytes of a text, a name, a constant or an asset's path; none of any other value.
    static Bytes bytes(Value value) {
        return switch (value) {
            case TextValue text -> text.bytes();
            case NameValue name -> name.bytes();
            case EnumValue constant -> constant.constant();
            case AssetValue asset -> asset.path();
            default -> Bytes.EMPTY;
        };
    }
}
