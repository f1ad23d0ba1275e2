package dev.keepsake.app.chart;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import java.util.function.Consumer;

/// What writing pictures and tables needs.
///
/// @param files asks where to
/// @param tasks does the work
/// @param messages what is said
/// @param failed takes why it could not be written
public record ExportSetting(
        FileChoice files, TaskScope tasks, Messages messages, Consumer<SaveException> failed) {}
