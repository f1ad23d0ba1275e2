package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.EditCode;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Why a value would be refused, were it typed into its place.
final class Doubts {
    private Doubts() {}

    static Optional<Finding> find(Value value, ValuePlace place) {
        return switch (value) {
            case IntegerValue number -> range(number, place.known());
            case FloatValue number when Float.isFinite(number.value()) ->
                    range(number, place.known());
            case DoubleValue number when Double.isFinite(number.value()) ->
                    range(number, place.known());
            case EnumValue constant -> constant(constant, place);
            default -> Optional.empty();
        };
    }

    static Value require(Value value, ValuePlace place) throws EditRefusedException {
        Optional<Finding> doubt = find(value, place);
        if (doubt.isPresent()) {
            throw EditRefusedException.of(doubt.get());
        }
        return value;
    }

    private static Optional<Finding> range(Value value, @Nullable FieldDescription known) {
        Range range = known == null ? null : known.range();
        if (known == null || range == null) {
            return Optional.empty();
        }
        String text = Literals.print(value).orElseThrow();
        var number = new BigDecimal(text);
        boolean fits =
                number.compareTo(range.least()) >= 0 && number.compareTo(range.greatest()) <= 0;
        return fits
                ? Optional.empty()
                : Optional.of(
                        Finding.of(EditCode.RANGE)
                                .with("field", known.name())
                                .with("value", text)
                                .with("least", range.least().toPlainString())
                                .with("greatest", range.greatest().toPlainString()));
    }

    private static Optional<Finding> constant(EnumValue constant, ValuePlace place) {
        EnumDescription known = place.types().findEnum(constant.type().name()).orElse(null);
        boolean stranger =
                known != null
                        && !known.constants().isEmpty()
                        && known.number(constant.text()).isEmpty();
        return stranger
                ? Optional.of(
                        Finding.of(EditCode.CONSTANT)
                                .with("type", constant.type().name())
                                .with("value", constant.text()))
                : Optional.empty();
    }
}
