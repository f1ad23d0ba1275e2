package dev.keepsake.app.editor.structure;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keys that a map, and items that a set, does not have yet: the next number, the next name.
final class FreeKeys {
    private static final int PAGE = 1_000;
    private static final int MOST_TRIES = 100_000;
    private static final Pattern NUMBERED = Pattern.compile("(.*?)([0-9]{0,9})");

    private FreeKeys() {}

    /// A key like another, which the map does not have; where none can be made up, that one.
    static Value after(Value key, MapValue map) throws SaveException {
        return next(key, values(map, 2));
    }

    /// The item, or one like it which the set does not have.
    static Value in(Value item, ContainerValue set) throws SaveException {
        Set<Value> taken = values(set, 1);
        return taken.contains(item) ? next(item, taken) : item;
    }

    private static Set<Value> values(ContainerValue container, int unit) throws SaveException {
        Set<Value> values = new HashSet<>();
        long size = container.items().size();
        for (long from = 0; from < size; ) {
            InlineItems page =
                    switch (container.items()) {
                        case InlineItems inline -> inline;
                        case PagedItems paged -> paged.page(from, PAGE);
                    };
            for (int i = 0; i < page.count(); i++) {
                if ((from + i) % unit == 0) {
                    values.add(page.value(i));
                }
            }
            from += page.count();
        }
        return values;
    }

    private static Value next(Value start, Set<Value> taken) {
        Value now = start;
        for (int i = 0; i < MOST_TRIES && taken.contains(now); i++) {
            Value other = step(now);
            if (other.equals(now)) {
                return start;
            }
            now = other;
        }
        return now;
    }

    private static Value step(Value now) {
        return switch (now) {
            case IntegerValue number when IntegerValue.fits(number.bits() + 1, number.type()) ->
                    new IntegerValue(number.bits() + 1, number.type());
            case NameValue name -> new NameValue(step(name.bytes()));
            case TextValue text -> new TextValue(step(text.bytes()));
            case ReferenceValue subject when !subject.isNone() ->
                    ReferenceValue.to(numbered(subject.subject()));
            case UuidValue uuid -> UuidValue.of(UUID.randomUUID());
            default -> now;
        };
    }

    private static Bytes step(Bytes text) {
        return Bytes.ofName(numbered(text.asName()));
    }

    /// The text with the next number at its end.
    static String numbered(String text) {
        Matcher parts = NUMBERED.matcher(text);
        if (!parts.matches()) {
            return text + "2";
        }
        String digits = parts.group(2);
        return digits.isEmpty()
                ? text + (text.isEmpty() ? "1" : "_2")
                : parts.group(1) + (Long.parseLong(digits) + 1);
    }
}
