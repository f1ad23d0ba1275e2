package dev.keepsake.unreal.tag;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;

/// The bytes of a tag around its size. Immutable.
public final class TagBytes {
    /// What ends a list of properties: the name `None`.
    public static final Bytes END = Bytes.wrap(new byte[] {5, 0, 0, 0, 'N', 'o', 'n', 'e', 0});

    /// Around no size.
    public static final TagBytes NONE = new TagBytes(new byte[0], new byte[0], -1, 0);

    private final byte[] before;
    private final byte[] after;
    private final int truthAt;
    private final int truthMask;

    private TagBytes(byte[] before, byte[] after, int truthAt, int truthMask) {
        this.before = before;
        this.after = after;
        this.truthAt = truthAt;
        this.truthMask = truthMask;
    }

    /// Name and type; nobody changes the array.
    public byte[] before() {
        return before;
    }

    /// All from behind the size to the value; nobody changes the array.
    public byte[] after() {
        return after;
    }

    /// Where behind the size the value of a truth value stands, −1 where there is none.
    public int truthAt() {
        return truthAt;
    }

    /// The bits of it there.
    public int truthMask() {
        return truthMask;
    }

    /// The bytes that a tag is written as.
    public static TagBytes of(Tag tag, Layout layout) {
        var before = new Output(128);
        string(before, tag.name());
        var after = new Output(64);
        if (layout.completeTypes()) {
            typeTree(before, tag.type());
            complete(after, tag);
        } else {
            string(before, tag.type().name());
            typed(after, tag, layout);
        }
        return around(before.bytes(), after.bytes(), tag.isTruth(), layout);
    }

    /// Bytes as they were read.
    public static TagBytes around(Bytes before, Bytes after, boolean truth, Layout layout) {
        int oldAt = truth ? 4 : -1;
        int newAt = truth ? 0 : -1;
        return new TagBytes(
                before.toArray(),
                after.toArray(),
                layout.completeTypes() ? newAt : oldAt,
                layout.completeTypes() ? Tag.TRUE : 0xFF);
    }

    /// The bytes behind the size of a truth value with this value.
    public Bytes afterWith(int truth) {
        byte[] with = after.clone();
        int kept = with[truthAt] & ~truthMask;
        with[truthAt] = (byte) (kept | (truthMask == Tag.TRUE ? truth * Tag.TRUE : truth));
        return Bytes.wrap(with);
    }

    private static void string(Output out, String name) {
        Strings.write(out, Bytes.ofName(name), StringForm.DEFAULT);
    }

    private static void typeTree(Output out, TypeName type) {
        string(out, type.name());
        out.writeI32(type.parts().size());
        type.parts().forEach(part -> typeTree(out, part));
    }

    private static void complete(Output out, Tag tag) {
        out.writeU8(tag.flags());
        if ((tag.flags() & Tag.INDEXED) != 0) {
            out.writeI32(tag.index());
        }
        if ((tag.flags() & Tag.IDENTIFIED) != 0) {
            out.writeBytes(tag.guid());
        }
        if ((tag.flags() & Tag.EXTENDED) != 0) {
            out.writeBytes(tag.extension());
        }
    }

    private static void typed(Output out, Tag tag, Layout layout) {
        out.writeI32(tag.index());
        switch (tag.type().name()) {
            case "BoolProperty" -> out.writeU8(tag.truth());
            case "StructProperty" -> {
                string(out, tag.type().partName());
                if (layout.structGuids()) {
                    out.writeBytes(guid(tag.structGuid()));
                }
            }
            case "ByteProperty" ->
                    string(
                            out,
                            tag.type().parts().isEmpty() ? TagReader.NONE : tag.type().partName());
            default -> tag.type().parts().forEach(part -> string(out, part.name()));
        }
        if (layout.propertyGuids()) {
            out.writeU8(tag.guid().isEmpty() ? 0 : 1);
            out.writeBytes(tag.guid());
        }
        if (layout.extensions()) {
            out.writeBytes(tag.extension().isEmpty() ? Bytes.wrap(new byte[1]) : tag.extension());
        }
    }

    private static Bytes guid(Bytes guid) {
        return guid.isEmpty() ? Bytes.wrap(new byte[16]) : guid;
    }
}
