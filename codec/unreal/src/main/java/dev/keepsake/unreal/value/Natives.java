package dev.keepsake.unreal.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The structs that the engine writes without tags, by name, as they stand in saves of one layout.
/// Immutable.
final class Natives {
    /// What an element may be whose struct the save does not name, the likeliest first; of those
    /// that take the same bytes only the first is tried.
    private static final List<String> LIKELY =
            List.of(
                    "Guid",
                    "Vector",
                    "IntPoint",
                    "IntVector",
                    "Quat",
                    "Vector2D",
                    "Color",
                    "Box",
                    "Box2D",
                    "Matrix",
                    "RichCurveKey",
                    "GameplayTagContainer",
                    "SoftObjectPath",
                    "UniqueNetIdRepl",
                    "InstancedStruct");

    private final Map<String, Form> byName = new LinkedHashMap<>();
    private final Forms forms;

    Natives(Forms forms) {
        this.forms = forms;
        addScalars();
        addGeometry("", forms.layout().doubles() ? PrimitiveType.DOUBLE : PrimitiveType.FLOAT);
        addGeometry("3f", PrimitiveType.FLOAT);
        addGeometry("3d", PrimitiveType.DOUBLE);
        addIntegers();
        addColours();
        addCurves();
        addNames();
    }

    /// The form of a native, null where none has this name.
    @Nullable Form find(String name) {
        return byName.get(name);
    }

    /// The name of the first native that holds values declared so, null where none does.
    @Nullable String nameOf(Type declared) {
        for (Map.Entry<String, Form> entry : byName.entrySet()) {
            if (entry.getValue().declared().equals(declared)) {
                return entry.getKey();
            }
        }
        return null;
    }

    /// Gives every native with its name.
    void each(BiConsumer<String, Form> taker) {
        byName.forEach(taker);
    }

    /// What an element without a named struct may be.
    List<Form> likely() {
        var all = new ArrayList<Form>();
        Set<Integer> widths = new HashSet<>();
        for (String name : LIKELY) {
            Form form = byName.get(name);
            if (form != null && (form.width() == 0 || widths.add(form.width()))) {
                all.add(form);
            }
        }
        return all;
    }

    /// The names of all natives that take as many bytes as this form, itself included.
    List<String> sameWidth(Form form) {
        return byName.entrySet().stream()
                .filter(entry -> entry.getValue().width() == form.width())
                .map(Map.Entry::getKey)
                .toList();
    }

    private void addScalars() {
        byName.put("Guid", forms.of(PrimitiveType.UUID));
        byName.put("DateTime", forms.of(PrimitiveType.DATE_TIME));
        byName.put("Timespan", forms.of(PrimitiveType.DURATION));
        numbers("FrameNumber", PrimitiveType.INT32, "Value");
        tuple("KeyHandleMap");
        tuple("PerPlatformFloat", cooked(), field("Value", PrimitiveType.FLOAT));
        tuple("PerPlatformInt", cooked(), field("Value", PrimitiveType.INT32));
        tuple("PerPlatformBool", cooked(), new TupleForm.Field("Value", new TruthForm(4)));
    }

    private static TupleForm.Field cooked() {
        return new TupleForm.Field("Cooked", new TruthForm(4));
    }

    /// Vectors and what is made of them; the names of those of a fixed width end in it.
    private void addGeometry(String width, PrimitiveType real) {
        String two = width.isEmpty() ? "2D" : width.replace('3', '2');
        String four = width.replace('3', '4');
        Form vector = numbers("Vector" + width, real, "X", "Y", "Z");
        Form flat = numbers("Vector" + two, real, "X", "Y");
        numbers(width.isEmpty() ? "Vector4" : "Vector" + four, real, "X", "Y", "Z", "W");
        numbers("Quat" + four, real, "X", "Y", "Z", "W");
        Form plane = numbers("Plane" + four, real, "X", "Y", "Z", "W");
        numbers("Rotator" + width, real, "Pitch", "Yaw", "Roll");
        tuple(
                width.isEmpty() ? "Matrix" : "Matrix4" + four,
                new TupleForm.Field("XPlane", plane),
                new TupleForm.Field("YPlane", plane),
                new TupleForm.Field("ZPlane", plane),
                new TupleForm.Field("WPlane", plane));
        box("Box" + width, vector);
        box("Box" + two, flat);
        tuple(
                "Sphere" + width,
                new TupleForm.Field("Center", vector),
                new TupleForm.Field("W", forms.of(real)));
    }

    private void box(String name, Form corner) {
        tuple(
                name,
                new TupleForm.Field("Min", corner),
                new TupleForm.Field("Max", corner),
                new TupleForm.Field("IsValid", new TruthForm(1)));
    }

    private void addIntegers() {
        numbers("IntPoint", PrimitiveType.INT32, "X", "Y");
        numbers("IntVector", PrimitiveType.INT32, "X", "Y", "Z");
        numbers("IntVector2", PrimitiveType.INT32, "X", "Y");
        numbers("IntVector4", PrimitiveType.INT32, "X", "Y", "Z", "W");
    }

    private void addColours() {
        numbers("LinearColor", PrimitiveType.FLOAT, "R", "G", "B", "A");
        numbers("Color", PrimitiveType.UINT8, "B", "G", "R", "A");
    }

    private void addCurves() {
        tuple(
                "RichCurveKey",
                field("InterpMode", PrimitiveType.UINT8),
                field("TangentMode", PrimitiveType.UINT8),
                field("TangentWeightMode", PrimitiveType.UINT8),
                field("Time", PrimitiveType.FLOAT),
                field("Value", PrimitiveType.FLOAT),
                field("ArriveTangent", PrimitiveType.FLOAT),
                field("ArriveTangentWeight", PrimitiveType.FLOAT),
                field("LeaveTangent", PrimitiveType.FLOAT),
                field("LeaveTangentWeight", PrimitiveType.FLOAT));
    }

    private void addNames() {
        tuple(
                "GameplayTagContainer",
                new TupleForm.Field("GameplayTags", new CountedForm(forms.of(PrimitiveType.NAME))));
        byName.put("SoftObjectPath", new SoftPathForm(forms.layout()));
        byName.put("SoftClassPath", new SoftPathForm(forms.layout()));
        byName.put("UniqueNetIdRepl", new SizedForms.NetId());
        byName.put("InstancedStruct", new SizedForms.Instanced(forms));
        Form bag = PropertyBagForm.of(forms);
        byName.put(PropertyBagForm.NAME, bag);
        tuple(
                "InstancedOverridablePropertyBag",
                new TupleForm.Field("Bag", bag),
                new TupleForm.Field("Overridden", new CountedForm(forms.of(PrimitiveType.UUID))));
    }

    private TupleForm.Field field(String name, PrimitiveType type) {
        return new TupleForm.Field(name, forms.of(type));
    }

    private Form numbers(String name, PrimitiveType type, String... fields) {
        return tuple(
                name,
                Arrays.stream(fields)
                        .map(field -> field(field, type))
                        .toArray(TupleForm.Field[]::new));
    }

    private Form tuple(String name, TupleForm.Field... fields) {
        Form form = new TupleForm(name, List.of(fields));
        byName.put(name, form);
        return form;
    }
}
