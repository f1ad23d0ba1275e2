package dev.keepsake.model.type;

/// Items in order, all declared to be of one type.
public record ListType(Type item) implements Type {}
