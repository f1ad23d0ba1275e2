package dev.keepsake.store.index;

import dev.keepsake.format.head.SaveHead;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotPlace;

/// What the index remembers of a slot. Immutable.
///
/// @param place where the slot's files stand
/// @param copy which copy was the newest
/// @param head its head
public record IndexEntry(SlotPlace place, CopyLetter copy, SaveHead head) {}
