package dev.keepsake.app.jump;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import java.util.function.Consumer;

/// A save whose records can be gone to.
///
/// @param name what people call it; empty for the one in front, which needs no name
/// @param document the save as edited
/// @param goTo shows a record of it
public record JumpSource(String name, SaveDocument document, Consumer<RecordId> goTo) {}
