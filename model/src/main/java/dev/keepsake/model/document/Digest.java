package dev.keepsake.model.document;

/// A 128-bit hash of a record's content and of all that decoding it depends on, format and versions
/// included. Equal digests prove equal content; unequal ones prove nothing.
public record Digest(long high, long low) {}
