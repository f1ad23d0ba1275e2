package dev.keepsake.unreal.value;

import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.SetValue;
import java.util.List;
import java.util.Optional;

/// A type that was taken for the elements of a container because it fits, where others of the same
/// size would as well.
///
/// @param type the type taken
/// @param others the others, with commas between them
public record Assumption(String type, String others) {
    /// What was assumed of a container; nothing where the save names its types.
    public static Optional<Assumption> of(ContainerValue container, Forms forms) {
        if (forms.layout().completeTypes() || container.items().size() == 0) {
            return Optional.empty();
        }
        return switch (container) {
            case MapValue map ->
                    of(map.type().key(), forms).or(() -> of(map.type().value(), forms));
            case SetValue set -> of(set.type().item(), forms);
            default -> Optional.empty();
        };
    }

    private static Optional<Assumption> of(Type type, Forms forms) {
        String name = forms.natives().nameOf(type);
        Form form = name == null ? null : forms.natives().find(name);
        if (name == null || form == null || form.width() == 0) {
            return Optional.empty();
        }
        List<String> others =
                forms.natives().sameWidth(form).stream()
                        .filter(other -> !other.equals(name))
                        .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new Assumption(name, String.join(", ", others)));
    }
}
