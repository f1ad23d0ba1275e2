package dev.keepsake.model.type;

/// A named enumeration; which constants it has stands in a [TypeCatalog], not in the save.
public record EnumType(String name) implements Type {}
