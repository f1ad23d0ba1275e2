/// The open saves, a tab each, and the files opened before. Starts at [WorkspaceViewModel];
/// [SaveTab] is one tab from opening to closing, [CopiesView] switches between the copies of a
/// slot.
package dev.keepsake.app.workspace;
