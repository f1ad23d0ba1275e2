package dev.keepsake.json.cursor;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// A kind of small file in JSON: an object whose member says which version of its form it is.
///
/// @param member the name of that member
/// @param version the newest version that is read
/// @param codes what its faults are called
public record JsonFile(String member, int version, JsonCodes codes) {
    /// How long such a file may be: 16 MiB.
    public static final int MOST_BYTES = 16 << 20;

    /// The greatest version a file may say.
    public static final long MOST_VERSION = 0xFFFF_FFFFL;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /// A cursor before the first token of a file whose version is known.
    ///
    /// @param bytes the whole file, UTF-8
    /// @param name the file's name, for what is found wrong
    public JsonCursor open(Bytes bytes, String name) throws JsonFault {
        requireSize(bytes.length(), name);
        String text = decode(bytes, name);
        new VersionReader(this).require(text, name);
        return new JsonCursor(text, name, codes);
    }

    /// Refuses a file that is too long to be read.
    public void requireSize(long bytes, String name) throws JsonFault {
        if (bytes > MOST_BYTES) {
            throw new JsonFault(
                    Finding.of(codes.tooLarge())
                            .with("file", name)
                            .with("found", bytes)
                            .with("allowed", MOST_BYTES),
                    null);
        }
    }

    private String decode(Bytes bytes, String name) throws JsonFault {
        try {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes.toArray()))
                            .toString();
            boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
            return marked ? text.substring(1) : text;
        } catch (CharacterCodingException fault) {
            throw new JsonFault(Finding.of(codes.encoding()).with("file", name), fault);
        }
    }
}
