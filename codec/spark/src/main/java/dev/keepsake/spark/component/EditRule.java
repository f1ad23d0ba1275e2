package dev.keepsake.spark.component;

import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.Optional;

/// Why an edit must not put a value into a property: because no engine, or not every one, would
/// read it again. Pure.
public final class EditRule {
    private EditRule() {}

    /// The reason against a value, as a word for the finding; empty where there is none.
    public static Optional<String> reasonAgainst(
            Property property, Optional<TypeCatalog.Range> range, Value value) {
        if (value instanceof OpaqueValue || value instanceof TextValue) {
            return Optional.empty();
        }
        if (!value.fits(property.type())) {
            return Optional.of("type");
        }
        return switch (value) {
            case FloatValue number -> reasonAgainst(number);
            case IntegerValue number -> reasonAgainst(number, range);
            case StructValue vector ->
                    vector.items().values().stream()
                            .filter(FloatValue.class::isInstance)
                            .flatMap(part -> reasonAgainst((FloatValue) part).stream())
                            .findFirst();
            default -> Optional.empty();
        };
    }

    /// True for numbers so small that C's readers report a range error.
    public static boolean isTiny(float number) {
        return number != 0 && Math.abs(number) < Float.MIN_NORMAL;
    }

    private static Optional<String> reasonAgainst(FloatValue number) {
        if (!Float.isFinite(number.value())) {
            return Optional.of("notFinite");
        }
        return isTiny(number.value()) ? Optional.of("tooSmall") : Optional.empty();
    }

    private static Optional<String> reasonAgainst(
            IntegerValue number, Optional<TypeCatalog.Range> range) {
        var exact = new BigDecimal(number.number());
        boolean outside =
                range.filter(r ->
                                exact.compareTo(r.least()) < 0 || exact.compareTo(r.greatest()) > 0)
                        .isPresent();
        return outside ? Optional.of("range") : Optional.empty();
    }
}
