package dev.keepsake.app.fake;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A harbour town of 12,000 records, made up as it is asked for.
final class FakeOrigin implements SaveOrigin {
    private static final List<ChunkHead> CHUNKS =
            List.of(
                    records("GLOB", "", 14, 2_310),
                    records("WRLD", "/Maps/Harbour", 12_000, 3_800_000),
                    records("WRLD", "/Maps/Mine", 190, 61_000),
                    records("PLYR", "Local:0", 3, 9_120),
                    new ChunkHead("XTRA", "", false, ChunkHead.Kind.RAW, 0, 2_150, 2_150, null));
    private static final int HARBOUR = 1;
    private static final List<String> NAMES =
            List.of("Chest", "Door", "Guard", "Lamp", "PatrolBoat", "Crate", "Barrel", "Gull");

    private final FakeWords words;
    private volatile boolean closed;

    FakeOrigin(FakeWords words) {
        this.words = words;
    }

    private static ChunkHead records(String id, String key, int count, long size) {
        return new ChunkHead(
                id, key, true, ChunkHead.Kind.RECORDS, count, size, 5 * size, new Span(128, size));
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public FormatName format() {
        return new FormatName("fake", "1");
    }

    @Override
    public StructValue header() {
        return StructValue.builder("")
                .add(
                        "sequence",
                        new IntegerValue(
                                words.after("sequence").map(Long::parseLong).orElse(42L),
                                PrimitiveType.UINT64))
                .add("savedAt", DateTimeValue.of(savedAt(), TimeScale.MILLISECONDS))
                .add("gameVersion", TextValue.of("1.4.2"))
                .add("slot", NameValue.of("before-the-bridge"))
                .add("title", TextValue.of(words.after("title").orElse("Before the bridge")))
                .add("slotKind", EnumValue.of("SlotKind", words.after("kind").orElse("Manual")))
                .add(
                        "playTime",
                        DurationValue.of(Duration.ofSeconds(50_545), TimeScale.MILLISECONDS))
                .add("place", TextValue.of("Harbour"))
                .build();
    }

    private Instant savedAt() {
        return Instant.parse(words.after("savedAt").orElse("2026-11-30T21:14:03.250Z"));
    }

    @Override
    public int chunkCount() {
        return CHUNKS.size();
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return CHUNKS.get(chunk);
    }

    @Override
    public Bytes chunkBytes(int chunk) {
        return Bytes.wrap(new byte[2_150]);
    }

    @Override
    public RecordHead head(int chunk, int record) {
        if (chunk == HARBOUR && record < FakeRecords.SPECIAL.size()) {
            return FakeRecords.SPECIAL.get(record);
        }
        String name = NAMES.get(record % NAMES.size());
        return new RecordHead(name + "_" + record, "entity", "/Game/Town/" + name + "." + name);
    }

    @Override
    public long size(int chunk, int record) {
        return 300;
    }

    @Override
    public RecordContent content(int chunk, int record) {
        return chunk == HARBOUR && record < FakeRecords.SPECIAL.size()
                ? FakeRecords.content(record)
                : RecordContent.of(Section.of("PROP", FakeRecords.plain(record)));
    }

    @Override
    public Digest digest(int chunk, int record) {
        return new Digest(chunk, record);
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) {
        for (int i = 0; i < CHUNKS.get(chunk).recordCount() && ordinal == 0; i++) {
            if (head(chunk, i).subject().equals(subject)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) {
        byte[] bytes = new byte[37];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7 + path.ids().size());
        }
        return Optional.of(
                new ValueLocation(
                        new Span(0x12C000, 65_536), new Span(0x4F20, 37), Bytes.wrap(bytes)));
    }

    /// A field kept as read may be a number or a text.
    @Override
    public List<TypeCandidate> candidates(RecordId record, ItemPath path) {
        Section section = content(record.chunk(), record.record()).sections().get(0);
        return section.content() instanceof StructValue struct
                        && path.ids().size() == 2
                        && struct.value((int) path.last()) instanceof OpaqueValue
                ? List.of(
                        new TypeCandidate(PrimitiveType.INT32, IntegerValue.int32(7)),
                        new TypeCandidate(PrimitiveType.TEXT, TextValue.of("rain")))
                : List.of();
    }

    @Override
    public Optional<Picture> picture() {
        return words.has("nopicture")
                ? Optional.empty()
                : Optional.of(FakePicture.of(words.after("title").orElse("").hashCode()));
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress) {
        // takes everything
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress) {
        if (words.has("rotten")) {
            log.keep(FakeCode.examples().get(0));
        }
        return new CheckResult(12_207, 3, false);
    }

    @Override
    public TypeCatalog types() {
        return TypeCatalog.EMPTY;
    }

    @Override
    public void close() {
        closed = true;
    }
}
