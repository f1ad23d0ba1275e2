package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.util.Optional;

/// Text that a game translates: how it is made, and from what.
///
/// @param form how it is made: `none`, `base` (namespace, key, source), `named`, `ordered`,
///   `argument`, `number`, `percent`, `currency`, `date`, `time`, `dateTime`, `transform`,
///   `stringTable` (table, key), `generator`, or another word a format documents
/// @param parts what that form needs, by name
public record LocalizedTextValue(String form, StructValue parts) implements ContainerValue {
    /// A text with a namespace, a key and the text in the language it was written in.
    public static LocalizedTextValue base(String namespace, String key, String source) {
        return new LocalizedTextValue(
                "base",
                StructValue.builder("")
                        .add("namespace", TextValue.of(namespace))
                        .add("key", TextValue.of(key))
                        .add("source", TextValue.of(source))
                        .build());
    }

    /// The untranslated text, where the form holds one.
    public Optional<String> source() {
        return parts.find("source")
                .map(value -> value instanceof TextValue text ? text.text() : null);
    }

    @Override
    public InlineItems items() {
        return parts.items();
    }

    @Override
    public LocalizedTextValue withItems(Items items) {
        return new LocalizedTextValue(form, parts.withItems(items));
    }

    @Override
    public Type type() {
        return PrimitiveType.LOCALIZED_TEXT;
    }
}
