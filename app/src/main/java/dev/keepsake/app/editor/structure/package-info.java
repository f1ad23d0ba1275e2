/// Adding, doubling, removing and moving items, entries and records, as edits. Starts at
/// [ItemEdits] and [RecordCopies].
package dev.keepsake.app.editor.structure;
