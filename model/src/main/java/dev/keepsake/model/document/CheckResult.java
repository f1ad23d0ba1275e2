package dev.keepsake.model.document;

/// What a check of a whole save counted.
///
/// @param records how many records were decoded
/// @param keptAsRead how many values stand in them as bytes kept as read
/// @param exact true where every record was proven to encode to its own bytes; false where one did
///   not, or where the scope did not ask
public record CheckResult(long records, long keptAsRead, boolean exact) {}
