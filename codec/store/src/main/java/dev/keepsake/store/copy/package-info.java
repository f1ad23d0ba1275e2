/// The two copies of a slot: what each is, which one loads, and which may be written over. Takes
/// the bytes of the stage before. Starts at [dev.keepsake.store.copy.SlotCopies];
/// [dev.keepsake.store.copy.CopyReader] reads them.
package dev.keepsake.store.copy;
