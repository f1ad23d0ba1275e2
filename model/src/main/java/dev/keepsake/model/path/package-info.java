/// Addresses of chunks, records and values. Starts at [Path].
package dev.keepsake.model.path;
