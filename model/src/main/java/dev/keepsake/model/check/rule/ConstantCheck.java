package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.value.EnumValue;

/// Finds constants that the type file does not know, of enumerations that it does.
final class ConstantCheck implements Check {
    private final TypeCatalog build;

    ConstantCheck(TypeCatalog build) {
        this.build = build;
    }

    @Override
    public String id() {
        return "constants";
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        if (!(value.value() instanceof EnumValue constant)) {
            return;
        }
        EnumDescription known = build.findEnum(constant.type().name()).orElse(null);
        if (known != null
                && !known.constants().isEmpty()
                && known.number(constant.text()).isEmpty()) {
            report.add(
                    Finding.of(CheckCode.UNKNOWN_CONSTANT)
                            .with("type", constant.type().name())
                            .with("value", constant.text()),
                    value);
        }
    }
}
