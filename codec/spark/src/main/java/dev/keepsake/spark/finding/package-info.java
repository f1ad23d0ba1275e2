/// What can be wrong with Spark saves and key/value files, and which engines mind. Starts at
/// [SparkCode] and [KeyValueCode].
package dev.keepsake.spark.finding;
