package dev.keepsake.testkit;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Random records and chunks as the Keepsake format holds them, of a few classes that share their
/// shapes. Equal seeds give equal records. For one thread.
public final class RandomRecords {
    private static final List<String> KINDS =
            List.of("global", "entity", "component", "object", "player", "destroyed", "entry");
    private static final int CLASSES = 4;

    private final RandomGenerator random;
    private final RandomValues values;
    private final List<StructType> classes = new ArrayList<>();
    private final int depth;
    private int subjects;

    /// Records from this source.
    ///
    /// @param depth how deep containers may stand in one another, roughly
    public RandomRecords(RandomGenerator random, int depth) {
        this.random = random;
        this.values = new RandomValues(random);
        this.depth = depth;
        for (int i = 0; i < CLASSES; i++) {
            classes.add(values.types().struct("Class" + i, depth - 1));
        }
    }

    /// A record with a subject that no other of these has, and with any of the known sections and
    /// some unknown ones.
    public DetachedRecord record() {
        StructType type = classes.get(random.nextInt(CLASSES));
        var sections = new ArrayList<Section>();
        if (random.nextInt(5) > 0) {
            sections.add(Section.of("PROP", values.struct(type, depth)));
        }
        addSome(sections);
        Collections.shuffle(sections, java.util.Random.from(random));
        String kind = KINDS.get(random.nextInt(KINDS.size()));
        String subject = "subject/" + subjects++;
        return new DetachedRecord(
                new RecordHead(subject, kind, type.name()), new RecordContent(sections));
    }

    private void addSome(List<Section> sections) {
        if (random.nextInt(3) == 0) {
            sections.add(Section.of("XFRM", transform()));
        }
        if (random.nextInt(3) == 0) {
            sections.add(Section.of("OWND", list(PrimitiveType.OBJECT)));
        }
        if (random.nextInt(4) == 0) {
            sections.add(Section.of("TAGS", list(PrimitiveType.NAME)));
        }
        if (random.nextInt(4) == 0) {
            sections.add(Section.of("VALU", values.any(depth)));
        }
        if (random.nextInt(4) == 0) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            sections.add(
                    Section.of(
                            "ZZ " + random.nextInt(10),
                            new OpaqueValue(
                                    Bytes.wrap(bytes), "", OpaqueValue.Reason.UNKNOWN_SECTION)));
        }
    }

    private Value list(PrimitiveType item) {
        return values.value(new ListType(item), depth);
    }

    private StructValue transform() {
        return StructValue.builder("Transform")
                .add("location", numbers("Vector", "x", "y", "z"))
                .add("rotation", numbers("Quat", "x", "y", "z", "w"))
                .add("scale", numbers("Vector", "x", "y", "z"))
                .build();
    }

    private StructValue numbers(String name, String... fields) {
        StructValue.Builder builder = StructValue.builder(name);
        for (String field : fields) {
            builder.add(field, DoubleValue.of(random.nextGaussian()));
        }
        return builder.build();
    }

    /// Gives a sink chunks of records and of bytes, between its `begin` and its `end`.
    ///
    /// @param chunks how many
    /// @param records how many a chunk has at most
    public void chunks(RecordSink sink, int chunks, int records) throws SaveException {
        for (int i = 0; i < chunks; i++) {
            String key = "key" + i;
            if (random.nextInt(6) == 0) {
                byte[] bytes = new byte[random.nextInt(5_000)];
                random.nextBytes(bytes);
                sink.beginChunk(ChunkHead.ofBytes("RAW ", key));
                sink.bytes(Bytes.wrap(bytes));
                continue;
            }
            sink.beginChunk(ChunkHead.ofRecords("WRLD", key));
            for (int count = random.nextInt(records + 1); count > 0; count--) {
                sink.record(record());
            }
        }
    }
}
