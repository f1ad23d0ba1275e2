/// Spark saves as documents: opened, checked, edited and written again. Starts at [SaveParser] and
/// [SaveWriter]; uses `layout` and `record`, is used by the format's class.
package dev.keepsake.spark.save;
