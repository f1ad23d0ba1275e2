package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SparkRoundTripTest {
    static Stream<Bytes> readable() {
        var all = new ArrayList<Bytes>();
        for (int version = 0; version <= 4; version++) {
            all.add(SampleSave.of(version).bytes());
            all.add(SampleSave.typical(version).bytes());
            all.add(SampleSave.typical(version).tail("JUNK").bytes());
            for (String metadata : METADATA) {
                all.add(SampleSave.of(version).metadata(metadata).bytes());
            }
        }
        all.add(SampleSave.typical(4).unsealedTail("JUNK").bytes());
        all.add(SampleSave.typical(1).withoutCustomCount().bytes());
        all.add(odd());
        return all.stream();
    }

    private static final List<String> METADATA =
            List.of(
                    "",
                    "\n",
                    "a",
                    "a\nb\n",
                    "Only\nthree\nlines\n",
                    "a\nb\nc\n\n",
                    "ws\nL\nC\n\n 1700000000  1\t2\u000b3\n4\n5\n6 7 8",
                    "a\nb\nc\n1 2 3 4 5 6 7 8 9",
                    "CR\r\nL\r\nC\r\n\r\n1\r\n2\r\n3\r\n4\r\n5 6 7\r\n8\r\n9\r\n",
                    "a\nb\nc\nd\n1\n0x10\n1e39\n3\n4 5 6\n7\n8\nextra\n",
                    "a\nb\nc\nd\n-5\n+1\n.5\n1e5\ninf -inf nan\n+7\n007\n",
                    SampleSave.METADATA_1,
                    SampleSave.METADATA_2);

    private static Bytes odd() {
        return SampleSave.of(1)
                .entity("n\n\t", "Transform|px=12abc|py= 5|pz=|rx=0x10|ry=1e400|rz=nan|sx=inf|sy=-")
                .entity(
                        "",
                        "NetworkIdentity|networkID=-1|ownerClientID=4294967296|isLocalAuthority=yes")
                .entity("ż", "TagComponent|tags=,a,,b c, d,", "TagComponent|tags=x", "|=")
                .bytes();
    }

    @ParameterizedTest
    @MethodSource("readable")
    void writingAnOpenedSaveGivesTheSameBytes(Bytes save) throws Exception {
        assertEquals(save, Saves.write(Saves.open(save)));
    }

    @ParameterizedTest
    @MethodSource("readable")
    void everyRecordEncodesToItsOwnBytes(Bytes save) throws Exception {
        CheckResult result = Saves.check(Saves.open(save), FindingLog.strict(10));
        assertTrue(result.exact());
    }

    @ParameterizedTest
    @MethodSource("readable")
    void aCopyMadeFromTheDocumentIsTheSame(Bytes save) throws Exception {
        SaveDocument document = Saves.open(save);
        boolean versionZero = document.format().version().equals("0");
        boolean uncounted = save.equals(SampleSave.typical(1).withoutCustomCount().bytes());
        if (!versionZero && !uncounted) {
            assertEquals(save, Saves.copied(Saves.SPARK, document));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aCutAnywhereIsDamageAndWhatStandsBeforeItReads(int version) throws Exception {
        Bytes save = SampleSave.typical(version).bytes();
        int beforeCustom = SampleSave.typical(version).withoutCustomCount().build().length;
        int last = -1;
        for (int length = 4; length < save.length(); length++) {
            Diagnosis cut = Saves.inspect(save.slice(0, length));
            boolean optional = version == 1 && length == beforeCustom;
            assertEquals(
                    optional ? Outcome.LOADED : Outcome.DAMAGED, cut.outcome(), "cut at " + length);
            if (cut.document() != null) {
                int records = (int) cut.document().recordCount();
                assertTrue(records >= last, "fewer records at " + length);
                last = records;
                Saves.check(cut.document(), FindingLog.tolerant(10));
            }
        }
        assertEquals(version == 4 ? 5 : 4, last);
    }

    @Test
    void aCutIsFoundWhereBytesAreMissing() throws Exception {
        Bytes save = SampleSave.typical(3).bytes();
        for (int length = 12; length < save.length(); length++) {
            for (Finding finding : Saves.inspect(save.slice(0, length)).findings().kept()) {
                boolean inMetadata = finding.code().id().equals("spark.metadata.length");
                boolean counted = finding.code().id().equals("spark.count");
                if (finding.isError() && !inMetadata && !counted) {
                    assertEquals(length, finding.span().end(), "cut at " + length);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void anyOtherByteOfAnUnsealedSaveEndsInAnOutcome(int version) throws Exception {
        byte[] save = SampleSave.typical(version).build();
        for (int i = 0; i < save.length; i++) {
            for (int flip : new int[] {1, 0x80, 0xFF}) {
                Bytes other = flipped(save, i, flip);
                Diagnosis diagnosis = Saves.inspect(other);
                if (diagnosis.outcome() == Outcome.LOADED) {
                    assertEquals(other, Saves.write(diagnosis.document()), "byte " + i);
                    assertTrue(
                            Saves.check(diagnosis.document(), FindingLog.tolerant(10)).exact(),
                            "byte " + i);
                }
            }
        }
    }

    @Test
    void anyOtherByteOfASealedSaveIsFound() throws Exception {
        byte[] save = SampleSave.typical(4).build();
        for (int i = 0; i < save.length; i++) {
            for (int flip = 1; flip < 256; flip++) {
                Diagnosis diagnosis = Saves.inspect(flipped(save, i, flip));
                Outcome expected = i < 4 ? Outcome.UNKNOWN : Outcome.DAMAGED;
                assertEquals(expected, diagnosis.outcome(), "byte " + i);
                assertTrue(isHeld(diagnosis, i), "no error holds byte " + i + " of flip " + flip);
            }
        }
    }

    private static boolean isHeld(Diagnosis diagnosis, int offset) {
        return diagnosis.findings().kept().stream()
                .filter(Finding::isError)
                .anyMatch(finding -> finding.span().holds(offset));
    }

    private static Bytes flipped(byte[] save, int index, int flip) {
        byte[] copy = save.clone();
        copy[index] ^= (byte) flip;
        return Bytes.wrap(copy);
    }

    @Test
    void aDamagedSaveIsWrittenWholeAgain() throws Exception {
        Bytes save = SampleSave.typical(4).bytes();
        Bytes broken = flipped(save.toArray(), 4, 1);
        assertEquals(save, Saves.write(Saves.inspect(broken).document()));
        for (int length = 100; length < save.length(); length += 7) {
            Diagnosis cut = Saves.inspect(save.slice(0, length));
            Bytes rescued = Saves.write(cut.document());
            assertNotEquals(save, rescued);
            assertEquals(cut.document().recordCount(), Saves.open(rescued).recordCount());
        }
    }
}
