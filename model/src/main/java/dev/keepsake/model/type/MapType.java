package dev.keepsake.model.type;

/// Pairs of key and value in the order of the save; any type can be a key, and keys may repeat.
public record MapType(Type key, Type value) implements Type {}
