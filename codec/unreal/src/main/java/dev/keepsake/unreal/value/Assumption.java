package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A type that was taken for the elements of a container because it fits, where others of the same
/// size would as well.
///
/// @param type the type taken
/// @param others the others, with commas between them
public record Assumption(String type, String others) {
    /// Natives of a width of their own, which are rarely meant where the plain ones fit.
    private static final Pattern VARIANT = Pattern.compile("[234][fd]$");

    /// What was assumed of a container; nothing where the save names its types.
    ///
    /// @param encoding how it is spelled
    /// @throws SaveException *wrong use* where the encoding names no type
    public static Optional<Assumption> of(ContainerValue container, Encoding encoding, Forms forms)
            throws SaveException {
        boolean open = container instanceof MapValue || container instanceof SetValue;
        if (!open || forms.layout().completeTypes() || container.items().size() == 0) {
            return Optional.empty();
        }
        TypeName type = TagEncoding.type(encoding, forms.standardType(Forms.declared(container)));
        return switch (container) {
            case MapValue map ->
                    of(type.part(0), map.type().key(), forms)
                            .or(() -> of(type.part(1), map.type().value(), forms));
            case SetValue set -> of(type.part(0), set.type().item(), forms);
            default -> Optional.empty();
        };
    }

    private static Optional<Assumption> of(TypeName named, Type type, Forms forms) {
        boolean told = !named.name().equals("StructProperty") || !named.parts().isEmpty();
        String name = told ? null : forms.natives().nameOf(type);
        Form form = name == null ? null : forms.natives().find(name);
        if (name == null || form == null || form.width() == 0) {
            return Optional.empty();
        }
        List<String> others =
                forms.natives().sameWidth(form).stream()
                        .filter(other -> !other.equals(name) && !VARIANT.matcher(other).find())
                        .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new Assumption(name, String.join(", ", others)));
    }
}
