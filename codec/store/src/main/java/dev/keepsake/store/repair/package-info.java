/// Rescues what reads of damaged saves into one new file. Takes what formats' tolerant doors give
/// of the copies of one save, newest first; gives a file and a report. Starts at
/// [dev.keepsake.store.repair.Rescue].
package dev.keepsake.store.repair;
