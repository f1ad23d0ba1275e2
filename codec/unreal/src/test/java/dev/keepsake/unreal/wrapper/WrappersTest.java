package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.stream.DecodedBytes;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import dev.keepsake.unreal.wrapper.stream.SpillFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

class WrappersTest {
    private static final Bytes CONTENT = Wrapped.content(700);

    private static String name(Bytes file) throws SaveException {
        return Wrapped.open(file).wrapping().name();
    }

    @Test
    void knowsEveryWrapping() throws SaveException {
        var names = new ArrayList<String>();
        for (Bytes file : Wrapped.samples()) {
            assertEquals(Likelihood.CERTAIN, Wrappers.probe(Wrapped.source(file)));
            names.add(name(file));
        }
        assertEquals(
                List.of(
                        "plz1",
                        "plz2",
                        "plz1",
                        "astroneer",
                        "chunks",
                        "chunks",
                        "chunks",
                        "satisfactory",
                        ""),
                names);
    }

    @Test
    void everyWrappingHoldsItsContentAndPutsItBack() throws SaveException {
        for (Bytes file : Wrapped.samples()) {
            Unwrapped save = Wrapped.open(file);
            Bytes content = Wrapped.content(save);
            boolean gvas = !save.wrapping().name().equals("satisfactory");
            assertEquals(gvas ? CONTENT : Wrapped.join(Wrapped.longs(700), CONTENT), content);
            assertEquals(gvas, save.wrapping().holdsGvas());
            assertEquals(content, Wrapped.rewritten(file));
        }
    }

    @Test
    void anotherContentTakesThePlaceOfTheFirst() throws SaveException {
        for (int length : new int[] {64, 255, 256, 257, 512, 5_000, 300_000}) {
            Bytes other = Wrapped.content(length);
            for (Bytes file : Wrapped.samples()) {
                Wrapping wrapping = Wrapped.open(file).wrapping();
                if (wrapping.holdsGvas()) {
                    Unwrapped again = Wrapped.open(Wrapped.write(wrapping, other));
                    assertEquals(other, Wrapped.content(again));
                    assertEquals(wrapping.name(), again.wrapping().name());
                }
            }
        }
    }

    @Test
    void aPlainSaveIsItsOwnContent() throws SaveException {
        ByteSource file = Wrapped.source(CONTENT);
        Unwrapped save =
                Wrappers.unwrap(file, Limits.DEFAULT, FindingLog.strict(1), Progress.NONE)
                        .orElseThrow();
        assertSame(file, save.content());
        assertEquals(CONTENT, Wrapped.write(save.wrapping(), CONTENT));
    }

    @Test
    void anUnknownFileIsNoSave() throws SaveException {
        Bytes file = Bytes.ofText("SAVG and more than sixteen bytes");
        assertEquals(Likelihood.NO, Wrappers.probe(Wrapped.source(file)));
        Finding expected = Finding.at(UnrealCode.MAGIC, 0, 16).with("found", file.slice(0, 16));
        assertEquals(expected, Wrapped.fault(file));
    }

    @Test
    void bytesBehindTheContentStay() throws SaveException {
        Bytes tail = Bytes.ofText("and more");
        for (Bytes file : Wrapped.samples().subList(0, 8)) {
            Bytes longer = Wrapped.join(file, tail);
            Unwrapped save = Wrapped.open(longer);
            Bytes again = Wrapped.write(save.wrapping(), Wrapped.content(save));
            assertEquals(tail, again.slice(again.length() - tail.length(), tail.length()));
            assertEquals(Wrapped.content(save), Wrapped.content(Wrapped.open(again)));
        }
    }

    @Test
    void keepsTheBlockOfTheMicrosoftStoreBeforeAPalworldSave() throws SaveException {
        Bytes block = Wrapped.join(Wrapped.ints(1, 2), Bytes.ofText("CNK0"));
        Unwrapped save = Wrapped.open(Wrapped.join(block, Wrapped.plz2(CONTENT)));
        Bytes again = Wrapped.write(save.wrapping(), Wrapped.content(9_000));
        assertEquals(block, again.slice(0, 12));
        assertEquals(9_000, LittleEndian.u32(again, 12));
        assertEquals(Wrapped.content(9_000), Wrapped.content(Wrapped.open(again)));
    }

    @Test
    void namesTheCodecThatIsMissing() {
        Bytes oodle = Wrapped.join(Wrapped.ints(700, 3), Bytes.ofText("PlM1abc"));
        assertEquals(
                Finding.at(UnrealCode.CODEC, 8, 4)
                        .with("wrapper", "plm")
                        .with("codec", "Oodle")
                        .with("stored", 3)
                        .with("decoded", 700),
                Wrapped.fault(oodle));
        Bytes unknown = Wrapped.changed(Wrapped.plz1(CONTENT), 11, '7');
        assertEquals("PlZ7", Wrapped.fault(unknown).details().get("codec"));
        var codecs = new ArrayList<String>();
        for (int codec : new int[] {0, 1, 2, 4, 5, 200}) {
            Finding fault = Wrapped.fault(Wrapped.frameWithCodec(codec, 1024, CONTENT));
            assertEquals(UnrealCode.CODEC, fault.code());
            codecs.add(fault.details().get("codec"));
        }
        assertEquals(List.of("0", "none", "Oodle", "gzip", "LZ4", "200"), codecs);
    }

    @Test
    void unchangedChunksKeepTheirBytes() throws SaveException {
        Bytes stored = Wrapped.frames(256, CONTENT);
        Bytes packed = packedWorse(CONTENT.slice(0, 256));
        int first = Wrapped.frame(256, CONTENT.slice(0, 256)).length();
        Bytes file =
                Wrapped.join(
                        Wrapped.frame(256, CONTENT.slice(0, 256), packed),
                        stored.slice(first, stored.length() - first));
        Unwrapped save = Wrapped.open(file);
        Bytes again = Wrapped.write(save.wrapping(), Wrapped.changed(CONTENT, 300, 1));
        int length = 48 + packed.length();
        assertEquals(file.slice(0, length), again.slice(0, length));
        assertEquals(Wrapped.changed(CONTENT, 300, 1), Wrapped.content(Wrapped.open(again)));
        assertEquals(file, Wrapped.write(save.wrapping(), CONTENT));
    }

    /// A zlib stream that the usual level would not give.
    private static Bytes packedWorse(Bytes content) {
        var deflater = new Deflater(0);
        deflater.setInput(content.toArray());
        deflater.finish();
        byte[] out = new byte[1024];
        int length = deflater.deflate(out);
        deflater.end();
        return Bytes.wrap(out, 0, length);
    }

    @Test
    void aShortChunkAmongOthersStaysShort() throws SaveException {
        Bytes file =
                Wrapped.join(
                        Wrapped.frame(256, CONTENT.slice(0, 256)),
                        Wrapped.frame(256, CONTENT.slice(256, 10)),
                        Wrapped.frame(256, CONTENT.slice(266, 200)));
        Unwrapped save = Wrapped.open(file);
        assertEquals(file, Wrapped.write(save.wrapping(), CONTENT.slice(0, 466)));
    }

    @Test
    void allChunksOfOneFrameGoIntoOneAgain() throws SaveException {
        Bytes file = Wrapped.oneFrame(256, CONTENT);
        assertEquals(file, Wrapped.write(Wrapped.open(file).wrapping(), CONTENT));
        Bytes other = Wrapped.content(2_000);
        assertEquals(
                Wrapped.oneFrame(256, other), Wrapped.write(Wrapped.open(file).wrapping(), other));
    }

    @Test
    void undoesTheChunksBehindAHeaderThatStandsAsItIs() throws SaveException {
        Bytes header = CONTENT.slice(0, 90);
        Bytes file = Wrapped.join(header, Wrapped.frames(256, CONTENT.slice(90, 610)));
        Unwrapped save = body(file, 90);
        assertEquals(CONTENT, Wrapped.content(save));
        assertEquals(90, save.wrapping().plainBytes());
        assertTrue(save.wrapping().holdsGvas());
        assertEquals(file, Wrapped.write(save.wrapping(), CONTENT));
    }

    @Test
    void aLongerHeaderLeavesTheChunksBehindItAsTheyWere() throws SaveException {
        Bytes chunks = Wrapped.frames(256, CONTENT.slice(90, 610));
        Unwrapped save = body(Wrapped.join(CONTENT.slice(0, 90), chunks), 90);
        Bytes header = Wrapped.content(123);
        Bytes again =
                Wrapped.write(
                        save.wrapping().withPlainBytes(123),
                        Wrapped.join(header, CONTENT.slice(90, 610)));
        assertEquals(Wrapped.join(header, chunks), again);
    }

    private static Unwrapped body(Bytes file, int offset) throws SaveException {
        return Wrappers.unwrapBody(
                        Wrapped.source(file),
                        offset,
                        Limits.DEFAULT,
                        FindingLog.strict(1),
                        Progress.NONE)
                .orElseThrow();
    }

    @Test
    void aBodyThatIsNotInChunksIsNone() throws SaveException {
        FindingLog log = FindingLog.strict(1);
        for (int offset : new int[] {0, 90, 699, 700}) {
            assertTrue(
                    Wrappers.unwrapBody(
                                    Wrapped.source(CONTENT),
                                    offset,
                                    Limits.DEFAULT,
                                    log,
                                    Progress.NONE)
                            .isEmpty());
        }
    }

    @Test
    void aWholeContentHasNoPlainBytes() throws SaveException {
        for (Bytes file : Wrapped.samples()) {
            Wrapping wrapping = Wrapped.open(file).wrapping();
            assertThrows(IllegalArgumentException.class, () -> wrapping.withPlainBytes(1));
        }
    }

    @Test
    void aHeaderOfSatisfactoryThatNobodyKnowsStaysBytes() throws SaveException {
        FindingLog log = FindingLog.tolerant(10);
        Bytes file = Wrapped.satisfactory(15, CONTENT);
        Wrapping wrapping =
                Wrappers.unwrap(Wrapped.source(file), Limits.DEFAULT, log, Progress.NONE)
                        .orElseThrow()
                        .wrapping();
        assertEquals(4, wrapping.header().items().count());
        assertEquals(
                List.of(
                        Finding.at(UnrealCode.UNSEEN_VERSION, 0, 4)
                                .with("field", "headerVersion")
                                .with("found", 15)),
                log.findings().kept());
    }

    @Test
    void aBodyOfSatisfactoryThatIsShorterThanItSaysIsCut() {
        Bytes whole = Wrapped.satisfactory(14, Wrapped.content(200_000));
        Bytes header = whole.slice(0, Wrapped.satisfactory(14, CONTENT).length());
        int chunks = indexOfTag(header);
        Bytes content = Wrapped.join(Wrapped.longs(200_000), Wrapped.content(200_000));
        Bytes cut =
                Wrapped.join(
                        whole.slice(0, chunks),
                        Wrapped.frameWithCodec(3, 128 << 10, content.slice(0, 128 << 10)));
        Finding expected =
                Finding.at(UnrealCode.WRAPPER_SIZE, chunks, 0)
                        .with("wrapper", "satisfactory")
                        .with("recorded", 200_000)
                        .with("found", (128 << 10) - 8);
        assertEquals(expected, Wrapped.fault(cut));
    }

    private static int indexOfTag(Bytes bytes) {
        int at = 0;
        while (!ChunkFormat.isTag(bytes, at)) {
            at++;
        }
        return at;
    }

    @Test
    void refusesToWriteMoreThanCouldBeRead() throws SaveException {
        for (Bytes file : Wrapped.samples()) {
            Wrapping wrapping = Wrapped.open(file).wrapping();
            Limits usual = Limits.DEFAULT;
            Limits limits =
                    new Limits(
                            wrapping.name().isEmpty() ? 699 : usual.storedBytes(),
                            wrapping.name().isEmpty() ? usual.decodedBytes() : 699,
                            usual.recordBytes(),
                            usual.depth(),
                            usual.foreignDepth(),
                            usual.textDepth(),
                            usual.stringBytes(),
                            usual.records(),
                            usual.chunks(),
                            usual.fields(),
                            usual.findingsPerCode(),
                            usual.pageBytes());
            try (WrappedSink sink = wrapping.open(new MemorySink(), limits, Progress.NONE)) {
                assertThrows(RefusedSaveException.class, () -> sink.write(CONTENT));
            }
        }
    }

    @Test
    void largeContentsLieInAFileUntilClosed() throws SaveException {
        Bytes content = Wrapped.content((64 << 20) + 5);
        Unwrapped save = Wrapped.open(Wrapped.plz1(content));
        assertEquals(content.length(), save.content().size());
        assertEquals(content.slice(50_000_000, 1_000), save.content().read(50_000_000, 1_000));
        assertEquals(
                content.slice(content.length() - 9, 9),
                save.content().read(content.length() - 9, 9));
        save.content().close();
    }

    @Test
    void aSpilledContentIsDeletedWhenClosed() throws SaveException {
        SpillFile spill = SpillFile.create("test.sav");
        spill.write(CONTENT);
        try (ByteSource source = spill.source()) {
            assertEquals(CONTENT, source.read(0, 700));
            assertTrue(Files.exists(spill.path()));
        }
        assertTrue(Files.notExists(spill.path()));
    }

    @Test
    void asksEachMebibyteWhetherToGoOn() throws SaveException {
        Bytes content = Wrapped.content(5 << 20);
        for (Bytes file :
                List.of(
                        Wrapped.plz1(content),
                        Wrapped.plz2(content),
                        Wrapped.frames(128 << 10, content))) {
            var asked = new ArrayList<Long>();
            Progress progress = (done, total) -> asked.add(done);
            FindingLog log = FindingLog.strict(1);
            Wrapping wrapping =
                    Wrappers.unwrap(Wrapped.source(file), Limits.DEFAULT, log, progress)
                            .orElseThrow()
                            .wrapping();
            assertTrue(asked.size() >= 5, asked.toString());
            Progress third = (done, total) -> done < 3 << 20;
            assertThrows(
                    CancelledException.class,
                    () -> Wrappers.unwrap(Wrapped.source(file), Limits.DEFAULT, log, third));
            try (WrappedSink sink = wrapping.open(new MemorySink(), Limits.DEFAULT, third)) {
                sink.write(content.slice(0, 4 << 20));
                assertThrows(CancelledException.class, () -> sink.write(content));
            }
        }
    }

    /// The temporary files that hold contents of so many bytes.
    private static long spilled(long bytes) throws IOException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        long found = 0;
        try (var files = Files.newDirectoryStream(folder, "keepsake*.decoded")) {
            for (Path file : files) {
                found += Files.exists(file) && Files.size(file) == bytes ? 1 : 0;
            }
        }
        return found;
    }

    @Test
    void aContentThatIsGivenUpIsDeleted() throws SaveException, IOException {
        int length = DecodedBytes.MEMORY_BYTES + 0x12345;
        Bytes first = Wrapped.longs(0);
        Bytes empty = Wrapped.satisfactory(14, Bytes.EMPTY);
        int frame = Wrapped.frameWithCodec(3, 128 << 10, first).length();
        var file = new MemorySink();
        file.write(empty.slice(0, empty.length() - frame));
        Bytes piece = Bytes.wrap(new byte[128 << 10]);
        for (int from = 0; from < length; from += piece.length()) {
            int count = Math.min(piece.length(), length - from);
            file.write(Wrapped.frameWithCodec(3, 128 << 10, piece.slice(0, count)));
        }
        assertEquals(0, spilled(length));
        var thrown = assertThrows(SaveException.class, () -> Wrapped.open(file.bytes()));
        assertEquals(UnrealCode.WRAPPER_SIZE, thrown.finding().code());
        assertEquals(0, spilled(length));
        Unwrapped kept =
                Wrappers.unwrap(
                                Wrapped.source(file.bytes()),
                                Limits.DEFAULT,
                                FindingLog.tolerant(9),
                                Progress.NONE)
                        .orElseThrow();
        assertEquals(1, spilled(length));
        kept.content().close();
        assertEquals(0, spilled(length));
    }

    /// Fails when it is read, and knows whether it was closed.
    private static final class Failing implements ByteSource {
        private boolean closed;

        @Override
        public String name() {
            return "failing";
        }

        @Override
        public long size() {
            return 9;
        }

        @Override
        public Bytes read(long position, int length) throws SaveException {
            throw StorageException.of("failing", new IOException("gone"));
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void aContentThatFailsIsClosed() {
        var content = new Failing();
        assertThrows(
                StorageException.class,
                () -> Contents.closedOnFault(content, () -> Contents.beginsAsGvas(content)));
        assertEquals(true, content.closed);
    }
}
