package dev.keepsake.store.backend;

/// What is known of a deletion that is done.
///
/// @param existed false where there was no such file
/// @param lasting as [Written#lasting]
public record Deleted(boolean existed, boolean lasting) {}
