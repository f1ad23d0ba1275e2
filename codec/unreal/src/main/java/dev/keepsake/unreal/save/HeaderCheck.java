package dev.keepsake.unreal.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;

/// Reads headers again before they are let pass: where the properties begin is found by looking for
/// them, so that a header may read as another. Pure.
final class HeaderCheck {
    /// How much of what stands behind a header is looked at.
    static final int BEHIND = 1 << 16;

    private HeaderCheck() {}

    /// Refuses a header that would be read as another.
    ///
    /// @param bytes the header encoded
    /// @param behind what stands behind it
    static void require(StructValue header, Bytes bytes, Beginning behind, Limits limits)
            throws SaveException {
        var first = new MemorySink();
        first.write(bytes);
        first.write(behind.first());
        long size = Math.min(Integer.MAX_VALUE, bytes.length() + behind.size());
        try {
            var in = new Input(new Beginning(first.bytes(), size));
            SaveHeader read = HeaderCodec.read(in, limits);
            if (read.end() != bytes.length() || !read.fields().equals(header)) {
                throw refused("", "unreadable");
            }
        } catch (Misread misread) {
            throw refused("", "unreadable");
        }
    }

    static SaveException refused(String field, String reason) {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_HEADER).with("field", field).with("reason", reason));
    }
}
