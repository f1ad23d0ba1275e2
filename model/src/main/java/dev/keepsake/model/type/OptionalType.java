package dev.keepsake.model.type;

/// One value or none.
public record OptionalType(Type content) implements Type {}
