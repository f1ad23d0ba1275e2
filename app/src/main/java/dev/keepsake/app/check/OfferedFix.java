package dev.keepsake.app.check;

import dev.keepsake.model.check.fix.Fix;
import dev.keepsake.model.finding.Finding;
import java.util.List;

/// A fix as it is offered for the selected finding.
///
/// @param title what it does, in a few words
/// @param kind what it does
/// @param value what will stand there then
/// @param findings which it mends: the selected one, or all like it
record OfferedFix(String title, Fix.Kind kind, String value, List<Finding> findings) {
    /// True where a way to mend a finding is this one; the number in the place of another depends
    /// on the finding.
    boolean is(Fix fix) {
        boolean isFree = fix.kind() != Fix.Kind.CONSTANT;
        return fix.kind() == kind && (isFree || fix.value().equals(value));
    }
}
