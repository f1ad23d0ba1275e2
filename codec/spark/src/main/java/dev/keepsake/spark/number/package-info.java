/// The texts that C prints and reads numbers as. Starts at [FloatText]; knows no save.
package dev.keepsake.spark.number;
