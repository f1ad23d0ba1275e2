/// What formats without checksums and blocks of their own are built on: bytes that stay as they
/// were when opened, and records located in them. Starts at [Doors]; knows no format.
package dev.keepsake.format.stored;
