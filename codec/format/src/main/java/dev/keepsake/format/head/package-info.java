/// The head of a Keepsake file alone: what a list of slots shows of each without reading its save.
/// Starts at [dev.keepsake.format.head.SaveHead].
package dev.keepsake.format.head;
