package dev.keepsake.testkit;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Random types of every kind, and names. Equal seeds give equal types. For one thread.
public final class RandomTypes {
    private static final List<PrimitiveType> PRIMITIVES = List.of(PrimitiveType.values());
    private static final List<PrimitiveType> PACKABLE =
            Arrays.stream(PrimitiveType.values()).filter(type -> type.width() > 0).toList();
    private static final int MOST_FIELDS = 6;

    private final RandomGenerator random;

    /// Types from this source.
    public RandomTypes(RandomGenerator random) {
        this.random = random;
    }

    /// Any type.
    ///
    /// @param depth how deep types may stand in it
    public Type type(int depth) {
        int kind = random.nextInt(depth <= 0 ? 7 : 14);
        return switch (kind) {
            case 0, 1, 2, 3 -> PRIMITIVES.get(random.nextInt(PRIMITIVES.size()));
            case 4 -> new EnumType(name());
            case 5 -> new PackedType(PACKABLE.get(random.nextInt(PACKABLE.size())));
            case 6 -> new NamedStructType(random.nextBoolean() ? "" : name());
            case 7, 8 -> new ListType(type(depth - 1));
            case 9 -> new SetType(type(depth - 1));
            case 10 -> new MapType(type(depth - 1), type(depth - 1));
            case 11 -> new OptionalType(type(depth - 1));
            default -> struct(name(), depth - 1);
        };
    }

    /// Any type that a value which says its own type can be of.
    public Type typeOfAny(int depth) {
        Type type = type(depth);
        boolean open = type == PrimitiveType.ANY || type instanceof NamedStructType;
        return open ? PrimitiveType.INT32 : type;
    }

    /// A struct type with this name.
    public StructType struct(String name, int depth) {
        int count = random.nextInt(depth < 0 ? 2 : MOST_FIELDS);
        return new StructType(
                name,
                Stream.generate(() -> new StructType.Field(name(), type(depth)))
                        .limit(count)
                        .toList());
    }

    /// A name: mostly short and of few letters, so that names repeat; some of other scripts, empty,
    /// long, or not UTF-8.
    public String name() {
        return switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> "Grüße, 世界 🚢".substring(random.nextInt(6));
            case 2 -> Bytes.copyOf(randomBytes()).asName();
            case 3 -> "long ".repeat(random.nextInt(20, 60));
            default -> letters();
        };
    }

    private String letters() {
        byte[] letters = new byte[random.nextInt(1, 4)];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = (byte) ('a' + random.nextInt(3));
        }
        return new String(letters, StandardCharsets.US_ASCII);
    }

    private byte[] randomBytes() {
        byte[] bytes = new byte[random.nextInt(6)];
        random.nextBytes(bytes);
        return bytes;
    }
}
