package dev.keepsake.app.write;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.CheckResult;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// The open save that is written.
///
/// @param document what is staged on it
/// @param tasks do the work
/// @param checked what the check of all of it counted, null before it ended
/// @param check checks all of it, where that is neither done nor under way
/// @param reopen shows a file in its place, at the place that is shown now
public record WriteSubject(
        DocumentViewModel document,
        TaskScope tasks,
        ReadOnlyObjectProperty<@Nullable CheckResult> checked,
        Runnable check,
        Consumer<Path> reopen) {}
