/// Writes what is staged: says first what a write would do ([WritePlan]), then does it. Starts at
/// [WriteViewModel]; before it stands `document.Editing`, behind it the store and the formats.
package dev.keepsake.app.write;
