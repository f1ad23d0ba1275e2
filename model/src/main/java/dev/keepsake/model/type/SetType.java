package dev.keepsake.model.type;

/// Items in the order of the save; a save may hold an item twice.
public record SetType(Type item) implements Type {}
