package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;

/// Opens files in memory and builds some.
public final class Wrapped {
    private Wrapped() {}

    /// What the tolerant door gives, and the codes of all errors.
    record Seen(String name, Bytes content, List<String> codes) {}

    static ByteSource source(Bytes file) {
        return MemorySource.of("test.sav", file);
    }

    static Unwrapped open(Bytes file) throws SaveException {
        return Wrappers.unwrap(source(file), Limits.DEFAULT, FindingLog.strict(10), Progress.NONE)
                .orElseThrow();
    }

    public static Bytes content(Unwrapped opened) throws SaveException {
        return opened.content().read(0, (int) opened.content().size());
    }

    static Seen inspect(Bytes file) throws SaveException {
        return inspect(file, Limits.DEFAULT);
    }

    static Seen inspect(Bytes file, Limits limits) throws SaveException {
        FindingLog log = FindingLog.tolerant(100);
        Unwrapped opened = Wrappers.unwrap(source(file), limits, log, Progress.NONE).orElse(null);
        List<String> codes =
                log.findings().kept().stream()
                        .filter(Finding::isError)
                        .map(finding -> finding.code().id())
                        .toList();
        return opened == null
                ? new Seen("-", Bytes.EMPTY, codes)
                : new Seen(opened.wrapping().name(), content(opened), codes);
    }

    /// What the strict door throws.
    static Finding fault(Bytes file) {
        return assertThrows(SaveException.class, () -> open(file)).finding();
    }

    public static Bytes write(Wrapping wrapping, Bytes content) throws SaveException {
        var file = new MemorySink();
        try (WrappedSink sink = wrapping.open(file, Limits.DEFAULT, Progress.NONE)) {
            for (int from = 0; from < content.length(); from += 10_007) {
                sink.write(content.slice(from, Math.min(10_007, content.length() - from)));
            }
            sink.finish();
        }
        return file.bytes();
    }

    /// Decodes what a file was written anew with.
    public static Bytes rewritten(Bytes file) throws SaveException {
        Unwrapped save = open(file);
        return content(open(write(save.wrapping(), content(save))));
    }

    /// A content that begins as a GVAS and half of which compresses.
    public static Bytes content(int length) {
        var random = new Random(length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i % 64 < 32 ? random.nextInt() : 7);
        }
        Bytes.ofText("GVAS").copyTo(bytes, 0);
        return Bytes.wrap(bytes);
    }

    public static Bytes zlib(Bytes bytes) {
        var out = new ByteArrayOutputStream();
        try (var deflater = new DeflaterOutputStream(out)) {
            deflater.write(bytes.toArray());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Bytes.wrap(out.toByteArray());
    }

    public static Bytes join(Bytes... parts) {
        var out = new ByteArrayOutputStream();
        for (Bytes part : parts) {
            out.writeBytes(part.toArray());
        }
        return Bytes.wrap(out.toByteArray());
    }

    public static Bytes ints(int... numbers) {
        var out = new Output();
        for (int number : numbers) {
            out.writeI32(number);
        }
        return out.bytes();
    }

    public static Bytes longs(long... numbers) {
        var out = new Output();
        for (long number : numbers) {
            out.writeI64(number);
        }
        return out.bytes();
    }

    public static Bytes changed(Bytes file, int at, int value) {
        byte[] bytes = file.toArray();
        bytes[at] = (byte) value;
        return Bytes.wrap(bytes);
    }

    /// A file of Palworld with one pass.
    public static Bytes plz1(Bytes content) {
        Bytes packed = zlib(content);
        return join(ints(content.length(), packed.length()), Bytes.ofText("PlZ1"), packed);
    }

    /// A file of Palworld with two passes.
    public static Bytes plz2(Bytes content) {
        Bytes packed = zlib(content);
        return join(ints(content.length(), packed.length()), Bytes.ofText("PlZ2"), zlib(packed));
    }

    static final long TAG = 0x9E2A83C1L;
    static final long TAG_WITH_CODEC = 0x22222222_9E2A83C1L;

    /// A frame with one chunk; 48 bytes of head.
    public static Bytes frame(long chunkBytes, Bytes content) {
        return frame(chunkBytes, content, zlib(content));
    }

    public static Bytes frame(long chunkBytes, Bytes content, Bytes packed) {
        return join(
                longs(TAG, chunkBytes),
                longs(packed.length(), content.length(), packed.length(), content.length()),
                packed);
    }

    /// A frame with one chunk and a codec byte; 49 bytes of head.
    public static Bytes frameWithCodec(int codec, long chunkBytes, Bytes content) {
        Bytes packed = zlib(content);
        return join(
                longs(TAG_WITH_CODEC, chunkBytes),
                Bytes.wrap(new byte[] {(byte) codec}),
                longs(packed.length(), content.length(), packed.length(), content.length()),
                packed);
    }

    /// An archive with a frame for each chunk.
    public static Bytes frames(int chunkBytes, Bytes content) {
        Bytes all = Bytes.EMPTY;
        for (int from = 0; from < content.length(); from += chunkBytes) {
            int length = Math.min(chunkBytes, content.length() - from);
            all = join(all, frame(chunkBytes, content.slice(from, length)));
        }
        return all;
    }

    /// An archive with all chunks in one frame.
    public static Bytes oneFrame(int chunkBytes, Bytes content) {
        Bytes sizes = Bytes.EMPTY;
        Bytes streams = Bytes.EMPTY;
        for (int from = 0; from < content.length(); from += chunkBytes) {
            Bytes part = content.slice(from, Math.min(chunkBytes, content.length() - from));
            Bytes packed = zlib(part);
            sizes = join(sizes, longs(packed.length(), part.length()));
            streams = join(streams, packed);
        }
        return join(longs(TAG, chunkBytes, streams.length(), content.length()), sizes, streams);
    }

    /// A file of Astroneer.
    public static Bytes astroneer(Bytes content) {
        return join(ints(0x4A3740BE, 0xA3740BEE, 1, content.length()), zlib(content));
    }

    public static Bytes text(String text) {
        return join(ints(text.length() + 1), Bytes.ofText(text), Bytes.wrap(new byte[1]));
    }

    /// A file of Satisfactory whose body says its own length.
    public static Bytes satisfactory(int version, Bytes body) {
        Bytes content = join(longs(body.length()), body);
        return join(
                ints(version, 52, 433_351),
                text("save"),
                text("Level"),
                text("?a=b"),
                text("session"),
                ints(107),
                longs(638_948_433_745_500_000L),
                Bytes.wrap(new byte[] {1}),
                ints(40),
                text("{}"),
                ints(1),
                text("id"),
                ints(7, 8),
                frameWithCodec(3, 128 << 10, content));
    }

    /// The wrapped files that every test of damage runs over.
    static List<Bytes> samples() {
        Bytes content = content(700);
        Bytes cnk = join(ints(1, 2), Bytes.ofText("CNK0"));
        return List.of(
                plz1(content),
                plz2(content),
                join(cnk, plz1(content)),
                astroneer(content),
                frames(256, content),
                oneFrame(256, content),
                frameWithCodec(3, 1024, content),
                satisfactory(14, content),
                content);
    }
}
