package dev.keepsake.testkit.unreal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Puts Unreal saves together, right ones and, where asked, wrong ones.
///
/// ```java
/// byte[] save = GvasBuilder.of(EngineVersion.UE_5_3).integer("Level", 3).build();
/// ```
///
/// Sizes and counts are computed. For one thread.
public final class GvasBuilder extends Properties<GvasBuilder> {
    private static final int FORMAT_NAMED = 1;
    private static final int FORMAT_TAGS = 2;
    private static final int FORMAT_GUIDS = 3;

    private final EngineVersion engine;
    private final List<CustomVersion> versions;
    private int versionFormat = FORMAT_GUIDS;
    private UnrealString branch;
    private int changelist = 12345678;
    private UnrealString className = UnrealString.of("/Script/Game.TestSave");
    private byte[] classHeader = {};
    private byte[] control = {0};
    private byte[] tail = new byte[4];

    private GvasBuilder(EngineVersion engine) {
        this.engine = engine;
        this.versions = defaultVersions(engine);
        String prefix = engine.saveVersion() >= 3 ? "++UE5+Release-" : "++UE4+Release-";
        this.branch = UnrealString.of(prefix + engine.part(0) + "." + engine.part(1));
    }

    /// An empty save of this engine, with the custom versions that matter.
    public static GvasBuilder of(EngineVersion engine) {
        return new GvasBuilder(engine);
    }

    /// Only the bytes of a list of properties, "None" included, with the custom versions of
    /// [#of(EngineVersion)].
    public static byte[] propertyList(EngineVersion engine, Consumer<PropertyList> content) {
        return PropertyList.encode(dialect(engine), content);
    }

    static Dialect dialect(EngineVersion engine) {
        return new Dialect(engine, defaultVersions(engine));
    }

    private static List<CustomVersion> defaultVersions(EngineVersion engine) {
        List<CustomVersion> versions = new ArrayList<>();
        if (engine.saveVersion() >= 2) {
            add(versions, CustomVersion.EDITOR_OBJECT, engine.editorObject());
            add(versions, CustomVersion.UE5_RELEASE_STREAM, engine.releaseStream());
            add(versions, CustomVersion.FORTNITE_MAIN, engine.fortniteMain());
        }
        return versions;
    }

    private static void add(List<CustomVersion> versions, UnrealGuid key, int version) {
        if (version > 0) {
            versions.add(CustomVersion.of(key, version));
        }
    }

    @Override
    GvasBuilder self() {
        return this;
    }

    /// Sets a custom version, in its place where it is there, else at the end.
    public GvasBuilder custom(UnrealGuid key, int version) {
        CustomVersion added = CustomVersion.of(key, version);
        boolean known = versions.stream().anyMatch(old -> old.key().equals(key));
        if (!known) {
            versions.add(added);
        }
        versions.replaceAll(old -> old.key().equals(key) ? added : old);
        return this;
    }

    /// Adds a custom version at the end, though its key be there already.
    public GvasBuilder custom(CustomVersion version) {
        versions.add(version);
        return this;
    }

    /// Drops all custom versions.
    public GvasBuilder withoutCustomVersions() {
        versions.clear();
        return this;
    }

    /// Sets how custom versions are written: 1 (guid, number, name), 2 (word, number) or 3 (guid,
    /// number).
    public GvasBuilder customFormat(int format) {
        versionFormat = format;
        return this;
    }

    /// Sets the branch of the engine.
    public GvasBuilder branch(String name) {
        branch = UnrealString.of(name);
        return this;
    }

    /// Sets the changelist; bit 31 marks a licensee.
    public GvasBuilder changelist(int number) {
        changelist = number;
        return this;
    }

    /// Sets the name of the save's class.
    public GvasBuilder className(String name) {
        return className(UnrealString.of(name));
    }

    /// Sets the name of the save's class, in a form of its own.
    public GvasBuilder className(UnrealString name) {
        className = name;
        return this;
    }

    /// Puts bytes of a game between the class name and what follows.
    public GvasBuilder classHeader(byte... bytes) {
        classHeader = bytes.clone();
        return this;
    }

    /// Sets the control byte of the class, and the operation after it where it has the bit 2.
    /// Written from package 1011 on.
    public GvasBuilder control(int... bytes) {
        control = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            control[i] = (byte) bytes[i];
        }
        return this;
    }

    /// Sets what follows the list; four zero bytes at first.
    public GvasBuilder tail(byte... bytes) {
        tail = bytes.clone();
        return this;
    }

    /// The whole save.
    public byte[] build() {
        Dialect dialect = new Dialect(engine, versions);
        Wire out = new Wire(dialect, UnrealString.NULL);
        writeHeader(out);
        return out.raw(encode(dialect)).raw(tail).toByteArray();
    }

    /// All before the first property.
    byte[] header() {
        Wire out = new Wire(new Dialect(engine, versions), UnrealString.NULL);
        writeHeader(out);
        return out.toByteArray();
    }

    private void writeHeader(Wire out) {
        out.u8('G').u8('V').u8('A').u8('S');
        out.i32(engine.saveVersion()).i32(engine.packageUe4());
        if (engine.saveVersion() >= 3) {
            out.i32(engine.packageUe5());
        }
        out.i16(engine.part(0)).i16(engine.part(1)).i16(engine.part(2));
        out.i32(changelist).string(branch);
        if (engine.saveVersion() >= 2) {
            writeVersions(out);
        }
        out.string(className).raw(classHeader);
        if (engine.hasClassControl()) {
            out.raw(control);
        }
    }

    private void writeVersions(Wire out) {
        out.i32(versionFormat).i32(versions.size());
        for (CustomVersion version : versions) {
            if (versionFormat == FORMAT_TAGS) {
                out.i32(version.key().a());
            } else {
                out.guid(version.key());
            }
            out.i32(version.version());
            if (versionFormat == FORMAT_NAMED) {
                out.string(version.name());
            }
        }
    }
}
