package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a container holds again and again: one value, or a key and a value. Immutable.
///
/// @param second the form of a map's values, null where there are none
/// @param step how a path goes to the first value of a unit
record Units(Form first, @Nullable Form second, Step step) {
    private static final Step ITEM = new Step.Item(0);
    private static final Step MEMBER = new Step.Member(0);

    /// The items of a list.
    static Units ofList(Form item) {
        return new Units(item, null, ITEM);
    }

    /// The items of a set.
    static Units ofSet(Form item) {
        return new Units(item, null, MEMBER);
    }

    /// The keys and values of a map.
    static Units ofMap(Form key, Form value) {
        return new Units(key, value, MEMBER);
    }

    /// How many values a unit has.
    int values() {
        return second == null ? 1 : 2;
    }

    /// How many bytes a unit takes at least; one that takes none could be there any number of
    /// times, so that no save is large enough for it.
    int least() {
        int least = first.least() + (second == null ? 0 : second.least());
        return least == 0 ? Integer.MAX_VALUE : least;
    }

    /// How many bytes each unit takes, 0 where they differ.
    int width() {
        if (second == null) {
            return first.width();
        }
        return first.width() == 0 || second.width() == 0 ? 0 : first.width() + second.width();
    }

    /// The form of the value at an index of the flat sequence.
    Form form(long index) {
        return second == null || index % 2 == 0 ? first : second;
    }

    /// True where these are the forms of what items hold, judged by the first unit.
    boolean accept(Items items) throws SaveException {
        InlineItems unit =
                switch (items) {
                    case InlineItems inline -> inline;
                    case PagedItems paged -> paged.page(0, values());
                };
        for (int i = 0; i < Math.min(values(), unit.count()); i++) {
            Value value = unit.value(i);
            boolean kept = value instanceof OpaqueValue;
            if (!kept && !form(i).accepts(value, unit.encoding(i))) {
                return false;
            }
        }
        return true;
    }

    /// What tells these units apart from others that bytes may be taken for.
    List<Object> key() {
        var key = new ArrayList<Object>();
        key.add(first.getClass());
        key.add(first.declared());
        if (second != null) {
            key.add(second.getClass());
            key.add(second.declared());
        }
        return key;
    }

    /// How a path goes to the value at an index of the flat sequence.
    Step step(long index) {
        return index % values() == 0 ? step : ITEM;
    }

    /// Reads a unit onto the stack.
    void read(Reading reading) throws Misread, SaveException {
        read(first, step, reading);
        if (second != null) {
            read(second, ITEM, reading);
        }
    }

    private static void read(Form form, Step step, Reading reading) throws Misread, SaveException {
        reading.places().enter(step);
        var value = form.read(reading);
        reading.places().leave();
        reading.stack().push(value, reading.takeSpelling());
    }

    /// Passes over a unit.
    void skip(Reading reading) throws Misread, SaveException {
        first.skip(reading);
        if (second != null) {
            second.skip(reading);
        }
    }
}
