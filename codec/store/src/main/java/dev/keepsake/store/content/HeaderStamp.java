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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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
        StructValue stamped = header;
        for (Map.Entry<String, Value> field : fields.entrySet()) {
            stamped = stamped.with(field.getKey(), field.getValue());
        }
        for (Map.Entry<String, Value> field : defaults.entrySet()) {
            boolean there = stamped.find(field.getKey()).isPresent();
            stamped = there ? stamped : stamped.with(field.getKey(), field.getValue());
        }
        return stamped;
    }
}
