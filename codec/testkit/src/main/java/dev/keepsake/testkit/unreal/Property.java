package dev.keepsake.testkit.unreal;

import org.jspecify.annotations.Nullable;

/// One property while it is put together: its value, and what its tag says besides. Mutable.
final class Property {
    private static final int INDEX = 1;
    private static final int GUID = 2;
    private static final int EXTENSION = 4;
    private static final int BINARY = 8;
    private static final int TRUE = 16;
    private static final int SKIPPED = 32;

    private final UnrealString name;
    Value value;
    int index;
    int flags;
    int sizeError;
    boolean skipped;
    @Nullable UnrealGuid guid;
    byte @Nullable [] extension;

    Property(UnrealString name, Value value) {
        this.name = name;
        this.value = value;
    }

    byte[] encode(Dialect dialect) {
        Wire out = new Wire(dialect, name);
        byte[] body = skipped ? new byte[0] : out.fresh().value(value).toByteArray();
        out.string(name);
        if (out.engine().hasCompleteTypeNames()) {
            writeCompleteTag(out, body);
        } else {
            writePlainTag(out, body);
        }
        return (isBool() ? out : out.raw(body)).toByteArray();
    }

    private void writePlainTag(Wire out, byte[] body) {
        out.string(value.type().name()).i32(size(body)).i32(index);
        if (isBool()) {
            out.raw(body);
        } else {
            value.type().writeExtras(out);
        }
        writeEnd(out, guid, extension);
    }

    /// What follows the extras in plain tags.
    ///
    /// @throws IllegalArgumentException where the engine had no room for it
    static void writeEnd(Wire out, @Nullable UnrealGuid guid, byte @Nullable [] extension) {
        require(guid == null || out.engine().hasPropertyGuids(), "guid of a property");
        require(extension == null || out.engine().hasExtensionByte(), "extension of a tag");
        if (out.engine().hasPropertyGuids()) {
            out.u8(guid == null ? 0 : 1);
        }
        if (guid != null) {
            out.guid(guid);
        }
        if (out.engine().hasExtensionByte()) {
            out.raw(extension == null ? new byte[1] : extension);
        }
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException("This engine writes no " + what);
        }
    }

    private void writeCompleteTag(Wire out, byte[] body) {
        value.type().writeComplete(out);
        out.i32(size(body)).u8(flags(body));
        if (index != 0) {
            out.i32(index);
        }
        if (guid != null) {
            out.guid(guid);
        }
        if (extension != null) {
            out.raw(extension);
        }
    }

    private int flags(byte[] body) {
        boolean isTrue = isBool() && body.length > 0 && body[0] != 0;
        return flags
                | (index == 0 ? 0 : INDEX)
                | (guid == null ? 0 : GUID)
                | (extension == null ? 0 : EXTENSION)
                | (value.isBinary() ? BINARY : 0)
                | (isTrue ? TRUE : 0)
                | (skipped ? SKIPPED : 0);
    }

    private int size(byte[] body) {
        return (isBool() ? 0 : body.length) + sizeError;
    }

    private boolean isBool() {
        return value.type().name().equals("BoolProperty");
    }
}
