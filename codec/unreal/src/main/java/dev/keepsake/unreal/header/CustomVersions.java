package dev.keepsake.unreal.header;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wire.Guids;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;
import java.util.ArrayList;

/// The versions of parts of the engine and the game, by key: as a map, in the order of the save,
/// duplicates included. Pure.
final class CustomVersions {
    /// A key of 32 bits.
    private static final int TAGGED = 2;

    /// A GUID, and a name behind the version.
    private static final int NAMED = 1;

    /// A GUID.
    private static final int PLAIN = 3;

    private static final Type NAMED_VERSION = new NamedStructType("NamedVersion");

    private CustomVersions() {}

    /// True where the form is one of the three that are known.
    static boolean isKnown(int form) {
        return form >= NAMED && form <= PLAIN;
    }

    private static MapType type(int form) {
        return switch (form) {
            case NAMED -> new MapType(PrimitiveType.UUID, NAMED_VERSION);
            case TAGGED -> new MapType(PrimitiveType.UINT32, PrimitiveType.INT32);
            default -> new MapType(PrimitiveType.UUID, PrimitiveType.INT32);
        };
    }

    static MapValue read(int form, Input in, int mostString) throws Misread, SaveException {
        int count = in.readCount(8);
        var items = new ArrayList<Value>(2 * count);
        for (int i = 0; i < count; i++) {
            items.add(form == TAGGED ? key(in.readI32()) : Guids.read(in));
            IntegerValue version = IntegerValue.int32(in.readI32());
            items.add(form == NAMED ? named(version, in, mostString) : version);
        }
        return new MapValue(type(form), InlineItems.of(items));
    }

    private static Value key(int tag) {
        return new IntegerValue(tag & 0xFFFF_FFFFL, PrimitiveType.UINT32);
    }

    private static StructValue named(IntegerValue version, Input in, int most)
            throws Misread, SaveException {
        Strings.Text name = Strings.read(in, most);
        return StructValue.builder("NamedVersion")
                .add("version", version)
                .add(
                        "name",
                        PrimitiveType.TEXT,
                        new TextValue(name.text()),
                        StringForm.encoding(StringForm.SETTING, name.form()))
                .build();
    }

    /// The version under a GUID, −1 where there is none.
    static int find(MapValue versions, UuidValue key) {
        InlineItems items = (InlineItems) versions.items();
        for (int i = 0; i < items.count(); i += 2) {
            if (items.value(i).equals(key)) {
                return version(items.value(i + 1));
            }
        }
        return -1;
    }

    private static int version(Value value) {
        Value number =
                value instanceof StructValue struct ? struct.find("version").orElse(value) : value;
        return number instanceof IntegerValue integer ? (int) integer.bits() : -1;
    }

    static void write(int form, MapValue versions, Output out) throws SaveException {
        if (!versions.type().equals(type(form))
                || !(versions.items() instanceof InlineItems items)) {
            throw refused();
        }
        out.writeI32(items.count() / 2);
        for (int i = 0; i < items.count(); i += 2) {
            writeKey(items.value(i), out);
            writeVersion(items.value(i + 1), out);
        }
    }

    private static void writeKey(Value key, Output out) throws SaveException {
        switch (key) {
            case UuidValue guid -> Guids.write(guid, out);
            case IntegerValue tag -> out.writeI32((int) tag.bits());
            default -> throw refused();
        }
    }

    private static void writeVersion(Value version, Output out) throws SaveException {
        switch (version) {
            case IntegerValue number -> out.writeI32((int) number.bits());
            case StructValue named
                    when named.items().count() == 2
                            && named.value(0) instanceof IntegerValue number
                            && named.value(1) instanceof TextValue(var name) -> {
                out.writeI32((int) number.bits());
                Encoding encoding = named.items().encoding(1);
                Strings.write(out, name, StringForm.of(encoding, StringForm.SETTING));
            }
            default -> throw refused();
        }
    }

    private static SaveException refused() {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_HEADER)
                        .with("field", HeaderFields.CUSTOM_VERSIONS)
                        .with("reason", "type"));
    }
}
