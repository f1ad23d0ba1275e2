package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import org.junit.jupiter.api.Test;

final class SparkHeaderEditTest {
    @Test
    void changesOnlyThatFieldsText() throws Exception {
        String metadata = "ws\nL\nC\n\n 1700000000  1\t2\u000b3\n4\n5\n6 7 8";
        SaveDocument document = Saves.open(SampleSave.of(4).metadata(metadata).bytes());
        StructValue header = Saves.with(document.header(), "playerArmor", FloatValue.of(9.5f));
        Bytes written = Saves.write(Saves.withHeader(document, header));
        String expected = "ws\nL\nC\n\n 1700000000  1\t2\u000b9.5\n4\n5\n6 7 8";
        assertEquals(SampleSave.of(4).metadata(expected).bytes(), written);
    }

    @Test
    void keepsRawNumbersOfOtherFields() throws Exception {
        String metadata = "a\nb\nc\n-5\n+1\n.5\n1e5\ninf -0 nan\n+7\n007\n";
        SaveDocument document = Saves.open(SampleSave.of(1).metadata(metadata).bytes());
        StructValue header = Saves.with(document.header(), "saveName", TextValue.of("Neu"));
        Bytes written = Saves.write(Saves.withHeader(document, header));
        String expected = metadata.replace("a\nb", "Neu\nb");
        assertEquals(SampleSave.of(1).metadata(expected).bytes(), written);
    }

    @Test
    void writesNumbersThatSixDigitsWouldLoseInFull() throws Exception {
        SaveDocument document = Saves.open(SampleSave.of(4).bytes());
        StructValue header = Saves.with(document.header(), "playTime", FloatValue.of(123456.79f));
        Bytes written = Saves.write(Saves.withHeader(document, header));
        assertEquals(
                FloatValue.of(123456.79f),
                Saves.open(written).header().find("playTime").orElseThrow());
    }

    @Test
    void refusesWhatTheMetadataCannotHold() throws Exception {
        SaveDocument document = Saves.open(SampleSave.of(4).bytes());
        refusedHeader(document, "saveName", TextValue.of("two\nlines"));
        refusedHeader(document, "saveName", TextValue.of("return\r"));
        refusedHeader(document, "saveName", TextValue.of("x".repeat(70_000)));
        refusedHeader(document, "playTime", FloatValue.of(Float.NaN));
        refusedHeader(document, "playTime", TextValue.of("1"));
        refusedHeader(document, "version", new IntegerValue(3, PrimitiveType.UINT32));
        StructValue version =
                StructValue.builder("SaveMetadata")
                        .add("version", new IntegerValue(4, PrimitiveType.UINT32))
                        .build();
        Saves.refused("spark.edit.header", () -> Saves.withHeader(document, version));
        StructValue empty = StructValue.builder("SaveMetadata").build();
        Saves.refused("spark.edit.header", () -> Saves.withHeader(document, empty));
    }

    private void refusedHeader(SaveDocument document, String field, Value value) {
        StructValue header = Saves.with(document.header(), field, value);
        Saves.refused("spark.edit.header", () -> Saves.withHeader(document, header));
    }

    @Test
    void anotherSpellingIsCheckedToo() throws Exception {
        SaveDocument document = Saves.open(SampleSave.of(4).bytes());
        StructValue header = Saves.with(document.header(), "playTime", FloatValue.of(9));
        SaveDocument edited = Saves.withHeader(document, header);
        int place = header.type().indexOf("playTime");
        var encodings =
                new ArrayList<Encoding>(
                        Collections.nCopies(header.items().count(), Encoding.DEFAULT));
        encodings.set(place, Encoding.raw("gap", Bytes.ofText(" ".repeat(70_000))));
        var wide =
                new StructValue(header.type(), InlineItems.of(header.items().values(), encodings));
        assertEquals(header, wide);
        Saves.refused("spark.edit.header", () -> Saves.withHeader(edited, wide));
    }
}
