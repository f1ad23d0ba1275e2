package dev.keepsake.bench;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.StructType.Field;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// What is measured: 50,000 actors of 40 classes, about 24 MB decoded, always the same.
///
/// Each has a subject of about 55 characters, a transform (10 doubles) and 12 properties: a
/// boolean, a 32-bit and a 64-bit integer, a float, a double, a text of about 120 characters (1 %
/// not Latin), a name, an enum constant, a vector, a struct of three fields, 8 packed integers and
/// a map of 5 names to integers.
final class Workload {
    static final int ACTORS = 50_000;
    private static final int CLASSES = 40;
    private static final long SEED = 42;

    private static final String[] WORDS = {
        "harbour",
        "lantern",
        "crane",
        "warehouse",
        "market",
        "rope",
        "barrel",
        "gull",
        "anchor",
        "fisher",
        "tide",
        "ledger",
        "quay",
        "mast",
        "cargo",
        "signal",
        "bell",
        "storm",
        "bridge",
        "tavern"
    };
    private static final String[] FOREIGN = {
        "港の灯台守は夜明けに船を数える",
        "Смотритель маяка считает корабли на рассвете",
        "حارس المنارة يعد السفن عند الفجر"
    };

    private static final StructType VECTOR = numbers("Vector", "x", "y", "z");
    private static final StructType QUAT = numbers("Quat", "x", "y", "z", "w");
    private static final StructType TRANSFORM =
            new StructType(
                    "Transform",
                    List.of(
                            new Field("location", VECTOR),
                            new Field("rotation", QUAT),
                            new Field("scale", VECTOR)));
    private static final StructType STACK =
            new StructType(
                    "ItemStack",
                    List.of(
                            new Field("item", PrimitiveType.NAME),
                            new Field("count", PrimitiveType.INT32),
                            new Field("wear", PrimitiveType.FLOAT)));
    private static final EnumType MOOD = new EnumType("Mood");
    private static final PackedType SLOTS = new PackedType(PrimitiveType.INT32);
    private static final MapType SKILLS = new MapType(PrimitiveType.NAME, PrimitiveType.INT32);

    private final Random random = new Random(SEED);
    private final List<StructType> classes = new ArrayList<>();

    private Workload() {
        for (int i = 0; i < CLASSES; i++) {
            classes.add(actorClass(i));
        }
    }

    /// The actors as records.
    static List<DetachedRecord> actors() {
        Workload workload = new Workload();
        var actors = new ArrayList<DetachedRecord>(ACTORS);
        for (int i = 0; i < ACTORS; i++) {
            actors.add(workload.actor(i));
        }
        return actors;
    }

    private static StructType numbers(String name, String... fields) {
        var types = new ArrayList<Field>();
        for (String field : fields) {
            types.add(new Field(field, PrimitiveType.DOUBLE));
        }
        return new StructType(name, types);
    }

    private static StructType actorClass(int number) {
        String name = "/Game/Actors/" + WORDS[number % WORDS.length] + "/Actor" + number;
        return new StructType(
                name,
                List.of(
                        new Field("active", PrimitiveType.BOOL),
                        new Field("health" + number, PrimitiveType.INT32),
                        new Field("experience", PrimitiveType.INT64),
                        new Field("speed", PrimitiveType.FLOAT),
                        new Field("clock", PrimitiveType.DOUBLE),
                        new Field("label", PrimitiveType.TEXT),
                        new Field("faction", PrimitiveType.NAME),
                        new Field("mood", MOOD),
                        new Field("home", VECTOR),
                        new Field("carried", STACK),
                        new Field("slots", SLOTS),
                        new Field("skills", SKILLS)));
    }

    private DetachedRecord actor(int number) {
        StructType type = classes.get(random.nextInt(CLASSES));
        String subject =
                "/World/%s/%s/%s_%016x"
                        .formatted(word(), word(), type.name().substring(13), random.nextLong());
        RecordHead head = new RecordHead(subject, "entity", type.name());
        Section transform = Section.of("XFRM", transform());
        Section properties = Section.of("PROP", properties(type, number));
        return new DetachedRecord(head, new RecordContent(List.of(transform, properties)));
    }

    private Value transform() {
        return struct(
                TRANSFORM,
                struct(VECTOR, coordinate(), coordinate(), coordinate()),
                struct(QUAT, unit(), unit(), unit(), unit()),
                struct(VECTOR, DoubleValue.of(1), DoubleValue.of(1), DoubleValue.of(1)));
    }

    private StructValue properties(StructType type, int number) {
        return struct(
                type,
                BoolValue.of(random.nextInt(4) > 0),
                IntegerValue.int32(random.nextInt(1_000)),
                IntegerValue.int64(random.nextLong(1L << 40)),
                FloatValue.of(random.nextFloat() * 600),
                DoubleValue.of(number / 60.0),
                TextValue.of(label()),
                NameValue.of(word()),
                new EnumValue(MOOD, Bytes.ofText("Mood::" + word())),
                struct(VECTOR, coordinate(), coordinate(), coordinate()),
                struct(
                        STACK,
                        NameValue.of("item_" + word()),
                        IntegerValue.int32(random.nextInt(99)),
                        FloatValue.of(random.nextFloat())),
                new PackedValue(SLOTS, slots()),
                new MapValue(SKILLS, skills()));
    }

    private static StructValue struct(StructType type, Value... values) {
        return new StructValue(type, InlineItems.wrap(values, null));
    }

    private Value coordinate() {
        return DoubleValue.of(Math.round(random.nextDouble(-200_000, 200_000) * 100) / 100.0);
    }

    private Value unit() {
        return DoubleValue.of(random.nextDouble(-1, 1));
    }

    private String word() {
        return WORDS[random.nextInt(WORDS.length)];
    }

    private String label() {
        if (random.nextInt(100) == 0) {
            return FOREIGN[random.nextInt(FOREIGN.length)];
        }
        var label = new StringBuilder();
        while (label.length() < 118) {
            label.append(word()).append(' ');
        }
        return label.toString();
    }

    private Bytes slots() {
        ByteBuffer slots = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 8; i++) {
            slots.putInt(random.nextInt(500));
        }
        return Bytes.wrap(slots.array());
    }

    private InlineItems skills() {
        var items = new Value[10];
        for (int i = 0; i < 10; i += 2) {
            items[i] = NameValue.of("skill_" + word() + i);
            items[i + 1] = IntegerValue.int32(random.nextInt(100));
        }
        return InlineItems.wrap(items, null);
    }
}
