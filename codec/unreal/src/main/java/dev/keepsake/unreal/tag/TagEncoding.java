package dev.keepsake.unreal.tag;

import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Encoding.Setting;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What an encoding remembers of a tag: the type where another would be written for the value,
/// `index`, `guid`, `structGuid`, `extension`, `flags` where they do not follow, and the very bytes
/// (`before`, `after` the size) where they would be written differently. Pure.
public final class TagEncoding {
    private static final String TYPE = "type";
    private static final String INDEX = "index";
    private static final String GUID = "guid";
    private static final String STRUCT_GUID = "structGuid";
    private static final String EXTENSION = "extension";
    private static final String FLAGS = "flags";
    private static final String BEFORE = "before";
    private static final String AFTER = "after";

    private TagEncoding() {}

    /// What must be remembered of a tag as read.
    ///
    /// @param standard the tag that would be written for the value alone
    public static Encoding of(TagReader.Read read, Tag standard, Layout layout) {
        Tag tag = read.tag();
        var entries = new ArrayList<Encoding.Entry>();
        if (!tag.type().equals(standard.type())) {
            entries.add(new Encoding.Entry(TYPE, new Setting.Text(tag.type().text())));
        }
        if (tag.index() != 0) {
            entries.add(new Encoding.Entry(INDEX, new Setting.Count(tag.index())));
        }
        add(entries, GUID, tag.guid());
        add(entries, STRUCT_GUID, tag.structGuid());
        add(entries, EXTENSION, tag.extension());
        int implied = tag.impliedFlags() | standard.flags() & Tag.NATIVE;
        int remembered = tag.isTruth() ? ~Tag.TRUE : ~0;
        if (layout.completeTypes() && ((tag.flags() ^ implied) & remembered) != 0) {
            entries.add(new Encoding.Entry(FLAGS, new Setting.Count(tag.flags() & remembered)));
        }
        TagBytes written = TagBytes.of(tag, layout);
        if (!Arrays.equals(written.before(), read.before().toArray())
                || !Arrays.equals(written.after(), read.after().toArray())) {
            entries.add(new Encoding.Entry(BEFORE, new Setting.Raw(read.before().compact())));
            entries.add(new Encoding.Entry(AFTER, new Setting.Raw(read.after().compact())));
        }
        return entries.isEmpty() ? Encoding.DEFAULT : new Encoding(entries);
    }

    private static void add(List<Encoding.Entry> entries, String name, Bytes bytes) {
        if (!bytes.isEmpty()) {
            entries.add(new Encoding.Entry(name, new Setting.Raw(bytes.compact())));
        }
    }

    /// The type that an encoding names, else the standard one.
    ///
    /// @throws SaveException *wrong use* where the text is no type
    public static TypeName type(Encoding encoding, TypeName standard) throws SaveException {
        if (!(encoding.find(TYPE).orElse(null) instanceof Setting.Text(String text))) {
            return standard;
        }
        try {
            return TypeName.parse(text);
        } catch (IllegalArgumentException none) {
            throw SaveException.of(Finding.of(UnrealCode.EDIT_RECORD).with("reason", TYPE));
        }
    }

    /// The tag to write.
    ///
    /// @param standard the tag for the value alone, of the type that [#type] gave
    public static Tag tag(Encoding encoding, Tag standard) {
        int index = encoding.findNumber(INDEX).orElse(0L).intValue();
        Bytes guid = encoding.findRaw(GUID).orElse(Bytes.EMPTY);
        Bytes extension = encoding.findRaw(EXTENSION).orElse(Bytes.EMPTY);
        var plain =
                new Tag(
                        standard.name(),
                        standard.type(),
                        index,
                        guid,
                        encoding.findRaw(STRUCT_GUID).orElse(Bytes.EMPTY),
                        0,
                        0,
                        extension);
        int implied = plain.impliedFlags() | standard.flags() & Tag.NATIVE;
        int kept = encoding.findNumber(FLAGS).map(Long::intValue).orElse(implied);
        int flags = kept | plain.impliedFlags();
        return new Tag(
                plain.name(), plain.type(), index, guid, plain.structGuid(), flags, 0, extension);
    }

    /// The bytes of the tag to write: those as read where they say the same.
    public static TagBytes bytes(Encoding encoding, Tag tag, Layout layout) throws SaveException {
        Bytes before = encoding.findRaw(BEFORE).orElse(Bytes.EMPTY);
        Bytes after = encoding.findRaw(AFTER).orElse(Bytes.EMPTY);
        return before.isEmpty() || after.isEmpty() || !says(before, after, tag, layout)
                ? TagBytes.of(tag, layout)
                : TagBytes.around(before, after, tag.isTruth(), layout);
    }

    /// True where both say the same but for the value of a truth value.
    private static boolean same(Tag read, Tag tag, Layout layout) {
        return read.name().equals(tag.name())
                && read.type().equals(tag.type())
                && read.index() == tag.index()
                && read.guid().equals(tag.guid())
                && read.structGuid().equals(tag.structGuid())
                && read.extension().equals(tag.extension())
                && (!layout.completeTypes()
                        || (read.flags() & ~Tag.TRUE) == (tag.flags() & ~Tag.TRUE));
    }

    /// True where bytes hold the same tag: an edit may have given it another.
    private static boolean says(Bytes before, Bytes after, Tag tag, Layout layout)
            throws SaveException {
        var whole = new Output(before.length() + after.length() + 4);
        whole.writeBytes(before);
        whole.writeI32(0);
        whole.writeBytes(after);
        try {
            var in = new Input(MemorySource.of("tag", whole.bytes()));
            TagReader.Read read = new TagReader(in, layout).read();
            return read != null && in.remaining() == 0 && same(read.tag(), tag, layout);
        } catch (Misread other) {
            return false;
        }
    }
}
