package dev.keepsake.testkit.unreal;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// Random structs with a layout of their own. For one thread.
final class RandomGvasNatives {
    private static final int KINDS = 27;

    private final RandomGenerator random;
    private final RandomGvasValues values;

    RandomGvasNatives(RandomGenerator random, RandomGvasValues values) {
        this.random = random;
        this.values = values;
    }

    /// Any struct, one that no reader knows too.
    Value any() {
        int kind = random.nextInt(KINDS + 1);
        return kind == KINDS
                ? Natives.unknown("N_" + values.letters(), values.bytes(0, 30))
                : make(kind);
    }

    /// Structs of one type.
    Supplier<Value> alike() {
        int kind = random.nextInt(KINDS);
        return () -> make(kind);
    }

    private Value make(int kind) {
        return switch (kind) {
            case 0 -> Natives.reals("Vector", reals(3));
            case 1 -> Natives.reals("Vector2D", reals(2));
            case 2 -> Natives.reals("Vector4", reals(4));
            case 3 -> Natives.reals("Rotator", reals(3));
            case 4 -> Natives.reals("Quat", reals(4));
            case 5 -> Natives.reals("Plane", reals(4));
            case 6 -> Natives.reals("Matrix", reals(16));
            case 7 -> Natives.reals("Sphere", reals(4));
            case 8 -> Natives.box(random.nextInt(2), reals(6));
            case 9 -> Natives.box2D(random.nextInt(2), reals(4));
            case 10 -> Natives.guid(values.guid());
            case 11 -> Natives.dateTime(random.nextLong());
            case 12 -> Natives.timespan(random.nextLong());
            default -> makeMore(kind);
        };
    }

    private Value makeMore(int kind) {
        return switch (kind) {
            case 13 -> Natives.linearColor(real(), real(), real(), real());
            case 14 -> Natives.color(byteOf(), byteOf(), byteOf(), byteOf());
            case 15 -> Natives.ints("IntPoint", random.nextInt(), random.nextInt());
            case 16 -> Natives.ints("IntVector", 1, random.nextInt(), -3);
            case 17 -> Natives.ints("FrameNumber", random.nextInt());
            case 18 -> Natives.richCurveKey(byteOf(), real(), real(), real(), real(), 1f, 2f);
            case 19 -> Natives.gameplayTags("Tag." + values.letters(), values.letters());
            case 20 -> Natives.softObjectPath(values.path(), values.text());
            case 21 -> Natives.softClassPath(values.path(), "");
            case 22 -> random.nextBoolean() ? Natives.noNetId() : Natives.netId("NULL", "me-1");
            case 23 -> Natives.perPlatformFloat(random.nextBoolean(), real());
            case 24 -> Natives.floats("Vector3f", real(), real(), real());
            case 25 -> Natives.keyHandleMap();
            default -> Natives.doubles("Vector3d", reals(3));
        };
    }

    private double[] reals(int count) {
        return random.doubles(count, -1e6, 1e6).toArray();
    }

    private float real() {
        return random.nextFloat();
    }

    private int byteOf() {
        return random.nextInt(256);
    }
}
