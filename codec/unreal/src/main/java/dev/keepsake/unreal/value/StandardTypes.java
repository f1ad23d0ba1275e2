package dev.keepsake.unreal.value;

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
import dev.keepsake.unreal.tag.TypeName;
import org.jspecify.annotations.Nullable;

/// The type that a tag names where nothing but the value is known. Pure.
final class StandardTypes {
    private static final TypeName ENGINE = TypeName.of("/Script/CoreUObject");

    private StandardTypes() {}

    /// The type of a property that is declared so; one without a name where no property can be.
    static TypeName of(Type declared, Forms forms) {
        TypeName type = whole(declared, forms);
        return type == null ? TypeName.of("") : type;
    }

    private static @Nullable TypeName whole(Type declared, Forms forms) {
        return switch (declared) {
            case PrimitiveType primitive -> primitive(primitive, forms);
            case EnumType(String name) ->
                    name.isEmpty()
                            ? TypeName.of("EnumProperty")
                            : TypeName.of("EnumProperty", TypeName.of(name));
            case NamedStructType(String name) -> struct(name, forms);
            case StructType type -> struct(type.name(), forms);
            case PackedType(PrimitiveType element) -> array(element, forms);
            case ListType(Type item) -> array(item, forms);
            case SetType(Type item) -> collection("SetProperty", forms, item);
            case MapType(Type key, Type value) -> collection("MapProperty", forms, key, value);
            case OptionalType(Type content) -> optional(declared, content, forms);
        };
    }

    private static @Nullable TypeName primitive(PrimitiveType type, Forms forms) {
        return switch (type) {
            case BOOL -> TypeName.of("BoolProperty");
            case INT8 -> TypeName.of("Int8Property");
            case UINT8 -> TypeName.of("ByteProperty");
            case INT16 -> TypeName.of("Int16Property");
            case UINT16 -> TypeName.of("UInt16Property");
            case INT32 -> TypeName.of("IntProperty");
            case UINT32 -> TypeName.of("UInt32Property");
            case INT64 -> TypeName.of("Int64Property");
            case UINT64 -> TypeName.of("UInt64Property");
            case FLOAT -> TypeName.of("FloatProperty");
            case DOUBLE -> TypeName.of("DoubleProperty");
            case TEXT -> TypeName.of("StrProperty");
            case NAME -> TypeName.of("NameProperty");
            case LOCALIZED_TEXT -> TypeName.of("TextProperty");
            case ASSET -> TypeName.of("ObjectProperty");
            case UUID -> struct("Guid", forms);
            case DATE_TIME -> struct("DateTime", forms);
            case DURATION -> struct("Timespan", forms);
            case BYTES, OBJECT -> array(PrimitiveType.UINT8, forms);
            case REFERENCE, OPAQUE, ANY -> null;
        };
    }

    private static TypeName struct(String name, Forms forms) {
        boolean engine = forms.layout().completeTypes() && forms.natives().find(name) != null;
        TypeName own = engine ? TypeName.of(name, ENGINE) : TypeName.of(name);
        return TypeName.of("StructProperty", own);
    }

    private static @Nullable TypeName array(Type item, Forms forms) {
        if (!forms.layout().elementTypes()) {
            return TypeName.of("ArrayProperty");
        }
        TypeName part = element(item, forms);
        return part == null ? null : TypeName.of("ArrayProperty", part);
    }

    private static @Nullable TypeName collection(String name, Forms forms, Type... items) {
        if (!forms.layout().collectionTypes()) {
            return TypeName.of(name);
        }
        var parts = new TypeName[items.length];
        for (int i = 0; i < items.length; i++) {
            TypeName part = element(items[i], forms);
            if (part == null) {
                return null;
            }
            parts[i] = part;
        }
        return TypeName.of(name, parts);
    }

    private static @Nullable TypeName optional(Type declared, Type content, Forms forms) {
        String own = forms.natives().nameOf(declared);
        return own == null ? collection("OptionalProperty", forms, content) : struct(own, forms);
    }

    /// An element's type: in the old layout nothing but the property's name.
    private static @Nullable TypeName element(Type item, Forms forms) {
        TypeName type = whole(item, forms);
        return type == null || forms.layout().completeTypes() ? type : TypeName.of(type.name());
    }
}
