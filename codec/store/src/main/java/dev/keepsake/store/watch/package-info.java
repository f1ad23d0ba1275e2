/// Notices that a folder changes on disk. Starts at [dev.keepsake.store.watch.FolderWatch].
package dev.keepsake.store.watch;
