/// Staged edits that outlive the program: a journal for each save that has some, in the user's own
/// folder, and what a crashed run left. Starts at [JournalFeed], which follows an open save, and at
/// [JournalViewModel], which offers what was found.
///
/// The stages: what is staged → [JournalFile] (only appends; the last state counts) →
/// [JournalReader] → [Journals].
package dev.keepsake.app.journal;
