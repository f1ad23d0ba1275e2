package dev.keepsake.app.editor.form;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.value.EnumValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The constants of an enumeration under the shortest names that tell them apart.
final class Enums {
    private Enums() {}

    /// What there is to choose, in the order of the catalog.
    static List<Input.Option> options(EnumType type, TypeCatalog types) {
        List<Constant> constants =
                types.findEnum(type.name()).map(EnumDescription::constants).orElse(List.of());
        Map<String, Integer> seen = new HashMap<>();
        constants.forEach(constant -> seen.merge(shortName(constant.name()), 1, Integer::sum));
        return constants.stream()
                .map(constant ->
                        new Input.Option(
                                seen.getOrDefault(shortName(constant.name()), 0) == 1
                                        ? shortName(constant.name())
                                        : constant.name(),
                                Long.toString(constant.number())))
                .toList();
    }

    /// What stands for a constant: one of the options where it is known, else all of its name.
    static String shown(EnumValue value, TypeCatalog types) {
        EnumDescription known = types.findEnum(value.type().name()).orElse(null);
        if (known == null || known.number(value.text()).isEmpty()) {
            return value.text();
        }
        String name = shortName(value.text());
        return options(value.type(), types).stream().anyMatch(of -> of.text().equals(name))
                ? name
                : value.text();
    }

    private static String shortName(String constant) {
        return constant.substring(constant.lastIndexOf("::") + (constant.contains("::") ? 2 : 1));
    }
}
