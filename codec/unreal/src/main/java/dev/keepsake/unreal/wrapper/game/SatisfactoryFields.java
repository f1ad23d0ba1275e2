package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.unreal.finding.UnrealCode;

/// Reads the fields of a Satisfactory header; what nobody knows stays bytes. For one header.
public final class SatisfactoryFields {
    /// The newest version whose fields are known.
    public static final int NEWEST = 14;

    private static final int WITH_SAVE_NAME = 14;

    private final Cursor cursor;
    private final StructValue.Builder fields = StructValue.builder("");

    private SatisfactoryFields(Bytes header) {
        this.cursor = Cursor.over(header, 0, UnrealCode.TRUNCATED);
    }

    /// All fields of a header. Of one whose version is not known, or whose fields would lead past
    /// its end, the first three.
    public static StructValue read(Bytes header, int version) throws SaveException {
        if (version > NEWEST) {
            return new SatisfactoryFields(header).readNumbers().readRest();
        }
        try {
            return new SatisfactoryFields(header).readKnown(version).readRest();
        } catch (DamagedSaveException otherFields) {
            return new SatisfactoryFields(header).readNumbers().readRest();
        }
    }

    private SatisfactoryFields readNumbers() throws SaveException {
        readInt("headerVersion");
        readInt("saveVersion");
        readInt("buildVersion");
        return this;
    }

    private SatisfactoryFields readKnown(int version) throws SaveException {
        readNumbers();
        if (version >= WITH_SAVE_NAME) {
            readText("saveName");
        }
        readText("mapName");
        readText("mapOptions");
        readText("sessionName");
        readInt("playSeconds");
        fields.add("savedAt", new DateTimeValue(cursor.readI64(), TimeScale.TICKS));
        fields.add("visibility", new IntegerValue(cursor.readU8(), PrimitiveType.UINT8));
        readInt("editorVersion");
        readText("modMetadata");
        readInt("modded");
        readText("saveIdentifier");
        return this;
    }

    private void readInt(String name) throws SaveException {
        fields.add(name, IntegerValue.int32(cursor.readI32()));
    }

    private void readText(String name) throws SaveException {
        int length = cursor.readI32();
        Bytes bytes = cursor.readBytes(length < 0 ? -2L * length : length);
        fields.add(name, length < 0 ? wide(bytes) : narrow(bytes));
    }

    /// Without the zero that ends it.
    private static TextValue narrow(Bytes bytes) {
        return new TextValue(bytes.slice(0, Math.max(0, bytes.length() - 1)));
    }

    private static TextValue wide(Bytes bytes) {
        var text = new StringBuilder();
        for (int at = 0; at < bytes.length() - Character.BYTES; at += Character.BYTES) {
            text.append((char) (bytes.at(at) & 0xFF | bytes.at(at + 1) << 8));
        }
        return TextValue.of(text.toString());
    }

    private StructValue readRest() throws SaveException {
        Bytes rest = cursor.readBytes(cursor.remaining());
        fields.add("rest", new OpaqueValue(rest, "", OpaqueValue.Reason.UNKNOWN_TYPE));
        return fields.build();
    }
}
