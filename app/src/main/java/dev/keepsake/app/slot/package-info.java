/// What can be done with a slot: rename, copy, delete, restore, see its states. Starts at
/// [SlotMenu]; [SlotForms] ask first, [SlotActions] does it through the store of the folder.
package dev.keepsake.app.slot;
