package dev.keepsake.unreal.tag;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.Strings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the tags of properties in both layouts. For one thread.
public final class TagReader {
    /// The name that ends a list of properties.
    public static final String NONE = "None";

    private static final int MOST_NAME_BYTES = 4096;
    private static final int MOST_TYPE_DEPTH = 32;
    private static final int MOST_TYPE_PARTS = 16;

    private final Input in;
    private final Layout layout;
    private int sizeAt;

    /// A reader of what an input gives.
    public TagReader(Input in, Layout layout) {
        this.in = in;
        this.layout = layout;
    }

    /// A tag as read.
    ///
    /// @param tag what it says
    /// @param size how many bytes the value takes
    /// @param before its bytes up to the size
    /// @param after its bytes from behind the size to the value
    public record Read(Tag tag, int size, Bytes before, Bytes after) {}

    /// The next tag, null where the list ends; either is passed over.
    ///
    /// @throws Misread where no property begins here
    public @Nullable Read read() throws Misread, SaveException {
        int start = in.position();
        String name = name();
        if (name.equals(NONE)) {
            return null;
        }
        Draft draft = layout.completeTypes() ? complete() : typed();
        if (draft.size < 0 || draft.size > in.remaining()) {
            throw new Misread(Misread.Reason.SHORT, sizeAt);
        }
        return new Read(
                draft.tag(name),
                draft.size,
                in.slice(start, sizeAt),
                in.slice(sizeAt + 4, in.position()));
    }

    /// The parts of a tag as they are read.
    private static final class Draft {
        private final TypeName type;
        private final int size;
        private int index;
        private Bytes guid = Bytes.EMPTY;
        private Bytes structGuid = Bytes.EMPTY;
        private int flags;
        private int truth;
        private Bytes extension = Bytes.EMPTY;

        Draft(TypeName type, int size) {
            this.type = type;
            this.size = size;
        }

        Tag tag(String name) {
            return new Tag(name, type, index, guid, structGuid, flags, truth, extension);
        }
    }

    private String name() throws Misread, SaveException {
        int start = in.position();
        Bytes text = Strings.read(in, MOST_NAME_BYTES).text();
        if (text.isEmpty()) {
            throw new Misread(Misread.Reason.TAG, start);
        }
        for (int i = 0; i < text.length(); i++) {
            if ((text.at(i) & 0xE0) == 0) {
                throw new Misread(Misread.Reason.TAG, start);
            }
        }
        return text.asName();
    }

    private String propertyType() throws Misread, SaveException {
        int start = in.position();
        String type = name();
        if (!type.endsWith("Property")) {
            throw new Misread(Misread.Reason.TAG, start);
        }
        return type;
    }

    private int size() throws Misread, SaveException {
        sizeAt = in.position();
        return in.readI32();
    }

    private Draft typed() throws Misread, SaveException {
        String type = propertyType();
        int size = size();
        int where = sizeAt;
        int index = in.readI32();
        int truth = type.equals("BoolProperty") ? in.readU8() : 0;
        boolean struct = type.equals("StructProperty");
        TypeName whole = new TypeName(type, parts(type));
        var draft = new Draft(whole, size);
        draft.index = index;
        draft.truth = truth;
        draft.structGuid = struct && layout.structGuids() ? structGuid() : Bytes.EMPTY;
        if (layout.propertyGuids() && truth(in.readU8())) {
            draft.guid = in.readBytes(16);
        }
        if (layout.extensions()) {
            draft.extension = oldExtension();
        }
        sizeAt = where;
        return draft;
    }

    private List<TypeName> parts(String type) throws Misread, SaveException {
        var parts = new ArrayList<TypeName>(2);
        switch (type) {
            case "StructProperty", "EnumProperty" -> parts.add(TypeName.of(name()));
            case "ByteProperty" -> {
                String constants = name();
                if (!constants.equals(NONE)) {
                    parts.add(TypeName.of(constants));
                }
            }
            case "ArrayProperty" -> addTypes(parts, layout.elementTypes() ? 1 : 0);
            case "SetProperty", "OptionalProperty" ->
                    addTypes(parts, layout.collectionTypes() ? 1 : 0);
            case "MapProperty" -> addTypes(parts, layout.collectionTypes() ? 2 : 0);
            default -> {}
        }
        return parts;
    }

    private void addTypes(List<TypeName> parts, int count) throws Misread, SaveException {
        for (int i = 0; i < count; i++) {
            parts.add(TypeName.of(propertyType()));
        }
    }

    private Bytes structGuid() throws Misread, SaveException {
        Bytes guid = in.readBytes(16);
        return guid.mismatch(ZERO) < 0 ? Bytes.EMPTY : guid;
    }

    private static final Bytes ZERO = Bytes.wrap(new byte[16]);

    private boolean truth(int value) throws Misread {
        if (value > 1) {
            throw new Misread(Misread.Reason.BOOLEAN, in.position() - 1);
        }
        return value == 1;
    }

    private Bytes oldExtension() throws Misread, SaveException {
        int start = in.position();
        int control = in.readU8();
        return control == 0 ? Bytes.EMPTY : extension(start, control);
    }

    private Bytes extension(int start, int control) throws Misread, SaveException {
        if ((control & 2) != 0) {
            in.skip(5);
        }
        return in.slice(start, in.position());
    }

    private Draft complete() throws Misread, SaveException {
        TypeName type = typeTree(0);
        if (!type.name().endsWith("Property")) {
            throw new Misread(Misread.Reason.TAG, in.position());
        }
        int size = size();
        int flags = in.readU8();
        var draft = new Draft(type, size);
        draft.flags = flags;
        draft.index = (flags & Tag.INDEXED) != 0 ? in.readI32() : 0;
        draft.guid = (flags & Tag.IDENTIFIED) != 0 ? in.readBytes(16) : Bytes.EMPTY;
        if ((flags & Tag.EXTENDED) != 0) {
            int start = in.position();
            draft.extension = extension(start, in.readU8());
        }
        draft.truth = draft.type.name().equals("BoolProperty") && (flags & Tag.TRUE) != 0 ? 1 : 0;
        return draft;
    }

    private TypeName typeTree(int depth) throws Misread, SaveException {
        String name = name();
        int count = in.readI32();
        if (depth > MOST_TYPE_DEPTH || count < 0 || count > MOST_TYPE_PARTS) {
            throw new Misread(Misread.Reason.TAG, in.position() - 4);
        }
        var parts = new ArrayList<TypeName>(count);
        for (int i = 0; i < count; i++) {
            parts.add(typeTree(depth + 1));
        }
        return new TypeName(name, parts);
    }
}
