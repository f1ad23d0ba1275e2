package dev.keepsake.model.document;

import dev.keepsake.model.finding.SaveException;

/// What edits make of a record, worked out each time it is asked for, so that a change of a million
/// records holds none of them decoded. Immutable.
public interface RecordRevision {
    /// What tells the edited record apart.
    RecordHead head(RecordHead opened);

    /// What the edited record holds.
    ///
    /// @throws SaveException where the opened content cannot be read on
    RecordContent content(RecordContent opened) throws SaveException;
}
