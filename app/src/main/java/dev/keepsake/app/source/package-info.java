/// The list at the left: the saves and profiles of the folders on show, other files, recent files.
/// Starts at [SourceViewModel]; [SourceView] shows it, [FolderReader] reads folders on workers.
package dev.keepsake.app.source;
