/// What a save is to hold, and the fields of its header that the slot decides. Starts at
/// [dev.keepsake.store.content.SaveContent].
package dev.keepsake.store.content;
