/// Which type file goes with a save, for the command line and the window alike. Starts at
/// [TypeFiles].
package dev.keepsake.app.typefile;
