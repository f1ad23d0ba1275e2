package dev.keepsake.unreal.value;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Layout;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Which form the values of a type may have in saves of one layout. Immutable; any thread may use
/// it.
///
/// Where the save does not say which, several are given, the likeliest first: who reads takes the
/// first that fits exactly, who writes the first that the value is of.
public final class Forms {
    /// How many forms are given at most: types that stand in one another and are not named would
    /// multiply.
    private static final int MOST_CANDIDATES = 256;

    private final Layout layout;
    private final Limits limits;
    private final TypeCatalog types;
    private final Map<PrimitiveType, Form> simple = new EnumMap<>(PrimitiveType.class);
    private final Natives natives;
    private final TypeHints hints;
    private final Map<Layout, Forms> others;

    /// The forms of a layout.
    ///
    /// @param types what a type file says beyond the save
    public Forms(Layout layout, Limits limits, TypeCatalog types) {
        this(layout, limits, types, new ConcurrentHashMap<>());
    }

    private Forms(Layout layout, Limits limits, TypeCatalog types, Map<Layout, Forms> others) {
        this.layout = layout;
        this.limits = limits;
        this.types = types;
        this.others = others;
        for (PrimitiveType type : PrimitiveType.values()) {
            if (type.isInteger() || type == PrimitiveType.FLOAT || type == PrimitiveType.DOUBLE) {
                simple.put(type, new NumberForm(type));
            }
        }
        simple.put(PrimitiveType.BOOL, new TruthForm(1));
        simple.put(PrimitiveType.TEXT, new StringValueForm(PrimitiveType.TEXT));
        simple.put(PrimitiveType.NAME, new StringValueForm(PrimitiveType.NAME));
        simple.put(PrimitiveType.ASSET, new StringValueForm(PrimitiveType.ASSET));
        simple.put(PrimitiveType.UUID, new FixedForms.Guid());
        simple.put(PrimitiveType.DATE_TIME, new FixedForms.Time(PrimitiveType.DATE_TIME));
        simple.put(PrimitiveType.DURATION, new FixedForms.Time(PrimitiveType.DURATION));
        simple.put(PrimitiveType.LOCALIZED_TEXT, new TextForm(this));
        simple.put(PrimitiveType.BYTES, new ByteArrayForm());
        this.natives = new Natives(this);
        this.hints = new TypeHints(this, types);
    }

    /// What the save's versions decide.
    public Layout layout() {
        return layout;
    }

    /// How much a save may ask for.
    public Limits limits() {
        return limits;
    }

    /// What a type file says beyond the save.
    public TypeCatalog types() {
        return types;
    }

    /// The same for a save of another layout inside this one.
    Forms of(Layout other) {
        Layout decided = other.decided();
        return decided.equals(layout.decided())
                ? this
                : others.computeIfAbsent(decided, key -> new Forms(key, limits, types, others));
    }

    Natives natives() {
        return natives;
    }

    /// The form of values of a type without parts.
    Form of(PrimitiveType type) {
        Form form = simple.get(type);
        if (form == null) {
            throw new IllegalArgumentException("no form of " + type);
        }
        return form;
    }

    /// A text's part.
    Form ofTextPart(TextHistory.Part part) {
        return switch (part.kind()) {
            case PLAIN -> of(part.type());
            case NUMBER -> new TextValueForm(this, false);
            case VALUES -> new CountedForm(new TextValueForm(this, false));
            case ARGUMENTS -> new ArgumentsForm(this, false);
            case OLD_ARGUMENTS -> new ArgumentsForm(this, !layout.wideArguments());
            case OPTIONS -> new OptionalForm(numberOptions());
        };
    }

    private TupleForm numberOptions() {
        var fields = new ArrayList<TupleForm.Field>();
        if (layout.signOfNumbers()) {
            fields.add(new TupleForm.Field("alwaysSign", new TruthForm(4)));
        }
        fields.add(new TupleForm.Field("useGrouping", new TruthForm(4)));
        fields.add(new TupleForm.Field("roundingMode", of(PrimitiveType.UINT8)));
        for (String digits :
                List.of(
                        "minimumIntegralDigits",
                        "maximumIntegralDigits",
                        "minimumFractionalDigits",
                        "maximumFractionalDigits")) {
            fields.add(new TupleForm.Field(digits, of(PrimitiveType.INT32)));
        }
        return new TupleForm("NumberFormat", fields);
    }

    /// A struct that fills a range of known size.
    List<Form> ofStruct(String name) {
        Form own = natives.find(name);
        return own == null
                ? list(name, hints.findStruct(name))
                : List.of(own, new PropertyListForm(name, true));
    }

    private static List<Form> list(String name, @Nullable Form hinted) {
        Form list = new PropertyListForm(name, false);
        return hinted == null ? List.of(list) : List.of(list, hinted);
    }

    /// What the value of a property may be.
    ///
    /// @param struct the struct or class it belongs to
    List<Form> ofProperty(String struct, Tag tag) {
        if ((tag.flags() & Tag.SKIPPED) != 0) {
            return List.of(new NothingForm());
        }
        List<Form> known = new ArrayList<>(hints.find(struct, tag));
        known.addAll(ofTag(tag));
        return List.copyOf(known);
    }

    /// What a value to be written may be: also what the type file says of any place.
    List<Form> ofWritten(String struct, Tag tag) {
        List<Form> known = new ArrayList<>(ofProperty(struct, tag));
        known.addAll(hints.ofAnyPlace(tag));
        return List.copyOf(known);
    }

    TypeHints hints() {
        return hints;
    }

    private List<Form> ofTag(Tag tag) {
        TypeName type = tag.type();
        return switch (type.name()) {
            case "BoolProperty" -> List.of(of(PrimitiveType.BOOL));
            case "ByteProperty" ->
                    type.parts().isEmpty()
                            ? List.of(of(PrimitiveType.UINT8))
                            : List.of(constant(type), of(PrimitiveType.UINT8));
            case "StructProperty" -> ofStructTag(tag);
            case "ArrayProperty" -> ofArray(type.part(0), layout.innerTags());
            case "SetProperty" ->
                    elements(type.part(0)).stream().map(item -> collection(item, null)).toList();
            case "MapProperty" -> maps(type);
            default -> elements(type);
        };
    }

    static Form collection(Form first, @Nullable Form second) {
        return new CollectionForm(second == null ? Units.ofSet(first) : Units.ofMap(first, second));
    }

    private List<Form> maps(TypeName type) {
        var all = new ArrayList<Form>();
        List<Form> values = elements(type.part(1));
        for (Form key : elements(type.part(0))) {
            for (Form value : values) {
                if (all.size() == MOST_CANDIDATES) {
                    return all;
                }
                all.add(collection(key, value));
            }
        }
        return all;
    }

    private List<Form> ofStructTag(Tag tag) {
        String name = tag.type().partName();
        boolean tagged = layout.completeTypes() && (tag.flags() & Tag.NATIVE) == 0;
        Form own = natives.find(name);
        var list = new PropertyListForm(name, own != null);
        if (own != null) {
            return tagged ? List.of(list, own) : List.of(own, list);
        }
        Form hinted = hints.findStruct(name);
        if (layout.completeTypes() && !tagged) {
            return hinted == null ? List.of() : List.of(hinted);
        }
        List<Form> all = new ArrayList<>(list(name, hinted));
        all.add(new RestForm(list));
        return all;
    }

    private List<Form> ofArray(TypeName item, boolean innerTags) {
        return switch (item.name()) {
            case "ByteProperty" ->
                    item.parts().isEmpty()
                            ? List.of(of(PrimitiveType.BYTES), new CountedForm(constant(item)))
                            : List.of(new CountedForm(constant(item)), of(PrimitiveType.BYTES));
            case "BoolProperty" ->
                    List.of(
                            new PackedForm(PrimitiveType.BOOL),
                            new CountedForm(of(PrimitiveType.BOOL)));
            case "StructProperty" -> innerTags ? List.of(new StructArrayForm(this)) : counted(item);
            default -> {
                PrimitiveType number = number(item.name());
                yield number == null
                        ? counted(item)
                        : List.of(new PackedForm(number), new CountedForm(of(number)));
            }
        };
    }

    private List<Form> counted(TypeName item) {
        return elements(item).stream().<Form>map(CountedForm::new).toList();
    }

    private static Form constant(TypeName type) {
        return new StringValueForm(new EnumType(type.partName()));
    }

    /// What an element of a container may be.
    List<Form> elements(TypeName type) {
        return switch (type.name()) {
            case "BoolProperty" -> List.of(of(PrimitiveType.BOOL));
            case "ByteProperty" ->
                    type.parts().isEmpty()
                            ? List.of(of(PrimitiveType.UINT8), constant(type))
                            : List.of(constant(type), of(PrimitiveType.UINT8));
            case "EnumProperty" -> List.of(constant(type));
            case "StrProperty" -> List.of(of(PrimitiveType.TEXT));
            case "NameProperty" -> List.of(of(PrimitiveType.NAME));
            case "Utf8StrProperty", "AnsiStrProperty", "VerseStringProperty" ->
                    List.of(new ByteStringForm());
            case "TextProperty" -> List.of(of(PrimitiveType.LOCALIZED_TEXT));
            case "LazyObjectProperty" -> List.of(of(PrimitiveType.UUID));
            case "SoftObjectProperty", "SoftClassProperty" -> List.of(new SoftPathForm(layout));
            case "StructProperty" -> ofElement(type.partName());
            case "OptionalProperty" ->
                    elements(type.part(0)).stream().<Form>map(OptionalForm::new).toList();
            case "ArrayProperty" -> ofArray(type.part(0), false);
            case "SetProperty", "MapProperty" -> ofTag(Tag.of("", type));
            default -> ofOther(type.name());
        };
    }

    private List<Form> ofOther(String type) {
        PrimitiveType number = number(type);
        if (number != null) {
            return List.of(of(number));
        }
        return switch (type) {
            case "ObjectProperty",
                    "ClassProperty",
                    "InterfaceProperty",
                    "WeakObjectProperty",
                    "AssetObjectProperty",
                    "AssetClassProperty",
                    "AssetSubclassOfProperty",
                    "ObjectPtrProperty",
                    "ClassPtrProperty" ->
                    List.of(of(PrimitiveType.ASSET));
            case "DelegateProperty" -> List.of(delegate());
            case "MulticastDelegateProperty",
                    "MulticastInlineDelegateProperty",
                    "MulticastSparseDelegateProperty" ->
                    List.of(new CountedForm(delegate()));
            case "FieldPathProperty" -> List.of(fieldPath());
            default -> List.of();
        };
    }

    private Form delegate() {
        return new TupleForm(
                "Delegate",
                List.of(
                        new TupleForm.Field("Object", of(PrimitiveType.ASSET)),
                        new TupleForm.Field("Function", of(PrimitiveType.NAME))));
    }

    private Form fieldPath() {
        return new TupleForm(
                "FieldPath",
                List.of(
                        new TupleForm.Field("Path", new CountedForm(of(PrimitiveType.NAME))),
                        new TupleForm.Field("Owner", of(PrimitiveType.ASSET))));
    }

    private List<Form> ofElement(String struct) {
        if (!struct.isEmpty()) {
            return ofStruct(struct);
        }
        var all = new ArrayList<Form>();
        all.add(new PropertyListForm("", false));
        all.addAll(natives.likely());
        return all;
    }

    /// The form of the elements of a list.
    Form element(TypeName type, ListValue list) throws SaveException {
        Type declared = list.type().item();
        for (Form form : elements(type)) {
            if (form.declared().equals(declared) && Units.ofList(form).accept(list.items())) {
                return form;
            }
        }
        return new PropertyListForm(type.partName(), natives.find(type.partName()) != null);
    }

    /// The name of the struct of values declared so, null where they are no struct.
    @Nullable String structName(Type declared) {
        return declared instanceof NamedStructType(String name) ? name : natives.nameOf(declared);
    }

    /// The number type of a property, null where it is none.
    static @Nullable PrimitiveType number(String property) {
        return switch (property) {
            case "Int8Property" -> PrimitiveType.INT8;
            case "Int16Property" -> PrimitiveType.INT16;
            case "IntProperty" -> PrimitiveType.INT32;
            case "Int64Property" -> PrimitiveType.INT64;
            case "UInt16Property" -> PrimitiveType.UINT16;
            case "UInt32Property" -> PrimitiveType.UINT32;
            case "UInt64Property" -> PrimitiveType.UINT64;
            case "FloatProperty" -> PrimitiveType.FLOAT;
            case "DoubleProperty" -> PrimitiveType.DOUBLE;
            default -> null;
        };
    }

    /// The type of the tag of a value that says nothing else.
    public TypeName standardType(Type declared) {
        return StandardTypes.of(declared, this);
    }

    /// The tag of a value that says nothing else.
    Tag standardTag(String name, Type declared, TypeName type) {
        boolean struct = type.name().equals("StructProperty");
        boolean own = struct && natives.find(type.partName()) != null;
        TypeName standard = StandardTypes.of(declared, this);
        Tag tag = Tag.of(name, standard);
        return own ? tag.withFlags(Tag.NATIVE) : tag;
    }

    /// What a place that holds this value is declared to hold.
    public static Type declared(Value value) {
        return switch (value) {
            case StructValue struct -> new NamedStructType(struct.type().name());
            case OpaqueValue kept -> PrimitiveType.OPAQUE;
            default -> value.type();
        };
    }
}
