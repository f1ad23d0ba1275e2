/// Work off the JavaFX thread: started, watched, cancelled, and its end brought back. Starts at
/// [TaskRunner]; a tab owns a [TaskScope]. The only package that knows how to get onto the JavaFX
/// thread.
package dev.keepsake.app.task;
