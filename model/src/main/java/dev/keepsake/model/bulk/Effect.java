package dev.keepsake.model.bulk;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// What a change of many does to one place.
///
/// @param path the place
/// @param old what stands there, null for a record and for a value with parts
/// @param now what will stand there, null where nothing will or nothing changes
/// @param edit what does it, null where nothing is done
/// @param finding why nothing is done, or what to know of it; null where there is nothing to say
public record Effect(
        Path path,
        @Nullable Value old,
        @Nullable Value now,
        @Nullable Edit edit,
        @Nullable Finding finding) {
    /// What becomes of a place.
    public enum Kind {
        /// Another value will stand there.
        CHANGED,
        /// The value or record will be gone.
        REMOVED,
        /// The value is so already, or stays.
        SAME,
        /// The change cannot be made there.
        REFUSED
    }

    /// What becomes of the place.
    public Kind kind() {
        if (edit != null) {
            return now == null ? Kind.REMOVED : Kind.CHANGED;
        }
        return finding != null && finding.isError() ? Kind.REFUSED : Kind.SAME;
    }

    /// The same place, where nothing is done for a reason.
    Effect refused(Finding why) {
        return new Effect(path, old, null, null, why);
    }
}
