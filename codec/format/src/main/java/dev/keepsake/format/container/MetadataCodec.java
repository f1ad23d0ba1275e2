package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the header says of the slot: title, kind, map, play time, place and the game's own fields.
final class MetadataCodec {
    /// The fields, in the order of the bits that say which are there.
    static final List<String> NAMES =
            List.of("title", "slotKind", "map", "playTime", "place", "game");

    private MetadataCodec() {}

    static Map<String, Value> read(Cursor cursor, Limits limits) throws SaveException {
        int start = cursor.position();
        int present = cursor.readU8();
        if (present == 0 || present >> NAMES.size() != 0) {
            throw invalid(cursor, start, "metadata");
        }
        var fields = new LinkedHashMap<String, Value>();
        for (int i = 0; i < NAMES.size(); i++) {
            if ((present >> i & 1) != 0) {
                fields.put(NAMES.get(i), readField(cursor, NAMES.get(i), limits));
            }
        }
        return fields;
    }

    private static SaveException invalid(Cursor cursor, int start, String rule) {
        return SaveException.of(
                cursor.findingSince(KeepsakeCode.HEADER_INVALID, start).with("rule", rule));
    }

    private static Value readField(Cursor cursor, String name, Limits limits) throws SaveException {
        return switch (name) {
            case "title", "place" -> new TextValue(cursor.readString(limits.stringBytes()));
            case "map" -> new NameValue(cursor.readString(limits.stringBytes()));
            case "slotKind" -> readSlotKind(cursor);
            case "playTime" -> new DurationValue(cursor.readI64(), TimeScale.MILLISECONDS);
            default -> GameFields.read(cursor, limits);
        };
    }

    private static EnumValue readSlotKind(Cursor cursor) throws SaveException {
        int start = cursor.position();
        int kind = cursor.readU8();
        if (kind >= HeaderEnums.SLOT_KINDS.size()) {
            throw invalid(cursor, start, "slotKind");
        }
        return EnumValue.of(HeaderEnums.SLOT_KIND, HeaderEnums.SLOT_KINDS.get(kind));
    }

    /// The content of the field.
    ///
    /// @param fields some of [#NAMES]
    static Bytes write(Map<String, Value> fields, Limits limits) throws SaveException {
        var out = new Output();
        int present = 0;
        for (int i = 0; i < NAMES.size(); i++) {
            present |= fields.containsKey(NAMES.get(i)) ? 1 << i : 0;
        }
        out.writeU8(present);
        for (String name : NAMES) {
            Value value = fields.get(name);
            if (value != null) {
                writeField(out, name, value, limits);
            }
        }
        return out.bytes();
    }

    private static void writeField(Output out, String name, Value value, Limits limits)
            throws SaveException {
        switch (name) {
            case "title", "place" -> {
                if (!(value instanceof TextValue(Bytes bytes))) {
                    throw HeaderWriter.refused(name, "type");
                }
                out.writeString(bytes);
            }
            case "map" -> {
                if (!(value instanceof NameValue(Bytes bytes))) {
                    throw HeaderWriter.refused(name, "type");
                }
                out.writeString(bytes);
            }
            case "slotKind" -> writeSlotKind(out, value);
            case "playTime" -> writePlayTime(out, value);
            default -> writeGame(out, value, limits);
        }
    }

    private static void writeSlotKind(Output out, Value value) throws SaveException {
        int kind = HeaderWriter.number(value, HeaderEnums.SLOT_KIND, HeaderEnums.SLOT_KINDS);
        if (kind < 0) {
            throw HeaderWriter.refused("slotKind", "type");
        }
        out.writeU8(kind);
    }

    private static void writePlayTime(Output out, Value value) throws SaveException {
        if (value instanceof DurationValue(long count, TimeScale scale)
                && scale == TimeScale.MILLISECONDS) {
            out.writeI64(count);
        } else {
            throw HeaderWriter.refused("playTime", "type");
        }
    }

    private static void writeGame(Output out, Value value, Limits limits) throws SaveException {
        if (value instanceof StructValue struct) {
            GameFields.write(out, struct, limits);
        } else {
            throw HeaderWriter.refused("game", "type");
        }
    }
}
