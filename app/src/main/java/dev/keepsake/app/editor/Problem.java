package dev.keepsake.app.editor;

/// Why what was typed into a field was refused.
///
/// @param field the field's id
/// @param sentence why, for people
record Problem(String field, String sentence) {}
