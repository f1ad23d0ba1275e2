/// Edits of a document: staged, listed, each revertible alone. Starts at [Editor], which takes and
/// gives an [EditedSave]; what an edit can be stands in [Edit], and [PathResolver] leads to what it
/// is about.
package dev.keepsake.model.edit;
