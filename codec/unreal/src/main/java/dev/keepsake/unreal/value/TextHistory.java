package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.unreal.wire.Misread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a localized text came about: the numbers of the save, the words of [LocalizedTextValue] and
/// the parts in their order.
enum TextHistory {
    /// Not translated.
    NONE(-1, "none"),
    /// Namespace, key and source.
    BASE(0, "base", text("namespace"), text("key"), text("source")),
    /// A pattern with values by name.
    NAMED(1, "named", Part.pattern(), Part.arguments()),
    /// A pattern with values in order.
    ORDERED(2, "ordered", Part.pattern(), Part.values()),
    /// A pattern with values by name, older.
    ARGUMENT(3, "argument", Part.pattern(), Part.oldArguments()),
    /// A number.
    NUMBER(4, "number", Part.number(), Part.options(), text("culture")),
    /// A number as a share of 100.
    PERCENT(5, "percent", Part.number(), Part.options(), text("culture")),
    /// An amount of money.
    CURRENCY(6, "currency", text("currency"), Part.number(), Part.options(), text("culture")),
    /// A date.
    DATE(7, "date", time(), style("dateStyle"), text("timeZone"), text("culture")),
    /// A time of day.
    TIME(8, "time", time(), style("timeStyle"), text("timeZone"), text("culture")),
    /// Both.
    DATE_TIME(
            9,
            "dateTime",
            time(),
            style("dateStyle"),
            style("timeStyle"),
            text("timeZone"),
            text("culture")),
    /// Another text in upper or lower case.
    TRANSFORM(10, "transform", Part.pattern(), style("transform")),
    /// A line of a table.
    STRING_TABLE(11, "stringTable", name("table"), text("key")),
    /// Made by code of the game; only one that makes nothing reads here.
    GENERATOR(12, "generator", name("generator"));

    private static final List<TextHistory> ALL = List.of(values());

    private final int number;
    private final String word;

    @SuppressWarnings("ImmutableEnumChecker") // List.of gives a list that nobody can change.
    private final List<Part> parts;

    TextHistory(int number, String word, Part... parts) {
        this.number = number;
        this.word = word;
        this.parts = List.of(parts);
    }

    /// A part of a text.
    ///
    /// @param kind how it stands in the save
    /// @param type what it is, where the kind leaves that open
    record Part(String name, Kind kind, PrimitiveType type) {
        /// How a part stands in the save.
        enum Kind {
            PLAIN,
            ARGUMENTS,
            OLD_ARGUMENTS,
            VALUES,
            NUMBER,
            OPTIONS
        }

        static Part pattern() {
            return new Part("pattern", Kind.PLAIN, PrimitiveType.LOCALIZED_TEXT);
        }

        static Part arguments() {
            return new Part("arguments", Kind.ARGUMENTS, PrimitiveType.ANY);
        }

        static Part oldArguments() {
            return new Part("arguments", Kind.OLD_ARGUMENTS, PrimitiveType.ANY);
        }

        static Part values() {
            return new Part("arguments", Kind.VALUES, PrimitiveType.ANY);
        }

        static Part number() {
            return new Part("value", Kind.NUMBER, PrimitiveType.ANY);
        }

        static Part options() {
            return new Part("options", Kind.OPTIONS, PrimitiveType.ANY);
        }
    }

    private static Part text(String name) {
        return new Part(name, Part.Kind.PLAIN, PrimitiveType.TEXT);
    }

    private static Part name(String name) {
        return new Part(name, Part.Kind.PLAIN, PrimitiveType.NAME);
    }

    private static Part style(String name) {
        return new Part(name, Part.Kind.PLAIN, PrimitiveType.UINT8);
    }

    private static Part time() {
        return new Part("time", Part.Kind.PLAIN, PrimitiveType.DATE_TIME);
    }

    /// The history with a number, null where it is not known.
    static @Nullable TextHistory of(int number) {
        int index = number - NONE.number;
        return index >= 0 && index < ALL.size() ? ALL.get(index) : null;
    }

    /// The history with a word, null where it is not known.
    static @Nullable TextHistory of(String word) {
        for (TextHistory history : ALL) {
            if (history.word.equals(word)) {
                return history;
            }
        }
        return null;
    }

    int number() {
        return number;
    }

    String word() {
        return word;
    }

    /// Reads the parts.
    void read(TextParts into) throws Misread, SaveException {
        if (this == NONE) {
            into.readPlainSource();
            return;
        }
        for (Part part : parts) {
            into.read(part);
        }
        if (this == GENERATOR) {
            into.requireNoGenerator();
        }
    }

    /// Writes the parts.
    void write(TextParts.Written from) throws SaveException {
        if (this == NONE) {
            from.writePlainSource();
            return;
        }
        for (Part part : parts) {
            from.write(part);
        }
    }
}
