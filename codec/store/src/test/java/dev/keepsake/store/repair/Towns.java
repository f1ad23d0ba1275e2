package dev.keepsake.store.repair;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Two saves of one slot in the Keepsake format, one a little older, and what they hold.
final class Towns {
    static final SaveFormat FORMAT = SaveFormats.installed().find("keepsake").orElseThrow();

    /// How many records the town has in each.
    static final int PEOPLE = 30;

    private Towns() {}

    /// Fills a save.
    @FunctionalInterface
    interface Filling {
        void fill(RecordSink sink) throws SaveException;
    }

    static byte[] save(Filling filling) throws SaveException {
        var bytes = new MemorySink();
        try (RecordSink sink = FORMAT.create("1", bytes, Limits.DEFAULT)) {
            filling.fill(sink);
            sink.end(Progress.NONE);
        }
        return bytes.bytes().toArray();
    }

    /// Sequence 7, with `person-28` and `person-29`, which the newer save has no more.
    static byte[] older() throws SaveException {
        return town(7, 0, PEOPLE, 2_000);
    }

    /// Sequence 8, with `person-30` and `person-31`, which the older save does not have yet; every
    /// third person has changed.
    static byte[] newer() throws SaveException {
        return town(8, 0, PEOPLE, 2_000);
    }

    /// The same two with people so large that the town has several blocks.
    static byte[] largeOlder() throws SaveException {
        return town(7, 0, PEOPLE, 150_000);
    }

    /// See [#largeOlder()].
    static byte[] largeNewer() throws SaveException {
        return town(8, 0, PEOPLE, 150_000);
    }

    private static byte[] town(int sequence, int first, int people, int size) throws SaveException {
        boolean newer = sequence == 8;
        return save(sink -> {
            sink.begin(header(sequence, "day " + sequence), picture(sequence));
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(record("weather", "global", sequence, 100));
            sink.record(record("clock", "global", 1, 100));
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "harbour"));
            for (int i = first; i < people - (newer ? 2 : 0); i++) {
                sink.record(record("person-" + i, "entity", newer && i % 3 == 0 ? 1 : 0, size));
            }
            for (int i = people; newer && i < people + 2; i++) {
                sink.record(record("person-" + i, "entity", 0, size));
            }
            sink.beginChunk(ChunkHead.ofBytes("RAWD", "x"));
            sink.bytes(Bytes.ofText("bytes that nobody reads " + sequence));
            sink.beginChunk(ChunkHead.ofRecords("PLYR", "one"));
            sink.record(record("captain", "player", 3, 100));
        });
    }

    static StructValue header(long sequence, String title) {
        return StructValue.builder("Header")
                .add("sequence", new IntegerValue(sequence, PrimitiveType.UINT64))
                .add("writer", TextValue.of("keepsake tests"))
                .add("slot", NameValue.of("town"))
                .add("title", TextValue.of(title))
                .build();
    }

    /// A record that refers to the person behind it.
    static DetachedRecord record(String subject, String kind, int version, int size) {
        byte[] noise = new byte[size];
        new SplittableRandom(31L * subject.hashCode() + version).nextBytes(noise);
        String next =
                subject.startsWith("person-")
                        ? "person-" + (Integer.parseInt(subject.substring(7)) + 1)
                        : "captain";
        StructValue properties =
                StructValue.builder("Person")
                        .add("version", IntegerValue.int32(version))
                        .add("noise", new BytesValue(Bytes.wrap(noise)))
                        .add(
                                "friends",
                                ListValue.of(
                                        PrimitiveType.REFERENCE, List.of(ReferenceValue.to(next))))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, kind, "Person"),
                RecordContent.of(Section.of("PROP", properties)));
    }

    /// What a reader takes for a PNG; no pixel of it is true.
    static Picture picture(int width) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(
                new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13});
        out.writeBytes(new byte[] {'I', 'H', 'D', 'R'});
        out.writeBytes(ByteBuffer.allocate(8).putInt(width).putInt(2).array());
        out.writeBytes(new byte[200]);
        return new Picture(Picture.Format.PNG, width, 2, Bytes.wrap(out.toByteArray()));
    }

    static Diagnosis inspect(byte[] bytes) throws SaveException {
        return FORMAT.inspect(
                MemorySource.of("copy", Bytes.wrap(bytes)), OpenOptions.DEFAULT, Progress.NONE);
    }

    static SaveDocument open(byte[] bytes) throws SaveException {
        return FORMAT.open(
                MemorySource.of("rescued", Bytes.wrap(bytes)), OpenOptions.DEFAULT, Progress.NONE);
    }

    /// The digests of all records that read, by the path of each, in the order of the save.
    static Map<String, Digest> digests(@Nullable SaveDocument document) throws SaveException {
        var digests = new LinkedHashMap<String, Digest>();
        for (Chunk chunk : document == null ? List.<Chunk>of() : document.chunks()) {
            for (int i = 0; i < chunk.size(); i++) {
                SaveRecord record = chunk.record(i);
                try {
                    String path = chunk.id() + "@" + chunk.key() + "/" + record.head().subject();
                    record.content();
                    digests.putIfAbsent(path, record.digest().orElseThrow());
                } catch (SaveException unread) {
                    if (!Faults.isOfContent(unread)) {
                        throw unread;
                    }
                }
            }
        }
        return digests;
    }

    static Map<String, Digest> digests(byte[] bytes) throws SaveException {
        try (SaveDocument document = inspect(bytes).document()) {
            return digests(document);
        }
    }
}
