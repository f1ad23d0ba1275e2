/// The command line: one class a command. Starts at [Program]; `Wiring` builds it, the packages
/// behind it read saves and print.
package dev.keepsake.app.cli;
