package dev.keepsake.model.edit;

import dev.keepsake.model.type.TypeCatalog;

/// What is refused when an edit is staged, beyond what cannot be at all.
///
/// @param catalog ranges of fields and constants of enumerations; an edit outside is refused
/// @param closed true where every reference must name the subject of a record
/// @param finite true where no number may be infinite or NaN
public record EditChecks(TypeCatalog catalog, boolean closed, boolean finite) {
    /// Refuses what the catalog forbids.
    public static EditChecks of(TypeCatalog catalog) {
        return new EditChecks(catalog, false, false);
    }
}
