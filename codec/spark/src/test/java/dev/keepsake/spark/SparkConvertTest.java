package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

final class SparkConvertTest {
    private static Bytes convert(Bytes save, String version) throws Exception {
        return Saves.convert(Saves.SPARK, Saves.open(save), version);
    }

    private static SampleSave filled(int version, String parent) {
        return SampleSave.of(version)
                .entity("A", "Transform|px=12abc|px= 1" + parent, "Mod|a=b")
                .entity("B")
                .custom("k", "v");
    }

    @Test
    void theSecondVersionHasAnEmptyScreenshot() throws Exception {
        String metadata = SampleSave.METADATA_2.replace("Shots/a.png", "");
        assertEquals(filled(2, "").metadata(metadata).bytes(), convert(filled(1, "").bytes(), "2"));
    }

    @Test
    void theThirdVersionHasParents() throws Exception {
        assertEquals(filled(3, "|parent=-1").bytes(), convert(filled(2, "").bytes(), "3"));
    }

    @Test
    void theFourthVersionHasAChecksum() throws Exception {
        assertEquals(
                filled(4, "|parent=-1").bytes(), convert(filled(3, "|parent=-1").bytes(), "4"));
    }

    @Test
    void allStepsAtOnceAreTheStepsOneByOne() throws Exception {
        Bytes first = SampleSave.typical(1).bytes();
        assertEquals(convert(convert(convert(first, "2"), "3"), "4"), convert(first, "4"));
    }

    @Test
    void parentsThatAreThereStay() throws Exception {
        Bytes save = SampleSave.of(2).entity("A", "Transform|parent=1").entity("B").bytes();
        Bytes expected = SampleSave.of(3).entity("A", "Transform|parent=1").entity("B").bytes();
        assertEquals(expected, convert(save, "3"));
    }

    @Test
    void theCountOfCustomEntriesIsMadeUpFor() throws Exception {
        String metadata = SampleSave.METADATA_2.replace("Shots/a.png", "");
        assertEquals(
                SampleSave.of(2).metadata(metadata).bytes(),
                convert(SampleSave.of(1).withoutCustomCount().bytes(), "2"));
    }

    @Test
    void whatStandsBehindTheEndIsSealedToo() throws Exception {
        assertEquals(
                SampleSave.typical(4).tail("JUNK").bytes(),
                convert(SampleSave.typical(3).tail("JUNK").bytes(), "4"));
    }

    @Test
    void metadataOfTheFirstVersionIsMendedOnTheWay() throws Exception {
        String metadata = SampleSave.METADATA_2.replace("Shots/a.png", "");
        assertEquals(
                SampleSave.of(3).metadata(metadata).bytes(),
                convert(SampleSave.of(2).metadata(SampleSave.METADATA_1).bytes(), "3"));
    }

    @Test
    void theSameVersionIsTheSameSave() throws Exception {
        Bytes save = SampleSave.typical(1).tail("x").bytes();
        assertEquals(save, convert(save, "1"));
    }

    @Test
    void olderVersionsAreRefused() throws Exception {
        EditRefusedException refusal =
                assertThrows(
                        EditRefusedException.class,
                        () -> convert(SampleSave.typical(4).bytes(), "3"));
        assertEquals("spark.convert.older", refusal.finding().code().id());
    }
}
