package dev.keepsake.model.edit;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks a value that an edit brings in, through and through: types, depth, ranges, constants,
/// references. Items of paged containers were proven by their format and are not read again.
final class ValueCheck {
    private final EditChecks checks;
    private final SaveDocument document;
    private final Edit edit;

    ValueCheck(EditChecks checks, SaveDocument document, Edit edit) {
        this.checks = checks;
        this.document = document;
        this.edit = edit;
    }

    /// Checks what stands in a place.
    ///
    /// @param field what is known of the field it stands in, null for none
    void check(Value value, Type declared, @Nullable FieldDescription field, int depth)
            throws SaveException {
        if (depth > RecordReplay.MOST_DEPTH) {
            throw Refusal.of(EditCode.TOO_DEEP, edit, "allowed", RecordReplay.MOST_DEPTH);
        }
        if (!value.fits(declared)) {
            throw refused(
                    Refusal.finding(EditCode.TYPE, edit)
                            .with("declared", declared.displayName())
                            .with("type", value.type().displayName()));
        }
        switch (value) {
            case IntegerValue number -> checkRange(number.text(), field);
            case FloatValue number -> checkFloat(number.value(), number.value(), field);
            case DoubleValue number -> checkFloat(number.value(), number.value(), field);
            case EnumValue constant -> checkConstant(constant);
            case ReferenceValue reference -> checkReference(reference);
            case ContainerValue container -> checkItems(container, field, depth);
            default -> {}
        }
    }

    private void checkItems(ContainerValue container, @Nullable FieldDescription field, int depth)
            throws SaveException {
        if (!(container.items() instanceof InlineItems items)) {
            return;
        }
        StructType fields = Places.fields(container);
        for (int i = 0; i < items.count(); i++) {
            if (fields == null) {
                check(items.value(i), Places.declared(container, i), field, depth + 1);
            } else {
                StructType.Field own = fields.fields().get(i);
                var known = checks.catalog().field(fields.name(), own.name());
                check(items.value(i), own.type(), known.orElse(null), depth + 1);
            }
        }
    }

    private void checkFloat(double number, Object shown, @Nullable FieldDescription field)
            throws SaveException {
        boolean finite = !Double.isNaN(number) && !Double.isInfinite(number);
        if (finite) {
            checkRange(shown.toString(), field);
        } else if (checks.finite()) {
            throw Refusal.of(EditCode.NOT_FINITE, edit, "value", number);
        }
    }

    private void checkRange(String number, @Nullable FieldDescription field) throws SaveException {
        Range range = field == null ? null : field.range();
        if (field == null || range == null) {
            return;
        }
        if (!range.holds(new BigDecimal(number))) {
            throw refused(
                    Refusal.finding(EditCode.RANGE, edit)
                            .with("field", field.name())
                            .with("value", number)
                            .with("least", range.least().toPlainString())
                            .with("greatest", range.greatest().toPlainString()));
        }
    }

    private void checkConstant(EnumValue constant) throws SaveException {
        EnumDescription known = checks.catalog().findEnum(constant.type().name()).orElse(null);
        if (known != null
                && !known.constants().isEmpty()
                && known.number(constant.text()).isEmpty()) {
            throw refused(
                    Refusal.finding(EditCode.CONSTANT, edit)
                            .with("type", constant.type().name())
                            .with("value", constant.text()));
        }
    }

    private void checkReference(ReferenceValue reference) throws SaveException {
        if (!checks.closed() || reference.isNone()) {
            return;
        }
        for (Chunk chunk : document.chunks()) {
            Optional<?> found = chunk.find(reference.subject(), reference.ordinal());
            if (found.isPresent()) {
                return;
            }
        }
        throw Refusal.of(EditCode.DANGLING, edit, "subject", reference.subject());
    }

    private static EditRefusedException refused(Finding finding) {
        return EditRefusedException.of(finding);
    }
}
