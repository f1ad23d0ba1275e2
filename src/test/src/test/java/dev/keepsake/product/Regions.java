package dev.keepsake.product;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.dynatrace.hash4j.hashing.Hashing;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The regions of a Keepsake save, read from `codec/FORMAT.md` alone and not with the library, so
/// that both must agree.
///
/// @param header the header's bytes
/// @param fields the header's fields by id, content only
/// @param picture the picture's bytes
/// @param directory the directory's bytes
/// @param blocks the blocks in order
record Regions(
        Bytes prelude,
        Bytes header,
        Map<String, Bytes> fields,
        Bytes picture,
        Bytes directory,
        List<Block> blocks) {
    static final int PRELUDE_BYTES = 64;

    private static final int OWN_CHECKSUM = 56;

    /// A block of a chunk, with where it stands.
    record Block(String chunk, String key, long offset, Bytes bytes) {}

    /// Reads a whole save.
    static Regions of(byte[] save) {
        ByteBuffer prelude = ByteBuffer.wrap(save, 0, PRELUDE_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        int headerBytes = prelude.getInt(12);
        int directoryBytes = prelude.getInt(32);
        int chunks = prelude.getInt(36);
        byte[] header = Arrays.copyOfRange(save, PRELUDE_BYTES, PRELUDE_BYTES + headerBytes);
        Map<String, Bytes> fields = fields(header);
        int pictureBytes = pictureBytes(fields);
        int pictureEnd = PRELUDE_BYTES + headerBytes + pictureBytes;
        byte[] directory = Arrays.copyOfRange(save, pictureEnd, pictureEnd + directoryBytes);
        return new Regions(
                bytes(save, 0, PRELUDE_BYTES),
                Bytes.copyOf(header),
                fields,
                bytes(save, pictureEnd - pictureBytes, pictureBytes),
                Bytes.copyOf(directory),
                blocks(save, directory, chunks));
    }

    private static Bytes bytes(byte[] save, int from, int length) {
        return Bytes.copyOf(Arrays.copyOfRange(save, from, from + length));
    }

    private static Map<String, Bytes> fields(byte[] header) {
        var in = ByteBuffer.wrap(header);
        var fields = new LinkedHashMap<String, Bytes>();
        for (long left = varint(in); left > 0; left--) {
            String id = US_ASCII.decode(in.slice(in.position(), 4)).toString();
            in.position(in.position() + 5); // the id and the flags
            byte[] content = new byte[(int) varint(in)];
            in.get(content);
            fields.put(id, Bytes.copyOf(content));
        }
        return fields;
    }

    private static int pictureBytes(Map<String, Bytes> fields) {
        Bytes picture = fields.get("PICT");
        return picture == null
                ? 0
                : ByteBuffer.wrap(picture.toArray()).order(ByteOrder.LITTLE_ENDIAN).getInt(9);
    }

    private static List<Block> blocks(byte[] save, byte[] directory, int chunks) {
        var in = ByteBuffer.wrap(directory).order(ByteOrder.LITTLE_ENDIAN);
        var blocks = new ArrayList<Block>();
        for (int chunk = 0; chunk < chunks; chunk++) {
            String id = US_ASCII.decode(in.slice(in.position(), 4)).toString();
            in.position(in.position() + 4);
            byte[] key = new byte[(int) varint(in)];
            in.get(key);
            in.get(); // flags
            for (long left = varint(in); left > 0; left--) {
                blocks.add(block(save, in, id, new String(key, US_ASCII)));
            }
        }
        return blocks;
    }

    private static Block block(byte[] save, ByteBuffer in, String chunk, String key) {
        long offset = in.getLong();
        int head = in.getInt();
        in.getInt(); // the head decoded
        int body = in.getInt();
        in.position(in.position() + 4 + 4 + 1 + 8); // body decoded, records, codec, checksum
        return new Block(chunk, key, offset, bytes(save, Math.toIntExact(offset), head + body));
    }

    private static long varint(ByteBuffer in) {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = in.get();
            number |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    /// The same save as one that only a later version may read, whole in itself.
    static byte[] forOldestReader(byte[] save, int version) {
        byte[] other = save.clone();
        ByteBuffer.wrap(other).order(ByteOrder.LITTLE_ENDIAN).putShort(10, (short) version);
        return sealed(other);
    }

    private static byte[] sealed(byte[] save) {
        ByteBuffer bytes = ByteBuffer.wrap(save).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(48, xxh3(save, PRELUDE_BYTES, save.length - PRELUDE_BYTES));
        bytes.putLong(OWN_CHECKSUM, xxh3(save, 0, OWN_CHECKSUM));
        return save;
    }

    private static long xxh3(byte[] bytes, int from, int length) {
        return Hashing.xxh3_64().hashBytesToLong(bytes, from, length);
    }
}
