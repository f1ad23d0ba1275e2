package dev.keepsake.app.reference;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.path.Path;

/// A reference to a record.
///
/// @param record the record it stands in
/// @param subject that record's subject
/// @param path where it stands
/// @param key true where it is the key of a map entry
record Referrer(RecordId record, String subject, Path path, boolean key) {}
