package dev.keepsake.store.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.testkit.Corrupter;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Whatever is damaged in either copy, every record that reads in one of them is in the new file,
/// byte for byte, the newest first.
class RescueKeepsakeTest {
    private static final String HARBOUR = "WRLD@harbour/person-";

    /// Holds a rescue to what reads of the copies, found out by reading them.
    private static Optional<Rescued> requireUnion(byte[] newest, byte[] older)
            throws SaveException {
        Map<String, Digest> expected = bySubject(Towns.digests(older));
        Map<String, Digest> first = bySubject(Towns.digests(newest));
        Optional<Rescued> rescued = Rescued.of(newest, older);
        Map<String, Digest> found =
                rescued.isPresent() ? bySubject(Towns.digests(rescued.get().bytes())) : Map.of();
        expected.keySet().removeIf(key -> !first.containsKey(key) && !found.containsKey(key));
        expected.putAll(first);
        assertEquals(expected, found);
        return rescued;
    }

    /// Without the chunks, whose names may be damaged; no two records of a town have one subject.
    private static Map<String, Digest> bySubject(Map<String, Digest> byPath) {
        var digests = new LinkedHashMap<String, Digest>();
        byPath.forEach((path, digest) ->
                digests.putIfAbsent(path.substring(path.lastIndexOf('/') + 1), digest));
        return digests;
    }

    /// Where the chunks stand.
    private static Map<String, Span> spans(byte[] bytes) throws SaveException {
        var spans = new LinkedHashMap<String, Span>();
        try (SaveDocument document = Towns.open(bytes)) {
            for (Chunk chunk : document.chunks()) {
                spans.put(chunk.id(), chunk.head().span());
            }
        }
        return spans;
    }

    private static int start(byte[] bytes) throws SaveException {
        return (int) spans(bytes).get("GLOB").offset();
    }

    @Test
    void copiesWithoutDamageGiveTheNewestWhole() throws SaveException {
        Rescued rescued = Rescued.of(Towns.newer(), Towns.older()).orElseThrow();
        assertEquals(Towns.digests(Towns.newer()), Towns.digests(rescued.bytes()));
        assertTrue(rescued.report().isComplete(), rescued.report()::toString);
        assertEquals(
                Map.of(RescueSource.COPY_A, 33L, RescueSource.COPY_B, 0L),
                rescued.report().records());
    }

    @Test
    void aSaveWithoutDamageIsWrittenAsItIs() throws SaveException {
        byte[] save = Towns.newer();
        Rescued rescued = Rescued.of(save).orElseThrow();
        assertEquals(Towns.digests(save), Towns.digests(rescued.bytes()));
        assertTrue(rescued.report().isComplete());
    }

    @Test
    void everyBlockOfTheNewestMayBeDamaged() throws SaveException {
        byte[] older = Towns.largeOlder();
        byte[] newer = Towns.largeNewer();
        Span town = spans(newer).get("WRLD");
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 12; i++) {
            int at = (int) (town.offset() + (2 * i + 1) * town.length() / 24);
            Rescued rescued =
                    requireUnion(Corrupter.flipByte(newer, at, 0x40), older).orElseThrow();
            RescueReport report = rescued.report();
            // All people of the older copy are there, but for the two the newer save added.
            assertTrue(report.rescued() >= 31, report::toString);
            assertEquals(1, chunk(report, "WRLD").damage().count());
            assertTrue(report.records().get(RescueSource.COPY_B) > 0);
            least = Math.min(least, report.records().get(RescueSource.COPY_A));
        }
        assertTrue(least >= 22, least + " records of the newest");
    }

    private static RescuedChunk chunk(RescueReport report, String id) {
        return report.chunks().stream()
                .filter(chunk -> chunk.path().chunk().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyByteOfABlockMayBeDamaged() throws SaveException {
        byte[] older = Towns.older();
        byte[] newer = Towns.newer();
        for (Span span : spans(newer).values()) {
            for (long at = span.offset(); at < span.end(); at += Math.max(1, span.length() / 9)) {
                assertTrue(
                        requireUnion(Corrupter.flipByte(newer, (int) at, 0x08), older).isPresent());
            }
        }
    }

    @Test
    void copiesDamagedInDifferentBlocksMakeOneWholeSave() throws SaveException {
        byte[] older = Towns.largeOlder();
        byte[] newer = Towns.largeNewer();
        Span first = spans(newer).get("WRLD");
        Span second = spans(older).get("WRLD");
        byte[] one = Corrupter.flipByte(newer, (int) first.offset() + 5, 1);
        byte[] two = Corrupter.flipByte(older, (int) second.end() - 5, 1);
        Rescued rescued = requireUnion(one, two).orElseThrow();
        Set<String> all = Towns.digests(newer).keySet();
        assertEquals(all, Towns.digests(rescued.bytes()).keySet());
        assertEquals(0, rescued.report().lostRecords());
    }

    @Test
    void theOrderOfTheNewestStaysWhereTheOlderCopyFillsAGap() throws SaveException {
        byte[] newer = Towns.largeNewer();
        Span town = spans(newer).get("WRLD");
        byte[] damaged = Corrupter.flipByte(newer, (int) (town.offset() + town.length() / 2), 1);
        Rescued rescued = requireUnion(damaged, Towns.largeOlder()).orElseThrow();
        var expected = new LinkedHashMap<>(Towns.digests(newer));
        assertEquals(
                expected.keySet().stream().toList(),
                Towns.digests(rescued.bytes()).keySet().stream()
                        .filter(expected::containsKey)
                        .toList());
    }

    @Test
    void headerDirectoryAndPictureMayBeDamagedAtEveryByte() throws SaveException {
        byte[] older = Towns.older();
        byte[] newer = Towns.newer();
        int end = start(newer);
        int whole = 0;
        for (int at = 0; at < end; at++) {
            byte[] damaged = Corrupter.flipByte(newer, at, 0x20);
            Rescued rescued = requireUnion(damaged, older).orElseThrow();
            whole += rescued.report().rescued() >= 33 ? 1 : 0;
        }
        assertTrue(whole > end * 9 / 10, whole + " of " + end + " with as many records as before");
    }

    @Test
    void aChunkWhoseNameIsDamagedHasTheNameOfTheOlderCopy() throws SaveException {
        byte[] newer = Towns.newer();
        int name = new String(newer, StandardCharsets.ISO_8859_1).indexOf("WRLD");
        byte[] damaged = Corrupter.flipByte(newer, name + 1, 1);
        Rescued rescued = Rescued.of(damaged, Towns.older()).orElseThrow();
        var expected = new LinkedHashMap<>(Towns.digests(newer));
        Map<String, Digest> found = Towns.digests(rescued.bytes());
        // The newest may have lost some people: those that only the older copy has are added.
        expected.put(HARBOUR + 28, found.get(HARBOUR + 28));
        expected.put(HARBOUR + 29, found.get(HARBOUR + 29));
        assertEquals(expected, found);
    }

    @Test
    void aDamagedHeaderIsThatOfTheOlderCopyWithTheSequenceOfTheNewest() throws SaveException {
        byte[] damaged = Corrupter.flipByte(Towns.newer(), 70, 1);
        Rescued rescued = Rescued.of(damaged, Towns.older()).orElseThrow();
        try (SaveDocument document = Towns.open(rescued.bytes())) {
            assertEquals(Towns.header(8, "day 7"), document.header());
        }
        assertEquals(RescueSource.COPY_B, rescued.report().header());
    }

    @Test
    void aDamagedPictureIsThatOfTheOlderCopy() throws SaveException {
        byte[] newer = Towns.newer();
        int picture = new String(newer, StandardCharsets.ISO_8859_1).indexOf("IHDR");
        byte[] damaged = Corrupter.flipByte(newer, picture + 20, 1);
        Rescued rescued = Rescued.of(damaged, Towns.older()).orElseThrow();
        try (SaveDocument document = Towns.open(rescued.bytes())) {
            assertEquals(Optional.of(Towns.picture(7)), document.picture());
        }
        assertEquals(RescueSource.COPY_B, rescued.report().picture());
        Rescued alone = Rescued.of(damaged).orElseThrow();
        try (SaveDocument document = Towns.open(alone.bytes())) {
            assertEquals(Optional.empty(), document.picture());
        }
    }

    @Test
    void cutFilesGiveWhatIsLeft() throws SaveException {
        byte[] newer = Towns.newer();
        byte[] older = Towns.older();
        int alone = 0;
        int tried = 0;
        for (int length = 0; length < newer.length; length += 101, tried++) {
            byte[] cut = Corrupter.cut(newer, length);
            assertTrue(requireUnion(cut, older).isPresent());
            Map<String, Digest> left = Towns.digests(cut);
            Optional<Rescued> rescued = Rescued.of(cut);
            assertEquals(
                    left, rescued.isPresent() ? Towns.digests(rescued.get().bytes()) : Map.of());
            alone += rescued.isPresent() ? 1 : 0;
        }
        assertTrue(alone > 0 && alone < tried, alone + " of " + tried);
    }

    @Test
    void randomDamageInBothCopiesGivesTheUnion() throws SaveException {
        var random = new SplittableRandom(20_261_201);
        int rescued = 0;
        for (int i = 0; i < 300; i++) {
            byte[] newest = Corrupter.mutate(Towns.newer(), random);
            byte[] older = Corrupter.mutate(Towns.older(), random);
            rescued += requireUnion(newest, older).isPresent() ? 1 : 0;
        }
        System.getLogger("repair").log(System.Logger.Level.INFO, rescued + " of 300 rescued");
        assertTrue(rescued > 270, rescued + " of 300");
    }

    @Test
    void recordsThatWereRemovedStayRemovedWhereNothingWasLost() throws SaveException {
        byte[] newer = Towns.newer();
        Span raw = spans(newer).get("RAWD");
        byte[] damaged = Corrupter.flipByte(newer, (int) raw.offset(), 1);
        Rescued rescued = Rescued.of(damaged, Towns.older()).orElseThrow();
        assertFalse(Towns.digests(rescued.bytes()).containsKey("WRLD@harbour/person-28"));
        try (SaveDocument document = Towns.open(rescued.bytes())) {
            assertEquals(
                    "bytes that nobody reads 7",
                    document.findChunk("RAWD", "x").orElseThrow().bytes().asText());
        }
    }

    @Test
    void saysWhatIsLostAndWhatRefersToIt() throws SaveException {
        byte[] newer = Towns.largeNewer();
        Span town = spans(newer).get("WRLD");
        byte[] damaged = Corrupter.flipByte(newer, (int) town.offset() + 9, 1);
        RescueReport alone = Rescued.of(damaged).orElseThrow().report();
        RescuedChunk lost = chunk(alone, "WRLD");
        assertEquals(30, lost.rescued() + lost.lost().orElseThrow());
        assertTrue(lost.lost().orElseThrow() > 0);
        RescueReport both = Rescued.of(damaged, Towns.largeOlder()).orElseThrow().report();
        // person-27 refers to person-28, which the newest no longer has.
        var subjects = new HashSet<String>();
        both.dangling().first().forEach(one -> subjects.add(one.from() + " -> " + one.subject()));
        assertEquals(
                Set.of(),
                subjects,
                "the older copy's person-28 was added, as it may be a lost one");
        assertTrue(chunk(both, "WRLD").added() > 0);
    }
}
