package dev.keepsake.app.check;

import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.model.finding.Finding;
import org.jspecify.annotations.Nullable;

/// What the list can be narrowed down to.
///
/// @param word as people read it
/// @param code the beginning of the ids of the codes that it shows, empty for all
record Kind(String word, String code) {
    /// True where the row is shown.
    boolean shows(FindingRow row) {
        Finding finding = row.finding();
        return code.isEmpty() || finding != null && isOf(finding.code().id());
    }

    private boolean isOf(String id) {
        return id.equals(code) || id.startsWith(code + ".");
    }

    /// As it stands in the list to choose from.
    @Override
    public String toString() {
        return word;
    }

    /// True where two findings are of one kind, so that one fix may mend both.
    @SuppressWarnings("ReferenceEquality")
    static boolean isSame(@Nullable Finding one, @Nullable Finding other) {
        return one != null && other != null && one.code() == other.code();
    }
}
