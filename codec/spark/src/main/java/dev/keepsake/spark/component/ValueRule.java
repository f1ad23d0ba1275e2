package dev.keepsake.spark.component;

import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.number.FloatText;
import dev.keepsake.spark.number.NumberReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What engines mind of values that stand in a save. Immutable; any thread may use it.
public final class ValueRule {
    private final ComponentTable table;

    private ValueRule(ComponentTable table) {
        this.table = table;
    }

    /// The rules for properties as this table has them.
    public static ValueRule of(ComponentTable table) {
        return new ValueRule(table);
    }

    /// One thing that an engine minds.
    ///
    /// @param details what the code's sentence names beside component, property and text
    public record Fault(SparkCode code, Map<String, String> details) {
        /// Copies the map.
        public Fault {
            details = Map.copyOf(details);
        }

        static Fault of(SparkCode code) {
            return new Fault(code, Map.of());
        }
    }

    /// All that engines mind of a property's value; parents are judged elsewhere.
    public List<Fault> faults(String component, Property property, Value value) {
        return switch (value) {
            case OpaqueValue opaque -> List.of(Fault.of(SparkCode.VALUE_UNREADABLE));
            case FloatValue number -> faults(number.value());
            case StructValue vector -> faults(vector);
            case IntegerValue number -> faults(component, property, number);
            case EnumValue constant -> faults(constant);
            default -> List.of();
        };
    }

    private static List<Fault> faults(StructValue vector) {
        var faults = new ArrayList<Fault>();
        for (Value part : vector.items().values()) {
            if (part instanceof FloatValue number) {
                faults.addAll(faults(number.value()));
            }
        }
        return faults.stream().distinct().toList();
    }

    private static List<Fault> faults(float number) {
        if (!Float.isFinite(number)) {
            return List.of(Fault.of(SparkCode.VALUE_NONFINITE));
        }
        if (EditRule.isTiny(number)) {
            return List.of(Fault.of(SparkCode.VALUE_TINY));
        }
        String written = FloatText.fixed(number);
        boolean same = NumberReader.readLenient(written).filter(read -> read == number).isPresent();
        return same
                ? List.of()
                : List.of(new Fault(SparkCode.VALUE_LOSSY, Map.of("written", written)));
    }

    private List<Fault> faults(String component, Property property, IntegerValue number) {
        boolean outside =
                EditRule.reasonAgainst(property, table.range(component, property.name()), number)
                        .filter("range"::equals)
                        .isPresent();
        return outside ? List.of(Fault.of(SparkCode.VALUE_RANGE)) : List.of();
    }

    private List<Fault> faults(EnumValue value) {
        var known = table.types().findEnum(value.type().name()).orElse(null);
        boolean named = known != null && known.number(value.constant().asName()).isPresent();
        return named ? List.of() : List.of(Fault.of(SparkCode.VALUE_CONSTANT));
    }
}
