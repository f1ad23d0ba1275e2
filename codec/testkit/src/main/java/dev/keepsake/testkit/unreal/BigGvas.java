package dev.keepsake.testkit.unreal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Long Unreal saves, written entry by entry: none is ever held in memory. Equal arguments give
/// equal saves. Immutable.
///
/// The one container of such a save is called `Entries`; all its entries have the same length.
public final class BigGvas {
    private static final int MEGABYTE = 1 << 20;
    private static final UnrealString NAME = UnrealString.of("Entries");
    private static final PropertyType ROW = PropertyType.struct("S_Item");

    private final EngineVersion engine;
    private final Kind kind;
    private final int count;

    private BigGvas(EngineVersion engine, Kind kind, int count) {
        this.engine = engine;
        this.kind = kind;
        this.count = count;
    }

    /// What the save is made of.
    public enum Kind {
        /// Names to structs of a number, a float, a string, a name, a vector and a struct with an
        /// array of numbers.
        MAP_BY_NAME,
        /// Guids to the same structs.
        MAP_BY_GUID,
        /// An array of the same structs.
        STRUCTS,
        /// An array of 32-bit numbers.
        INTEGERS;

        private PropertyType type() {
            return switch (this) {
                case MAP_BY_NAME -> PropertyType.map(PropertyType.NAME, ROW);
                case MAP_BY_GUID -> PropertyType.map(PropertyType.GUID, ROW);
                case STRUCTS -> PropertyType.array(ROW);
                case INTEGERS -> PropertyType.array(PropertyType.INT);
            };
        }

        private boolean isMap() {
            return this == MAP_BY_NAME || this == MAP_BY_GUID;
        }
    }

    /// A save with so many entries.
    ///
    /// @throws ArithmeticException where these take 2 GB or more
    public static BigGvas ofEntries(EngineVersion engine, Kind kind, int count) {
        BigGvas save = new BigGvas(engine, kind, count);
        Math.toIntExact(save.lengthBytes());
        return save;
    }

    /// A save of so many megabytes, by up to one entry more.
    ///
    /// @throws ArithmeticException where these are 2 GB or more
    public static BigGvas ofMegabytes(EngineVersion engine, Kind kind, int megabytes) {
        long entry = new BigGvas(engine, kind, 1).entry(0).length;
        long count = ((long) megabytes * MEGABYTE + entry - 1) / entry;
        return ofEntries(engine, kind, Math.toIntExact(count));
    }

    /// How many entries there are.
    public int count() {
        return count;
    }

    /// How long the save is.
    public long lengthBytes() {
        return builder().header().length + tag(0).length + bodyLength() + end().length;
    }

    /// Writes the save to a file, over what was there.
    public void write(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            write(out);
        }
    }

    /// Writes the save; leaves the stream open.
    public void write(OutputStream target) throws IOException {
        BufferedOutputStream out = new BufferedOutputStream(target, MEGABYTE);
        out.write(builder().header());
        out.write(tag(Math.toIntExact(bodyLength())));
        out.write(bodyHead());
        for (int i = 0; i < count; i++) {
            out.write(entry(i));
        }
        out.write(end());
        out.flush();
    }

    private GvasBuilder builder() {
        return GvasBuilder.of(engine);
    }

    private byte[] tag(int size) {
        Property property = new Property(NAME, Values.raw(kind.type()));
        property.sizeError = size;
        return property.encode(dialect());
    }

    private long bodyLength() {
        return bodyHead().length + count * (long) entry(0).length;
    }

    private byte[] bodyHead() {
        Wire out = new Wire(dialect(), NAME);
        if (kind.isMap()) {
            return out.i32(0).i32(count).toByteArray();
        }
        out.i32(count);
        if (kind == Kind.STRUCTS && engine.hasInnerTags()) {
            Containers.writeInnerTag(out, ROW, Math.toIntExact(count * (long) entry(0).length));
        }
        return out.toByteArray();
    }

    private byte[] entry(int index) {
        Wire out = new Wire(dialect(), NAME);
        switch (kind) {
            case MAP_BY_NAME -> out.string(name("Item", index)).value(row(index));
            case MAP_BY_GUID ->
                    out.guid(new UnrealGuid(index, ~index, index * 31, 7)).value(row(index));
            case STRUCTS -> out.value(row(index));
            case INTEGERS -> out.i32(index * 0x9E3779B9);
        }
        return out.toByteArray();
    }

    private static String name(String prefix, int index) {
        return prefix + "_" + String.format(Locale.ROOT, "%09d", index);
    }

    private static Value row(int index) {
        return Values.struct(
                ROW,
                list ->
                        list.integer("Amount", index)
                                .float32("Weight", index / 8f)
                                .str("Title", name("The", index))
                                .name("Class", name("Class", index % 100))
                                .property("Place", Natives.vector(index, -index, index / 3.0))
                                .struct(
                                        "Slots",
                                        "S_Slots",
                                        slots -> slots.integers("Numbers", index, 1, 2, 3)));
    }

    private byte[] end() {
        return new Wire(dialect(), NAME).string("None").i32(0).toByteArray();
    }

    private Dialect dialect() {
        return GvasBuilder.dialect(engine);
    }
}
