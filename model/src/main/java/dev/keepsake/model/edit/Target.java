package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;

/// What an edit is about: a value of a record, or of the header.
///
/// @param record the record, or [RecordId#HEADER]
/// @param path the value in it
public record Target(RecordId record, ItemPath path) {}
