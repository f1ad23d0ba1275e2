package dev.keepsake.store.content;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import dev.keepsake.store.file.SlotId;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The header fields that the slot decides, whatever a save says of them: its number, the slot's
/// name and kind, and its title. Immutable.
public final class HeaderStamp {
    private final Map<String, Value> fields;
    private final Map<String, Value> defaults;

    private HeaderStamp(Map<String, Value> fields, Map<String, Value> defaults) {
        this.fields = fields;
        this.defaults = defaults;
    }

    /// The stamp of a slot.
    ///
    /// @param sequence the save's number, unsigned
    public static HeaderStamp of(SlotId slot, long sequence) {
        var fields = new LinkedHashMap<String, Value>();
        fields.put("sequence", new IntegerValue(sequence, PrimitiveType.UINT64));
        fields.put("fileKind", EnumValue.of("FileKind", slot.kind().constant()));
        fields.put("slot", NameValue.of(slot.name()));
        return new HeaderStamp(fields, Map.of());
    }

    /// A title alone.
    static HeaderStamp ofTitle(TextValue title) {
        return new HeaderStamp(Map.of("title", title), Map.of());
    }

    /// The same with a title.
    public HeaderStamp withTitle(TextValue title) {
        var more = new LinkedHashMap<>(fields);
        more.put("title", title);
        return new HeaderStamp(more, defaults);
    }

    /// The same, with the time it was saved for a header that says none.
    public HeaderStamp savedAtOr(Instant now) {
        return new HeaderStamp(
                fields, Map.of("savedAt", DateTimeValue.of(now, TimeScale.MILLISECONDS)));
    }

    /// The title in a header.
    public static Optional<TextValue> findTitle(StructValue header) {
        return header.find("title").map(value -> value instanceof TextValue title ? title : null);
    }

    /// A header with these fields in it, the others as they were.
    StructValue on(StructValue header) {
        StructValue.Builder stamped = StructValue.builder(header.type().name());
        Set<String> there = new HashSet<>();
        for (int i = 0; i < header.items().count(); i++) {
            String name = header.name(i);
            there.add(name);
            stamped.add(name, fields.getOrDefault(name, header.value(i)));
        }
        fields.forEach((name, value) -> add(stamped, there, name, value));
        defaults.forEach((name, value) -> add(stamped, there, name, value));
        return stamped.build();
    }

    private static void add(
            StructValue.Builder header, Set<String> there, String name, Value value) {
        if (there.add(name)) {
            header.add(name, value);
        }
    }
}
