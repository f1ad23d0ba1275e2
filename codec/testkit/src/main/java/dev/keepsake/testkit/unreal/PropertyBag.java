package dev.keepsake.testkit.unreal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A struct whose properties are declared beside it, to be filled in the order in which they shall
/// stand. For one thread.
public final class PropertyBag {
    private static final int ARRAY = 1;
    private static final Map<String, Integer> KINDS =
            Map.of(
                    "BoolProperty", 1,
                    "ByteProperty", 2,
                    "IntProperty", 3,
                    "Int64Property", 4,
                    "FloatProperty", 5,
                    "DoubleProperty", 6,
                    "NameProperty", 7,
                    "StrProperty", 8,
                    "StructProperty", 11);

    private final List<Declared> properties = new ArrayList<>();

    /// A property with what the bag says of it.
    private record Declared(String name, Value value, String note) {
        boolean isArray() {
            return value.type().name().equals("ArrayProperty");
        }

        PropertyType type() {
            return isArray() ? value.type().parameters().get(0) : value.type();
        }

        void write(Wire out, int number) {
            int version = out.dialect.bagVersion();
            out.string(type().isStruct() ? "/Script/Game." + type().inner() : "");
            out.guid(new UnrealGuid(number, 0, 0, 0)).string(name);
            out.u8(KINDS.getOrDefault(type().name(), 0));
            if (version == 1) {
                out.u8(isArray() ? ARRAY : 0);
            } else if (version > 1) {
                out.raw(isArray() ? new byte[] {1, ARRAY} : new byte[] {0});
            }
            writeNote(out, version);
            if (version >= 4) {
                out.i64(5);
            }
            if (version >= 5) {
                out.u8(0).string("");
            }
        }

        private void writeNote(Wire out, int version) {
            out.bool32(!note.isEmpty());
            if (!note.isEmpty()) {
                out.i32(1).string("Note").string(note);
                if (version >= 3) {
                    out.string("");
                }
            }
        }
    }

    /// No property yet.
    public PropertyBag() {}

    /// Adds a number, a text, a struct, or an array of them.
    public PropertyBag with(String name, Value value) {
        return with(name, value, "");
    }

    /// Adds a property with a note for who edits it.
    public PropertyBag with(String name, Value value, String note) {
        properties.add(new Declared(name, value, note));
        return this;
    }

    void write(Wire out) {
        writeVersion(out);
        out.bool32(true).i32(properties.size());
        for (int i = 0; i < properties.size(); i++) {
            properties.get(i).write(out, i + 1);
        }
        byte[] list =
                PropertyList.encode(
                        out.dialect,
                        all -> properties.forEach(one -> all.property(one.name(), one.value())));
        out.i32(list.length).raw(list);
    }

    static void writeNone(Wire out) {
        writeVersion(out);
        out.bool32(false);
    }

    private static void writeVersion(Wire out) {
        if (out.dialect.bagVersion() < 1) {
            out.u8(1);
        }
    }
}
