/// The value tree: one sealed, immutable tree for every format. Starts at [Value]; types come from
/// the type package, documents hold it.
package dev.keepsake.model.value;
