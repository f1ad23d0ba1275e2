/// The texts that C prints and reads numbers as. Starts at [NumberText]; knows no save.
package dev.keepsake.spark.number;
