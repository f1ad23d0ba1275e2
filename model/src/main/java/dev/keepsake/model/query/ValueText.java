package dev.keepsake.model.query;

import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// The text of a value that a query looks into.
final class ValueText {
    private ValueText() {}

    /// Texts, names and assets as they are, other single values as they are typed; null for a value
    /// with parts.
    static @Nullable String of(Value value) {
        return switch (value) {
            case TextValue text -> text.text();
            case NameValue name -> name.text();
            case AssetValue asset -> asset.text();
            default -> Literals.print(value).orElse(null);
        };
    }
}
