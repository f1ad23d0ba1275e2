package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import java.util.Optional;

/// What Satisfactory puts before the chunks of a save.
///
/// It has no magic: it is known by small version numbers, a text and the first chunk within reach.
/// Pure.
public final class SatisfactoryHeader {
    /// The name of the wrapping.
    public static final String NAME = "satisfactory";

    private static final int OLDEST = 10;
    private static final int MOST_VERSIONS = 100;
    private static final int NUMBERS_BYTES = 3 * Integer.BYTES;
    private static final int MOST_FIRST_TEXT = 4096;
    private static final long CHUNK_BYTES = 128 << 10;

    private SatisfactoryHeader() {}

    /// What stands before the chunks of a file that begins so.
    public static Optional<ChunkFront> find(Bytes head) throws SaveException {
        if (!beginsAsOne(head)) {
            return Optional.empty();
        }
        int chunks = findChunks(head);
        if (chunks < 0) {
            return Optional.empty();
        }
        Bytes bytes = head.slice(0, chunks).compact();
        return Optional.of(
                new ChunkFront(NAME, bytes, SatisfactoryFields.read(bytes, version(bytes))));
    }

    /// The version of a header.
    public static int version(Bytes header) {
        return LittleEndian.i32(header, 0);
    }

    private static boolean beginsAsOne(Bytes head) {
        if (head.length() < NUMBERS_BYTES + Integer.BYTES) {
            return false;
        }
        int text = LittleEndian.i32(head, NUMBERS_BYTES);
        int end = NUMBERS_BYTES + Integer.BYTES + text;
        return version(head) >= OLDEST
                && version(head) < MOST_VERSIONS
                && text > 0
                && text <= MOST_FIRST_TEXT
                && end <= head.length()
                && head.at(end - 1) == 0;
    }

    private static int findChunks(Bytes head) {
        for (int at = NUMBERS_BYTES; at <= head.length() - ChunkFormat.TAG_BYTES; at++) {
            if (head.at(at) == (byte) ChunkFormat.MAGIC
                    && ChunkFormat.isTag(head, at)
                    && LittleEndian.i64(head, at + Long.BYTES) == CHUNK_BYTES) {
                return at;
            }
        }
        return -1;
    }

    /// Tells a log where the body is not as long as its first eight bytes say: a save cut between
    /// two chunks shows no other way.
    public static void checkBody(ByteSource content, ChunkFront front, FindingLog log)
            throws SaveException {
        if (content.size() < Long.BYTES) {
            return;
        }
        long recorded = LittleEndian.i64(content.read(0, Long.BYTES), 0);
        long found = content.size() - Long.BYTES;
        if (recorded != found) {
            log.add(
                    Finding.at(UnrealCode.WRAPPER_SIZE, front.bytes().length(), 0)
                            .with("wrapper", NAME)
                            .with("recorded", recorded)
                            .with("found", found));
        }
    }
}
