/// Types, shapes and values of the Keepsake format as bytes and back. Starts at
/// [dev.keepsake.format.value.Shape], [dev.keepsake.format.value.ValueReader] and
/// [dev.keepsake.format.value.ValueWriter]; below stands `io`, above `record`.
package dev.keepsake.format.value;
