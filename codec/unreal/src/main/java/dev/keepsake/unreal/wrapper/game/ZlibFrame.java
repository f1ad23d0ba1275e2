package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;

/// The bytes before a zlib stream.
///
/// @param name the wrapping's name
/// @param front all of them, as read
/// @param decodedAt where the decoded size stands in them
/// @param storedAt where the size of the innermost stream stands, −1 where it is not recorded
/// @param passes how many times the content was compressed, 1 or 2
public record ZlibFrame(String name, Bytes front, int decodedAt, int storedAt, int passes) {
    /// Fails where a file ends inside its frame.
    public static void requireFront(Bytes head, int length) throws SaveException {
        if (head.length() < length) {
            throw SaveException.of(
                    Finding.at(UnrealCode.TRUNCATED, head.length(), 0)
                            .with("part", "wrapper")
                            .with("needed", length)
                            .with("left", head.length()));
        }
    }

    /// The decoded size as recorded.
    public long decoded() {
        return number(decodedAt);
    }

    /// The size of the innermost stream as recorded.
    public long stored() {
        return number(storedAt);
    }

    /// True where the size of the innermost stream is recorded.
    public boolean recordsStored() {
        return storedAt >= 0;
    }

    private long number(int at) {
        return LittleEndian.u32(front, at);
    }
}
