package dev.keepsake.model.bulk;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// The value that takes a place.
///
/// @param value the old one where it stays
/// @param note what to know of it, null where there is nothing to say
record NewValue(Value value, @Nullable Finding note) {
    static NewValue of(Value value) {
        return new NewValue(value, null);
    }
}
