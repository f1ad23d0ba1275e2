/// What a file of the engine may hold. Starts at [FileLimits].
package dev.keepsake.spark.stored;
