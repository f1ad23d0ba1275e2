package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;

/// Finds numbers that are infinite or none at all.
final class FiniteCheck implements Check {
    @Override
    public String id() {
        return "finite";
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        if (mayBeInfinite(value.value())) {
            Numbers.visit(
                    value,
                    (number, place) -> {
                        if (Numbers.isInfinite(number)) {
                            report.add(finding(number, value), place.get());
                        }
                    });
        }
    }

    private static boolean mayBeInfinite(Value value) {
        if (value instanceof PackedValue(var type, var data)) {
            return type.element() == PrimitiveType.FLOAT || type.element() == PrimitiveType.DOUBLE;
        }
        return Numbers.isInfinite(value);
    }

    private static Finding finding(Value number, CheckedValue place) {
        Finding finding =
                Finding.of(CheckCode.NOT_FINITE)
                        .with("value", Literals.print(number).orElse(""))
                        .with("type", number.type().displayName());
        String standard = place.field().map(FieldDescription::standard).orElse(null);
        return standard == null ? finding : finding.with("standard", standard);
    }
}
