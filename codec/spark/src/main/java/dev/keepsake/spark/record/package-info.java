/// Header, entities and custom entries as values and back. Starts at [EntityReader], [EntityWriter]
/// and [HeaderCodec]; uses `layout` and `component`, is used by `save`.
package dev.keepsake.spark.record;
