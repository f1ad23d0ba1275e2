package dev.keepsake.app.fake;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;

/// Documents whose work is done at once, without a toolkit.
public final class FakeDocuments {
    private FakeDocuments() {}

    /// A document that shows nothing yet.
    public static DocumentViewModel make() {
        return new DocumentViewModel(scope(), setting());
    }

    /// What edits are staged with.
    public static Editing.Setting setting() {
        return new Editing.Setting(
                "staging",
                new ValueText(Messages.of(Locale.ENGLISH)),
                Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC));
    }

    /// Tasks that are done where they are started.
    public static TaskScope scope() {
        return new TaskScope(
                new TaskRunner(
                        Runnable::run,
                        Runnable::run,
                        defect -> {
                            throw new AssertionError(defect);
                        }));
    }
}
