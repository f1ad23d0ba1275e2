/// The key/value files of the Spark engine as documents: a record a line, in three generations.
/// Starts at [StoreOpener]; uses `stored`, is used by the format's class.
package dev.keepsake.spark.keyvalue;
