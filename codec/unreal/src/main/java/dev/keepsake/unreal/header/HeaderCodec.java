package dev.keepsake.unreal.header;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;

/// Headers to fields and back. Pure.
public final class HeaderCodec {
    private static final Bytes MAGIC = Bytes.ofText("GVAS");

    private HeaderCodec() {}

    /// True where bytes begin with the magic.
    public static boolean begins(Bytes bytes) {
        return bytes.length() >= MAGIC.length() && bytes.slice(0, MAGIC.length()).equals(MAGIC);
    }

    /// Reads a header; the input then stands before the first property.
    ///
    /// @throws Misread where the bytes are none: *unknown*, at the number of a form of custom
    ///   versions, where nobody knows that form
    public static SaveHeader read(Input in, Limits limits) throws Misread, SaveException {
        return new HeaderReader(in, limits).read();
    }

    /// The bytes of a header with these fields.
    ///
    /// @throws SaveException *wrong use* where the fields are not those of a header
    public static Bytes encode(StructValue fields) throws SaveException {
        var out = new Output();
        out.writeBytes(MAGIC);
        new HeaderWriter(out, fields).write();
        return out.bytes();
    }

    /// How many bytes of a header with these fields end with the name of the class: those that
    /// stand before a compressed body.
    ///
    /// @throws SaveException *wrong use* where the fields are not those of a header
    public static int classEnd(StructValue fields) throws SaveException {
        var out = new Output();
        out.writeBytes(MAGIC);
        var writer = new HeaderWriter(out, fields);
        writer.write();
        return writer.classEnd();
    }

    /// The layout that a header with these fields decides.
    ///
    /// @throws SaveException *wrong use* where the fields are not those of a header
    public static Layout layout(StructValue fields, Limits limits) throws SaveException {
        Bytes bytes = encode(fields);
        try {
            var reader = new HeaderReader(new Input(MemorySource.of("header", bytes)), limits);
            return reader.versions();
        } catch (Misread misread) {
            throw SaveException.of(
                    Finding.of(UnrealCode.EDIT_HEADER)
                            .with("field", "")
                            .with("reason", misread.reason()));
        }
    }
}
