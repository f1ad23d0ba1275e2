/// Spark saves as documents: layout located, metadata and entities decoded when asked, written
/// again. Starts at [SaveOpener]; uses `component`, is used by the format's class.
package dev.keepsake.spark.save;
