/// The right to write, shared by all stores of a process over one storage. Starts at
/// [dev.keepsake.store.right.WriteRight].
package dev.keepsake.store.right;
