package dev.keepsake.unreal.save;

import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A new save is one of the version asked for, and all of it can be read again.
final class NewSaveTest {
    private static Bytes save() {
        return Bytes.wrap(GvasBuilder.of(UE_5_4).integer("A", 1).integer("B", 2).build());
    }

    private static RecordSink sink(String version, int records) {
        return Saves.UNREAL.create(
                version, new MemorySink(), Saves.limits(Limits.DEFAULT.recordBytes(), records));
    }

    @Test
    void aHeaderOfAnotherVersionIsRefused() throws SaveException {
        try (SaveDocument document = Saves.open(save());
                RecordSink sink = sink("2", 9)) {
            var refused =
                    assertThrows(
                            EditRefusedException.class, () -> sink.begin(document.header(), null));
            assertEquals(
                    Map.of("field", "saveGameVersion", "reason", "version"),
                    refused.finding().details());
        }
    }

    @Test
    void aVersionOfALicenseeIsMadeAnew() throws SaveException {
        for (int version : new int[] {34, 4}) {
            Bytes save = Wrapped.changed(save(), 4, version);
            try (SaveDocument document = Saves.open(save)) {
                assertEquals(Integer.toString(version), document.format().version());
                assertEquals(save, Saves.copied(document));
            }
        }
        for (String none : new String[] {"", "03", "x", "4294967296", "plz1"}) {
            assertThrows(IllegalArgumentException.class, () -> sink(none, 9));
        }
    }

    @Test
    void moreRecordsThanTheLimitAreRefused() throws SaveException {
        try (SaveDocument document = Saves.open(save());
                RecordSink sink = sink("3", 1)) {
            begin(document, sink);
            sink.record(detached(document.chunk(0).record(0)));
            assertThrows(
                    RefusedSaveException.class,
                    () -> sink.record(detached(document.chunk(0).record(1))));
        }
    }

    private static void begin(SaveDocument document, RecordSink sink) throws SaveException {
        sink.begin(document.header(), null);
        sink.beginChunk(document.chunk(0).head());
    }

    private static DetachedRecord detached(SaveRecord record) throws SaveException {
        return new DetachedRecord(record.head(), record.content());
    }

    @Test
    void aRecordThatReadsAsAnotherIsRefused() throws SaveException {
        try (SaveDocument document = Saves.open(save());
                RecordSink sink = sink("3", 9)) {
            begin(document, sink);
            Encoding wrong =
                    Encoding.DEFAULT.with("type", new Encoding.Setting.Text("StrProperty"));
            var section = new Section("PROP", IntegerValue.int32(1), wrong);
            var head = new RecordHead("A", "property", "");
            assertThrows(
                    EditRefusedException.class,
                    () -> sink.record(new DetachedRecord(head, RecordContent.of(section))));
        }
    }

    @Test
    void aHeaderThatReadsAsAnotherIsRefused() throws SaveException {
        try (SaveDocument document = Saves.open(Bytes.wrap(GvasBuilder.of(UE_4_27).build()));
                RecordSink sink = sink("2", 9)) {
            StructValue own = document.header();
            var header = StructValue.builder(own.type().name());
            for (int i = 0; i < own.items().count(); i++) {
                header.add(own.name(i), own.value(i));
            }
            header.add("classHeader", new BytesValue(Bytes.wrap(new byte[7])));
            sink.begin(header.build(), null);
            sink.beginChunk(ChunkHead.ofRecords("root", ""));
            assertThrows(EditRefusedException.class, () -> sink.end((done, total) -> true));
        }
    }
}
