/// Bytes on disk that stay as they were when opened, and records located in them. Starts at
/// [RecordSpans]; knows neither saves nor key/value files, which use it.
package dev.keepsake.spark.stored;
