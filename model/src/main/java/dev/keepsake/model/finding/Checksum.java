package dev.keepsake.model.finding;

/// A checksum a save records and the one its bytes have.
///
/// @param algorithm such as `XXH3-64` or `CRC-32`
/// @param recorded what the save says
/// @param computed what its bytes give
public record Checksum(String algorithm, long recorded, long computed) {}
