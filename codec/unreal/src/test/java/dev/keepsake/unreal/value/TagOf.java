package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TypeName;

/// What a document says of the tags of its properties: by the values, and by their encodings.
public final class TagOf {
    private TagOf() {}

    public static Tag property(
            String name, Type declared, Value value, Encoding encoding, Forms forms) {
        Type known = declared == PrimitiveType.ANY ? Forms.declared(value) : declared;
        try {
            TypeName type = TagEncoding.type(encoding, forms.standardType(known));
            Tag standard = forms.standardTag(name, known, type);
            return TagEncoding.tag(encoding, standard.withType(type));
        } catch (SaveException refused) {
            throw new AssertionError(name + " has no tag", refused);
        }
    }

    /// The name of the struct that elements are, empty where the save does not name it.
    public static String struct(Type declared, Forms forms) {
        String name = forms.structName(declared);
        return name == null ? "no struct: " + declared.displayName() : name;
    }

    /// True where a struct's fields have no tags.
    public static boolean isNative(String struct, Encoding encoding, Forms forms) {
        return forms.natives().find(struct) != null
                && encoding.find(PropertyListForm.LIST).isEmpty();
    }
}
