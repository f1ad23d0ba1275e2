package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrapperDamageTest {
    private static final Bytes CONTENT = Wrapped.content(700);

    /// Where the strict door opens, the tolerant one sees the same and no error; where it throws,
    /// the tolerant one has an error, first of all the same.
    private static boolean opensAlike(Bytes file) throws SaveException {
        Wrapped.Seen seen = Wrapped.inspect(file);
        try {
            Unwrapped opened = Wrapped.open(file);
            var expected =
                    new Wrapped.Seen(opened.wrapping().name(), Wrapped.content(opened), List.of());
            assertEquals(expected, seen);
            return true;
        } catch (SaveException fault) {
            assertEquals(fault.finding().code().id(), seen.codes().getFirst());
            assertTrue(seen.name().equals("-") || seen.content().length() >= 64);
            return false;
        }
    }

    @Test
    void aFileCutAnywhereIsNeverMoreThanItsBeginning() throws SaveException {
        for (Bytes file : Wrapped.samples()) {
            Bytes whole = Wrapped.content(Wrapped.open(file));
            for (int length = 0; length < file.length(); length++) {
                Bytes cut = file.slice(0, length);
                opensAlike(cut);
                Bytes content = Wrapped.inspect(cut).content();
                assertEquals(whole.slice(0, content.length()), content);
            }
        }
    }

    @Test
    void aCutIsAnErrorUnlessTheRestReadsAsAWhole() throws SaveException {
        for (Bytes file :
                List.of(
                        Wrapped.plz1(CONTENT),
                        Wrapped.plz2(CONTENT),
                        Wrapped.astroneer(CONTENT),
                        Wrapped.satisfactory(14, CONTENT),
                        Wrapped.oneFrame(256, CONTENT))) {
            for (int length = 0; length < file.length(); length++) {
                assertTrue(!opensAlike(file.slice(0, length)), "cut to " + length);
            }
        }
    }

    @Test
    void aFlippedByteIsOpenedOrDeclared() throws SaveException {
        for (Bytes file : Wrapped.samples()) {
            for (int at = 0; at < file.length(); at++) {
                for (int mask : new int[] {1, 0x80}) {
                    opensAlike(Wrapped.changed(file, at, file.at(at) ^ mask));
                }
            }
        }
    }

    @Test
    void saysWhereACutStreamEnds() {
        Bytes file = Wrapped.plz1(CONTENT);
        Bytes cut = file.slice(0, file.length() - 100);
        Finding expected =
                Finding.at(UnrealCode.TRUNCATED, cut.length(), 0)
                        .with("part", "plz1")
                        .with("needed", file.length() - 12)
                        .with("left", cut.length() - 12);
        assertEquals(expected, Wrapped.fault(cut));
    }

    @Test
    void saysWhereAStreamBreaks() {
        Bytes file = Wrapped.changed(Wrapped.plz1(CONTENT), 12, 0);
        Finding expected =
                Finding.at(UnrealCode.COMPRESSED, 14, 0)
                        .with("wrapper", "plz1")
                        .with("reason", "incorrect header check");
        assertEquals(expected, Wrapped.fault(file));
    }

    @Test
    void saysThatTheDecodedSizeIsAnother() throws SaveException {
        Bytes file = Wrapped.changed(Wrapped.plz1(CONTENT), 0, CONTENT.at(0));
        long recorded = LittleEndian.u32(file, 0);
        Finding expected =
                Finding.at(UnrealCode.WRAPPER_SIZE, 0, 4)
                        .with("wrapper", "plz1")
                        .with("recorded", recorded)
                        .with("found", 700);
        assertEquals(expected, Wrapped.fault(file));
        assertEquals(CONTENT, Wrapped.inspect(file).content());
    }

    @Test
    void saysThatTheInnerSizeIsAnother() {
        Bytes file = Wrapped.plz2(CONTENT);
        long inner = LittleEndian.u32(file, 4);
        Finding expected =
                Finding.at(UnrealCode.WRAPPER_SIZE, 4, 4)
                        .with("wrapper", "plz2")
                        .with("recorded", inner ^ 1)
                        .with("found", inner);
        assertEquals(expected, Wrapped.fault(Wrapped.changed(file, 4, file.at(4) ^ 1)));
    }

    @Test
    void givesWhatWasDecodedOfACutArchive() throws SaveException {
        Bytes file = Wrapped.frames(256, CONTENT);
        Wrapped.Seen seen = Wrapped.inspect(file.slice(0, file.length() - 40));
        assertEquals("chunks", seen.name());
        assertEquals(CONTENT.slice(0, 512), seen.content());
        assertEquals(List.of("unreal.truncated"), seen.codes());
    }

    @Test
    void aChunkThatDoesNotBeginWhereOneMustIsAnError() throws SaveException {
        Bytes first = Wrapped.frame(256, CONTENT.slice(0, 256));
        Bytes second = Wrapped.frame(256, CONTENT.slice(256, 100));
        Wrapped.Seen seen =
                Wrapped.inspect(Wrapped.changed(Wrapped.join(first, second), first.length(), 0));
        assertEquals(
                new Wrapped.Seen("chunks", CONTENT.slice(0, 256), List.of("unreal.compressed")),
                seen);
    }

    @Test
    void aBombStopsAtTheLimit() throws SaveException {
        Bytes small = Bytes.wrap(new byte[32 << 20]);
        Limits limits = Limits.DEFAULT.withDecodedBytes(1 << 20);
        for (Bytes file :
                List.of(
                        Wrapped.changed(Wrapped.plz1(small), 3, 0),
                        Wrapped.plz2(small),
                        Wrapped.astroneer(small),
                        Wrapped.frame(128 << 10, Bytes.ofText("short"), Wrapped.zlib(small)),
                        Wrapped.frame(1 << 30, small))) {
            assertEquals(
                    new Wrapped.Seen("-", Bytes.EMPTY, List.of("limit")),
                    Wrapped.inspect(file, limits));
        }
    }

    @Test
    void aSizeThatNothingPaysForIsNotBelieved() throws SaveException {
        Bytes content = Wrapped.content(100);
        Bytes plz = Wrapped.changed(Wrapped.plz1(content), 3, 0xFF);
        assertEquals(
                new Wrapped.Seen("plz1", content, List.of("unreal.wrapper.size")),
                Wrapped.inspect(plz));
        Bytes packed = Wrapped.zlib(content);
        Bytes chunk =
                Wrapped.join(
                        Wrapped.longs(Wrapped.TAG, 1L << 40, packed.length(), 1L << 39),
                        Wrapped.longs(packed.length(), 1L << 39),
                        packed);
        assertEquals(
                new Wrapped.Seen(
                        "chunks", content, List.of("unreal.wrapper.size", "unreal.wrapper.size")),
                Wrapped.inspect(chunk));
    }

    @Test
    void moreChunksThanTheLimitAreRefused() throws SaveException {
        Bytes file = Wrapped.longs(Wrapped.TAG, 1, 10, 1 << 30);
        assertEquals(new Wrapped.Seen("-", Bytes.EMPTY, List.of("limit")), Wrapped.inspect(file));
    }

    @Test
    void decodesUpToTheLimitAndNoFurther() throws SaveException {
        for (Bytes file : Wrapped.samples().subList(0, 7)) {
            Limits enough = Limits.DEFAULT.withDecodedBytes(700);
            assertEquals(CONTENT, Wrapped.inspect(file, enough).content());
            Limits less = Limits.DEFAULT.withDecodedBytes(699);
            assertEquals(List.of("limit"), Wrapped.inspect(file, less).codes());
        }
    }
}
