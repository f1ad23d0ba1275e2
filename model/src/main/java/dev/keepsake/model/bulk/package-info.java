/// One change made to all that a query selects: what it would do to each, and the edits that do it.
/// Starts at [BulkEdit]; comes after queries and edits, and nothing in the model needs it.
package dev.keepsake.model.bulk;
