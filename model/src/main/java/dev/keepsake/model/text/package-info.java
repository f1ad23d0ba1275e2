/// Values as people type and read them. Starts at [Literals], which reads and prints the text of
/// one value; [ValueSummary] says in a line what a large one holds. Comes after the value package;
/// paths and edits of map keys use it.
package dev.keepsake.model.text;
