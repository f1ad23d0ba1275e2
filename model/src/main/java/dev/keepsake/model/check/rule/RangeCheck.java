package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// Finds numbers outside the range that the type file gives their field. What is not finite is
/// found by [FiniteCheck].
final class RangeCheck implements Check {
    @Override
    public String id() {
        return "ranges";
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        FieldDescription field = value.field().orElse(null);
        Range range = field == null ? null : field.range();
        if (field == null || range == null || value.value() instanceof ContainerValue) {
            return;
        }
        Numbers.visit(
                value,
                (number, place) -> {
                    String text = text(number);
                    if (text != null && !range.holds(new BigDecimal(text))) {
                        report.add(
                                Finding.of(CheckCode.RANGE)
                                        .with("field", field.name())
                                        .with("value", text)
                                        .with("type", number.type().displayName())
                                        .with("least", range.least().toPlainString())
                                        .with("greatest", range.greatest().toPlainString()),
                                place.get());
                    }
                });
    }

    private static @Nullable String text(Value number) {
        return switch (number) {
            case IntegerValue integer -> integer.text();
            case FloatValue single when Float.isFinite(single.value()) ->
                    Float.toString(single.value());
            case DoubleValue real when Double.isFinite(real.value()) ->
                    Double.toString(real.value());
            default -> null;
        };
    }
}
