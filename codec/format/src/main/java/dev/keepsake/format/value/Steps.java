package dev.keepsake.format.value;

import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.StructType;
import java.util.List;

/// The steps from a container to what stands in it, for findings.
final class Steps {
    private Steps() {}

    /// To a field.
    static Step field(List<StructType.Field> fields, int index) {
        String name = fields.get(index).name();
        int ordinal = 0;
        for (int i = 0; i < index; i++) {
            if (fields.get(i).name().equals(name)) {
                ordinal++;
            }
        }
        return new Step.Name(name, ordinal);
    }

    /// To an item of a list or set, or to the entry of a map.
    static Step item(Plan container, long index) {
        return switch (container.code) {
            case TypeCode.SET -> new Step.Member(index);
            case TypeCode.MAP -> new Step.Member(index / 2);
            default -> new Step.Item(index);
        };
    }
}
