package dev.keepsake.testkit.unreal;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Random values of every kind that an engine can write. For one thread.
final class RandomGvasValues {
    private static final List<String> PATHS =
            List.of("", "None", "/Game/Map.Map", "/Game/A/B.B_C", "/Game/Über.Über");
    private static final int MOST_ELEMENTS = 4;
    private static final int SCALARS = 23;
    private static final int CONTAINERS = 8;

    private final RandomGenerator random;
    private final EngineVersion engine;
    private final Lists lists;
    private final RandomGvasNatives natives;
    private final RandomGvasTexts texts;

    /// Makes the content of a struct.
    @FunctionalInterface
    interface Lists {
        Consumer<PropertyList> list(EngineVersion engine, int depth);
    }

    RandomGvasValues(RandomGenerator random, EngineVersion engine, Lists lists) {
        this.random = random;
        this.engine = engine;
        this.lists = lists;
        this.natives = new RandomGvasNatives(random, this);
        this.texts = new RandomGvasTexts(random, this);
    }

    /// Any value.
    ///
    /// @param depth how deep values may stand in it
    Value value(int depth) {
        boolean holds = depth > 0 && random.nextInt(5) < 2;
        return holds
                ? container(random.nextInt(CONTAINERS), depth - 1)
                : single(random.nextInt(SCALARS + 1));
    }

    private Value single(int kind) {
        return switch (kind) {
            case 0 -> Values.bool(random.nextInt(8) == 0 ? 0xC3 : random.nextInt(2));
            case 1 -> Values.int8(random.nextInt());
            case 2 -> Values.int16(random.nextInt());
            case 3 -> Values.integer(random.nextInt());
            case 4 -> Values.int64(random.nextLong());
            case 5 -> Values.uint16(random.nextInt());
            case 6 -> Values.uint32(random.nextInt());
            case 7 -> Values.uint64(random.nextLong());
            case 8 -> Values.floatBits(random.nextInt());
            case 9 -> Values.doubleBits(random.nextLong());
            case 10 -> Values.uint8(random.nextInt());
            case 11 -> Values.byteEnum("EColor", "EColor::" + letters());
            case 12 -> Values.enumeration("EMode", "EMode::" + letters());
            case 13 -> Values.str(string());
            case 14 -> Values.name(UnrealString.of(text()));
            case 15 -> Values.text(texts.text(2));
            default -> reference(kind);
        };
    }

    private Value reference(int kind) {
        return switch (kind) {
            case 16 -> Values.object(path());
            case 17 -> Values.lazy(guid());
            case 18 -> Values.softObject(path(), random.nextBoolean() ? "" : "Sub:Über");
            case 19 -> Values.delegate(path(), letters());
            case 20 -> Values.multicast(multicastKind(), path(), letters(), path(), letters());
            case 21 -> Values.fieldPath(path(), letters());
            case 22 ->
                    switch (random.nextInt(4)) {
                        case 0 -> Values.weak(path());
                        case 1 -> Values.classPath(path());
                        case 2 -> Values.interfacePath(path());
                        default -> Values.softClass(path(), "");
                    };
            default -> natives.any();
        };
    }

    private String multicastKind() {
        return List.of("Multicast", "MulticastInline", "MulticastSparse").get(random.nextInt(3));
    }

    private Value container(int kind, int depth) {
        return switch (kind) {
            case 0 -> struct(depth);
            case 1 -> Containers.bytes(bytes(0, 40));
            case 2 -> Containers.array(PropertyType.struct("S_Row"), rows(depth));
            case 3 -> map(depth);
            case 4 -> engine.hasMapTypes() ? set() : array();
            case 5 -> Natives.instance("/Script/Game.S_Any", lists.list(engine, depth));
            case 6 -> engine.packageUe5() >= 1009 ? optional(depth) : array();
            default -> array();
        };
    }

    private Value struct(int depth) {
        Value value = Values.struct("S_" + letters(), lists.list(engine, depth));
        return random.nextBoolean() ? value : value.as(value.type().withGuid(guid()));
    }

    private List<Value> rows(int depth) {
        return several(() -> Values.struct("S_Row", lists.list(engine, depth)));
    }

    private Value array() {
        Supplier<Value> element = alike();
        Value sample = element.get();
        return Containers.array(sample.type(), several(element));
    }

    private Value set() {
        Supplier<Value> element = alike();
        Value sample = element.get();
        List<Value> removed = random.nextInt(4) == 0 ? List.of(sample) : List.of();
        return Containers.setWithout(
                sample.type(), removed, several(element).toArray(Value[]::new));
    }

    private Value optional(int depth) {
        Value inner = random.nextBoolean() ? alike().get() : struct(depth);
        return random.nextBoolean() ? Containers.present(inner) : Containers.absent(inner.type());
    }

    private Value map(int depth) {
        Supplier<Value> keys = alike();
        Supplier<Value> inner =
                random.nextBoolean()
                        ? alike()
                        : () -> Values.struct("S_Entry", lists.list(engine, depth));
        Value key = keys.get();
        List<Value> removed = random.nextInt(4) == 0 ? List.of(key) : List.of();
        Containers.Pair[] pairs =
                several(keys).stream()
                        .map(each -> Containers.pair(each, inner.get()))
                        .toArray(Containers.Pair[]::new);
        return Containers.mapWithout(key.type(), inner.get().type(), removed, pairs);
    }

    /// Values of one type, none of them holding others.
    private Supplier<Value> alike() {
        int kind = random.nextInt(SCALARS);
        String calls = multicastKind();
        return switch (kind) {
            case 20 -> () -> Values.multicast(calls, path(), letters());
            case 22 -> natives.alike();
            default -> () -> single(kind);
        };
    }

    private List<Value> several(Supplier<Value> each) {
        return Stream.generate(each).limit(random.nextInt(MOST_ELEMENTS)).toList();
    }

    UnrealGuid guid() {
        return new UnrealGuid(
                random.nextInt(), random.nextInt(), random.nextInt(), random.nextInt());
    }

    byte[] bytes(int least, int most) {
        byte[] bytes = new byte[random.nextInt(least, most)];
        random.nextBytes(bytes);
        return bytes;
    }

    /// A name that can be told from the end of a list.
    String propertyName() {
        return random.nextInt(10) == 0 ? "Größe " + letters() : "P_" + letters();
    }

    String letters() {
        StringBuilder letters = new StringBuilder();
        int count = random.nextInt(1, 6);
        for (int i = 0; i < count; i++) {
            letters.append((char) random.nextInt('a', 'f'));
        }
        return letters.toString();
    }

    String path() {
        return PATHS.get(random.nextInt(PATHS.size()));
    }

    String text() {
        return switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> "Grüße, 世界 🚢".substring(random.nextInt(6));
            case 2 -> letters() + "_" + random.nextInt(100);
            default -> letters();
        };
    }

    /// A string in any form.
    UnrealString string() {
        return switch (random.nextInt(9)) {
            case 0 -> UnrealString.NULL;
            case 1 -> UnrealString.EMPTY;
            case 2 -> UnrealString.wide(letters());
            case 3 -> UnrealString.wide("\uD83D" + letters());
            case 4 -> UnrealString.narrow("a\0" + letters());
            case 5 -> UnrealString.narrow("\u00E9\u00FF" + letters());
            case 6 -> UnrealString.unterminated(letters());
            default -> UnrealString.of(text());
        };
    }
}
