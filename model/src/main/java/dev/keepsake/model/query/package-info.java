/// Going through saves: the parts of values, and what a query selects. Starts at [ValueWalk]; comes
/// after documents and edits, and nothing in the model needs it.
package dev.keepsake.model.query;
