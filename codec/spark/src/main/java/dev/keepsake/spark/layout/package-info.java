/// Where the parts of a save stand, and its metadata as text: read with a strict or a tolerant log,
/// no record decoded. Starts at [LayoutReader]; uses `stored` and `number`, is used by `record` and
/// `save`.
package dev.keepsake.spark.layout;
