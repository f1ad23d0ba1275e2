/// Blocks: stretches of a chunk that are compressed and checksummed alone, each with a head that
/// lists its records and shapes. Takes encoded records from `record`, gives bytes to `container`.
/// Starts at [BlockReader] and [BlockBuilder].
package dev.keepsake.format.block;
