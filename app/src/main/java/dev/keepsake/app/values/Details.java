package dev.keepsake.app.values;

import dev.keepsake.model.path.Path;

/// A selected value in full.
///
/// @param name its name, index or key
/// @param type what the save says it is
/// @param note what is special about it, empty where nothing is
/// @param text the value in full, as far as it is shown
/// @param path its address
record Details(String name, String type, String note, String text, Path path) {}
