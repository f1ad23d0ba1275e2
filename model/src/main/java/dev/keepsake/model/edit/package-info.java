/// Edits of a document: staged, listed, each revertible alone. Starts at [Edit].
package dev.keepsake.model.edit;
