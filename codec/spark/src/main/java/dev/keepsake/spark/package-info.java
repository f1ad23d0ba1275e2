/// Reads and writes Spark saves.
package dev.keepsake.spark;
