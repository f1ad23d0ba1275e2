/// What the engine's components hold, and how their properties stand as text. Starts at
/// [ComponentTable] and [PropertyText]; uses `number`, is used by `save`.
package dev.keepsake.spark.component;
