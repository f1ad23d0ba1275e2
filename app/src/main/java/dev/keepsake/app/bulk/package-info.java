/// Changing all that a query selects: one operation, a preview of every effect, one staged entry.
/// Starts at [BulkForm] over [BulkViewModel].
package dev.keepsake.app.bulk;
