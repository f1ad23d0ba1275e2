package dev.keepsake.app.find;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.path.Path;
import java.util.function.Consumer;

/// A save to look through.
///
/// @param name what people call it
/// @param document the save as edited
/// @param goTo shows what stands at a path of it
public record FindSource(String name, SaveDocument document, Consumer<Path> goTo) {}
