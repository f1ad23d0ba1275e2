package dev.keepsake.app.retype;

import dev.keepsake.model.type.Type;

/// What a value may be taken for.
///
/// @param type the type
/// @param name its name
/// @param preview what the value then is, in one line
/// @param current true where it is taken for this now
record Choice(Type type, String name, String preview, boolean current) {}
