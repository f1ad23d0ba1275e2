package dev.keepsake.model.check.expect;

import dev.keepsake.model.finding.Severity;

/// Something a project expects of its saves.
///
/// @param name what results call it
/// @param place what it is about
/// @param demand what must be so there
/// @param severity how bad it is where it is not: with [Severity#ERROR] the save *differs*
/// @param message what to say then before the sentence, empty for nothing
/// @param optional true where the place may be missing
public record Expectation(
        String name,
        Selection place,
        Demand demand,
        Severity severity,
        String message,
        boolean optional) {
    /// Refuses a demand on a value where the place is a chunk or a record.
    public Expectation {
        if (demand.needsValue() && !place.isValue()) {
            throw new IllegalArgumentException(place + " is no value");
        }
    }
}
