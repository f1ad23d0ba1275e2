/// Which file of expectations goes with a save, and the checks that run over it, for the command
/// line and the window alike. Starts at [dev.keepsake.app.rulefile.WholeCheck].
package dev.keepsake.app.rulefile;
