package dev.keepsake.app.cli;

import dev.keepsake.model.value.Literals;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// Header fields as plain text.
final class HeaderText {
    private HeaderText() {}

    static String of(Value value) {
        return switch (value) {
            case TextValue text -> text.text();
            case NameValue name -> name.text();
            default -> Literals.print(value).orElse("");
        };
    }

    /// The text of a field, empty where the header lacks it.
    static String of(StructValue header, String field) {
        return header.find(field).map(HeaderText::of).orElse("");
    }
}
