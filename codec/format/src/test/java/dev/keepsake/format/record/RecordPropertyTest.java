package dev.keepsake.format.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.testkit.Corrupter;
import dev.keepsake.testkit.RandomRecords;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/// What holds for every record; a failure prints the seed that repeats it.
final class RecordPropertyTest {
    private static DetachedRecord record(long seed, int depth) {
        return new RandomRecords(new Random(seed), depth).record();
    }

    @Property(tries = 3_000)
    void readsWhatWasWritten(@ForAll long seed, @ForAll @IntRange(max = 6) int depth)
            throws SaveException {
        DetachedRecord record = record(seed, depth);
        EncodedRecord encoded = EncodedRecord.of(record);
        RecordContent read = encoded.read();
        assertEquals(record.content(), read);
        assertEquals(encoded, EncodedRecord.of(new DetachedRecord(record.head(), read)));
    }

    @Property(tries = 300)
    void failsAtEveryCutWithinTheRecord(@ForAll long seed, @ForAll @IntRange(max = 4) int depth)
            throws SaveException {
        EncodedRecord encoded = EncodedRecord.of(record(seed, depth));
        byte[] body = encoded.body().toArray();
        for (int length = 0; length < body.length; length++) {
            EncodedRecord cut = encoded.withBody(Corrupter.cut(body, length));
            SaveException failure = assertThrows(SaveException.class, cut::read);
            assertWithin(failure, length);
        }
    }

    @Property(tries = 300)
    void everyChangedByteFailsOrMeansItself(
            @ForAll long seed,
            @ForAll @IntRange(max = 4) int depth,
            @ForAll @IntRange(min = 1, max = 255) int mask)
            throws SaveException {
        DetachedRecord record = record(seed, depth);
        EncodedRecord encoded = EncodedRecord.of(record);
        byte[] body = encoded.body().toArray();
        for (int i = 0; i < body.length; i++) {
            assertFailsOrMeansItself(record, encoded.withBody(Corrupter.flipByte(body, i, mask)));
        }
    }

    @Property(tries = 10_000)
    void everyMutationFailsOrMeansItself(@ForAll long seed, @ForAll @IntRange(max = 5) int depth)
            throws SaveException {
        DetachedRecord record = record(seed, depth);
        EncodedRecord encoded = EncodedRecord.of(record);
        byte[] body = encoded.body().toArray();
        assertFailsOrMeansItself(
                record, encoded.withBody(Corrupter.mutate(body, new Random(seed))));
    }

    @Property(tries = 500)
    void bytesBehindAreDamage(@ForAll long seed, @ForAll byte more) throws SaveException {
        EncodedRecord encoded = EncodedRecord.of(record(seed, 3));
        byte[] longer = Corrupter.append(encoded.body().toArray(), more);
        SaveException failure = assertThrows(SaveException.class, encoded.withBody(longer)::read);
        assertEquals("keepsake.unused", failure.finding().code().id());
        assertEquals(new Span(EncodedRecord.BASE + longer.length - 1, 1), failure.finding().span());
    }

    private static void assertFailsOrMeansItself(DetachedRecord record, EncodedRecord changed)
            throws SaveException {
        RecordContent read;
        try {
            read = changed.read();
        } catch (SaveException failure) {
            assertWithin(failure, changed.body().length());
            return;
        }
        EncodedRecord again = EncodedRecord.of(new DetachedRecord(record.head(), read));
        assertEquals(changed.body(), again.body());
    }

    private static void assertWithin(SaveException failure, int length) {
        Span span = failure.finding().span();
        assertNotNull(span);
        assertTrue(
                span.offset() >= EncodedRecord.BASE && span.end() <= EncodedRecord.BASE + length,
                () -> span + " of " + length);
    }
}
