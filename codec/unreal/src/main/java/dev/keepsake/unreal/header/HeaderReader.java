package dev.keepsake.unreal.header;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;

/// Reads one header. For one thread.
final class HeaderReader {
    private static final UuidValue EDITOR =
            new UuidValue(0xE4B068ED_F49442E9L, 0xA231DA0B_2E46BB41L);
    private static final UuidValue RELEASE =
            new UuidValue(0xD89B5E42_24BD4D46L, 0x8412ACA8_DF641779L);
    private static final UuidValue FORTNITE =
            new UuidValue(0x601D1886_AC644F84L, 0xAA16D3DE_0DEAC7D6L);
    private static final UuidValue INSTANCED =
            new UuidValue(0xE21E1CAA_AF47425EL, 0x89BF6AD4_4C44A8BBL);
    private static final UuidValue BAG = new UuidValue(0x134A157E_D5E249A3L, 0x8D4E843C_98FE9E31L);

    /// How many bytes a game may put before the properties of its class.
    private static final int MOST_CLASS_HEADER = 64;

    private static final int MOST_ENGINE = 9;

    private final Input in;
    private final Limits limits;
    private final StructValue.Builder fields = StructValue.builder("Unreal");
    private MapValue customVersions =
            new MapValue(new MapType(PrimitiveType.UUID, PrimitiveType.INT32), InlineItems.EMPTY);
    private String className = "";

    HeaderReader(Input in, Limits limits) {
        this.in = in;
        this.limits = limits;
    }

    SaveHeader read() throws Misread, SaveException {
        Layout layout = versions();
        readClassHeader(layout);
        return new SaveHeader(fields.build(), layout, className, in.position());
    }

    /// Reads all up to the class, and what it decides.
    Layout versions() throws Misread, SaveException {
        in.skip(4);
        int version = int32(HeaderFields.SAVE_VERSION);
        int package4 = int32(HeaderFields.PACKAGE);
        int package5 = hasSecondPackage(version) ? int32(HeaderFields.PACKAGE_5) : 0;
        uint16(HeaderFields.MAJOR);
        uint16(HeaderFields.MINOR);
        uint16(HeaderFields.PATCH);
        fields.add(
                HeaderFields.CHANGE,
                new IntegerValue(in.readI32() & 0xFFFF_FFFFL, PrimitiveType.UINT32));
        text(HeaderFields.BRANCH);
        if (version >= 2) {
            readCustomVersions();
        }
        className = text(HeaderFields.CLASS).text().asName();
        return new Layout(
                package4,
                package5,
                CustomVersions.find(customVersions, EDITOR),
                CustomVersions.find(customVersions, RELEASE),
                CustomVersions.find(customVersions, FORTNITE),
                CustomVersions.find(customVersions, INSTANCED),
                CustomVersions.find(customVersions, BAG));
    }

    /// Versions beyond 3 are of licensees: where the engine's number follows at once, there is
    /// none.
    private boolean hasSecondPackage(int version) throws SaveException {
        if (version <= 3) {
            return version == 3;
        }
        boolean engine = in.has(4) && (in.peekI32(0) & 0xFFFF) <= MOST_ENGINE;
        return !engine;
    }

    private int int32(String name) throws Misread, SaveException {
        IntegerValue value = IntegerValue.int32(in.readI32());
        fields.add(name, value);
        return (int) value.bits();
    }

    private void uint16(String name) throws Misread, SaveException {
        fields.add(name, new IntegerValue(in.readU16(), PrimitiveType.UINT16));
    }

    private Strings.Text text(String name) throws Misread, SaveException {
        Strings.Text text = Strings.read(in, limits.stringBytes());
        fields.add(
                name,
                PrimitiveType.TEXT,
                new TextValue(text.text()),
                StringForm.encoding(StringForm.SETTING, text.form()));
        return text;
    }

    private void readCustomVersions() throws Misread, SaveException {
        int start = in.position();
        int form = int32(HeaderFields.CUSTOM_FORM);
        if (!CustomVersions.isKnown(form)) {
            throw new Misread(Misread.Reason.UNKNOWN, start);
        }
        customVersions = CustomVersions.read(form, in, limits.stringBytes());
        fields.add(HeaderFields.CUSTOM_VERSIONS, customVersions);
    }

    /// What a game puts before its properties is known by nothing but where they begin: the first
    /// place at which a property does.
    private void readClassHeader(Layout layout) throws Misread, SaveException {
        if (isBodyCompressed()) {
            return;
        }
        int start = in.position();
        int gap = gap(layout, start);
        in.seek(start);
        if (gap > 0) {
            fields.add(HeaderFields.CLASS_HEADER, new BytesValue(in.readBytes(gap).compact()));
        }
        if (layout.classControl()) {
            readControl();
        }
    }

    /// True where the chunks of a compressed body follow, which has what stands before the
    /// properties.
    private boolean isBodyCompressed() throws SaveException {
        return in.has(Long.BYTES)
                && ChunkFormat.isTag((long) in.peekI32(4) << 32 | in.peekI32(0) & 0xFFFF_FFFFL);
    }

    private void readControl() throws Misread, SaveException {
        int control = in.readU8();
        fields.add(HeaderFields.CONTROL, new IntegerValue(control, PrimitiveType.UINT8));
        if ((control & 2) != 0) {
            fields.add(HeaderFields.OPERATION, new IntegerValue(in.readU8(), PrimitiveType.UINT8));
        }
    }

    /// How many bytes stand before the properties, 0 where none begin nearby.
    private int gap(Layout layout, int start) throws SaveException {
        for (int gap = 0; gap <= Math.min(MOST_CLASS_HEADER, in.end() - start); gap++) {
            in.seek(start + gap);
            if (beginsProperties(layout, gap == 0)) {
                return gap;
            }
        }
        return 0;
    }

    private boolean beginsProperties(Layout layout, boolean mayBeEmpty) throws SaveException {
        try {
            if (layout.classControl() && (in.readU8() & 2) != 0) {
                in.skip(1);
            }
            TagReader.Read first = new TagReader(in, layout).read();
            return first == null ? mayBeEmpty : !first.tag().name().isEmpty();
        } catch (Misread none) {
            return false;
        }
    }
}
