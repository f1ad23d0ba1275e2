package dev.keepsake.model.check;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;

/// One thing that is looked for in a whole save.
///
/// Called in this order: [#begin], then for each record [#record] and its values with [#value], a
/// container before what it holds, then [#end]. The header comes first, as a record of its own. For
/// one walk and one thread.
public interface Check {
    /// Its stable name in results, such as `references`.
    String id();

    /// Starts the walk.
    default void begin(SaveDocument document, Report report, Progress progress)
            throws SaveException {}

    /// Takes a record.
    default void record(CheckedRecord record, Report report) throws SaveException {}

    /// Takes a value. An element of a packed list is none: who wants those asks for the list's.
    default void value(CheckedValue value, Report report) throws SaveException {}

    /// Ends the walk.
    default void end(Report report, Progress progress) throws SaveException {}
}
