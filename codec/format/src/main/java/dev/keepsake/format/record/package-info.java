/// The bodies of records of the Keepsake format: sections of values. Starts at
/// [dev.keepsake.format.record.RecordReader] and [dev.keepsake.format.record.RecordWriter]; below
/// stands `value`, above `block`.
package dev.keepsake.format.record;
