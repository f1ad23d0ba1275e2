package dev.keepsake.model.type;

/// A struct known by its name alone: each value brings its own fields.
///
/// What Unreal declares, where the items of one array may hold different fields, and what makes a
/// struct that holds itself possible.
///
/// @param name the struct's name (a name as `Bytes.asName` gives it), empty for any struct
public record NamedStructType(String name) implements Type {}
