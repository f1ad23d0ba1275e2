package dev.keepsake.testkit.unreal;

import java.util.function.Consumer;

/// The engine's own structs that have a layout of their own.
public final class Natives {
    private static final int OLD_INSTANCE = 0xABABABAB;

    private Natives() {}

    /// A struct of numbers that are floats, or doubles from 5.0 on: `Vector` 3, `Vector2D` 2,
    /// `Vector4` 4, `Rotator` 3 (pitch, yaw, roll), `Quat` 4, `Plane` 4, `Matrix` 16, `Sphere` 4.
    public static Value reals(String type, double... numbers) {
        return binary(type, out -> writeReals(out, numbers));
    }

    private static void writeReals(Wire out, double... numbers) {
        for (double number : numbers) {
            out.real(number);
        }
    }

    /// A place.
    public static Value vector(double x, double y, double z) {
        return reals("Vector", x, y, z);
    }

    /// A place in the plane.
    public static Value vector2D(double x, double y) {
        return reals("Vector2D", x, y);
    }

    /// Four numbers.
    public static Value vector4(double x, double y, double z, double w) {
        return reals("Vector4", x, y, z, w);
    }

    /// Three angles.
    public static Value rotator(double pitch, double yaw, double roll) {
        return reals("Rotator", pitch, yaw, roll);
    }

    /// A rotation.
    public static Value quat(double x, double y, double z, double w) {
        return reals("Quat", x, y, z, w);
    }

    /// A plane.
    public static Value plane(double x, double y, double z, double w) {
        return reals("Plane", x, y, z, w);
    }

    /// Sixteen numbers, row by row.
    public static Value matrix(double... numbers) {
        return reals("Matrix", numbers);
    }

    /// Centre and radius.
    public static Value sphere(double x, double y, double z, double radius) {
        return reals("Sphere", x, y, z, radius);
    }

    /// Two corners of 3 numbers each, and whether it is one.
    public static Value box(int valid, double... corners) {
        return binary("Box", out -> writeBox(out, valid, corners));
    }

    /// Two corners of 2 numbers each, and whether it is one.
    public static Value box2D(int valid, double... corners) {
        return binary("Box2D", out -> writeBox(out, valid, corners));
    }

    private static void writeBox(Wire out, int valid, double... corners) {
        writeReals(out, corners);
        out.u8(valid);
    }

    /// A struct of floats in every version: `Vector3f`, `Quat4f` and their like.
    public static Value floats(String type, float... numbers) {
        return binary(type, out -> writeFloats(out, numbers));
    }

    private static void writeFloats(Wire out, float... numbers) {
        for (float number : numbers) {
            out.f32(number);
        }
    }

    /// A struct of doubles in every version: `Vector3d` and its like.
    public static Value doubles(String type, double... numbers) {
        return binary(type, out -> writeDoubles(out, numbers));
    }

    private static void writeDoubles(Wire out, double... numbers) {
        for (double number : numbers) {
            out.f64(number);
        }
    }

    /// A struct of 32-bit numbers: `IntPoint` 2, `IntVector` 3, `FrameNumber` 1.
    public static Value ints(String type, int... numbers) {
        return binary(type, out -> writeInts(out, numbers));
    }

    private static void writeInts(Wire out, int... numbers) {
        for (int number : numbers) {
            out.i32(number);
        }
    }

    /// A guid.
    public static Value guid(UnrealGuid guid) {
        return binary("Guid", out -> out.guid(guid));
    }

    /// A time, in ticks of 100 ns since the year 1.
    public static Value dateTime(long ticks) {
        return binary("DateTime", out -> out.i64(ticks));
    }

    /// A duration, in ticks of 100 ns.
    public static Value timespan(long ticks) {
        return binary("Timespan", out -> out.i64(ticks));
    }

    /// A colour of four floats.
    public static Value linearColor(float red, float green, float blue, float alpha) {
        return floats("LinearColor", red, green, blue, alpha);
    }

    /// A colour of four bytes, stored blue first.
    public static Value color(int red, int green, int blue, int alpha) {
        return binary("Color", out -> out.u8(blue).u8(green).u8(red).u8(alpha));
    }

    /// Nothing: a struct without bytes.
    public static Value keyHandleMap() {
        return binary("KeyHandleMap", out -> {});
    }

    /// A key of a curve: three modes, then time, value, two tangents and two weights.
    public static Value richCurveKey(int mode, float... numbers) {
        return binary("RichCurveKey", out -> writeFloats(out.u8(mode).u8(mode).u8(mode), numbers));
    }

    /// Tags.
    public static Value gameplayTags(String... tags) {
        return Value.binary(
                PropertyType.struct("GameplayTagContainer", "/Script/GameplayTags"),
                out -> writeStrings(out, tags));
    }

    private static void writeStrings(Wire out, String... texts) {
        out.i32(texts.length);
        for (String text : texts) {
            out.string(text);
        }
    }

    /// A path to an object that may not be loaded.
    public static Value softObjectPath(String path, String subPath) {
        return binary("SoftObjectPath", Values.softPath(path, subPath));
    }

    /// A path to a class that may not be loaded.
    public static Value softClassPath(String path, String subPath) {
        return binary("SoftClassPath", Values.softPath(path, subPath));
    }

    /// Nobody on the net.
    public static Value noNetId() {
        return Value.binary(netId(), out -> out.i32(0));
    }

    /// Somebody on the net.
    public static Value netId(String type, String contents) {
        return Value.binary(
                netId(), out -> out.i32(contents.length()).string(type).string(contents));
    }

    private static PropertyType netId() {
        return PropertyType.struct("UniqueNetIdRepl", "/Script/Engine");
    }

    /// A float that may be cooked.
    public static Value perPlatformFloat(boolean cooked, float number) {
        return binary("PerPlatformFloat", out -> out.bool32(cooked).f32(number));
    }

    /// A struct that brings its type along.
    public static Value instance(String path, Consumer<PropertyList> content) {
        Value.Body body = Value.Body.list(content);
        return instanced(out -> writeInstance(out, path, body));
    }

    /// No struct where one may bring its type along.
    public static Value noInstance() {
        return instanced(out -> writeInstance(out, "", empty -> {}));
    }

    private static Value instanced(Value.Body body) {
        return Value.binary(PropertyType.struct("InstancedStruct", "/Script/StructUtils"), body);
    }

    private static void writeInstance(Wire out, String path, Value.Body body) {
        if (!out.dialect.hasPlainInstances()) {
            out.i32(OLD_INSTANCE).u8(0);
        }
        Wire content = out.fresh();
        body.write(content);
        out.string(path).i32(content.size()).raw(content.toByteArray());
    }

    /// No bag of properties.
    public static Value noPropertyBag() {
        return bag("InstancedPropertyBag", PropertyBag::writeNone);
    }

    /// A bag of properties.
    public static Value propertyBag(PropertyBag content) {
        return bag("InstancedPropertyBag", content::write);
    }

    /// A bag of properties of which some replace those of another bag.
    public static Value overridableBag(PropertyBag content, UnrealGuid... overridden) {
        return bag(
                "InstancedOverridablePropertyBag",
                out -> {
                    content.write(out);
                    out.i32(overridden.length);
                    for (UnrealGuid id : overridden) {
                        out.guid(id);
                    }
                });
    }

    private static Value bag(String type, Value.Body body) {
        return Value.binary(PropertyType.struct(type, "/Script/StructUtils"), body);
    }

    /// Any bytes as a struct with a layout of its own that no reader knows.
    public static Value unknown(String type, byte... content) {
        return binary(type, out -> out.raw(content));
    }

    /// A list of properties, as the engine writes it.
    public static Value transform(Value rotation, Value translation, Value scale) {
        return Values.struct(
                "Transform",
                list ->
                        list.property("Rotation", rotation)
                                .property("Translation", translation)
                                .property("Scale3D", scale));
    }

    /// One tag: a list of properties.
    public static Value gameplayTag(String tag) {
        return Values.struct(
                PropertyType.struct("GameplayTag", "/Script/GameplayTags"),
                list -> list.name("TagName", tag));
    }

    private static Value binary(String type, Value.Body body) {
        return Value.binary(PropertyType.struct(type), body);
    }
}
