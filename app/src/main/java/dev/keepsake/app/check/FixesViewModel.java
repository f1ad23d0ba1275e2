package dev.keepsake.app.check;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.check.fix.Fix;
import dev.keepsake.model.check.fix.Fixes;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What can be done about the selected finding, and about all like it. For the window's thread.
final class FixesViewModel {
    private final DocumentViewModel document;
    private final CheckFilesViewModel files;
    private final Messages messages;
    private final Counts counts;
    private final LatestTask finding;
    private final ObservableList<OfferedFix> offered = FXCollections.observableArrayList();

    FixesViewModel(
            DocumentViewModel document,
            TaskScope tasks,
            CheckFilesViewModel files,
            Messages messages) {
        this.document = document;
        this.files = files;
        this.messages = messages;
        this.counts = new Counts(messages);
        this.finding = tasks.latest();
    }

    /// The fixes to choose from: none while they are looked for, and where the save cannot be
    /// edited.
    ObservableList<OfferedFix> offered() {
        return offered;
    }

    /// Looks for fixes of a finding.
    ///
    /// @param all what was found, of which those of the same kind may be mended alike
    void select(@Nullable Finding selected, List<FindingRow> all) {
        offered.clear();
        finding.drop();
        EditedSave now = document.now().get();
        OpenedSave opened = document.save().get();
        boolean isLocked = document.editing().lock().get() != null;
        if (selected == null || now == null || opened == null || isLocked) {
            return;
        }
        if (Fixes.mayMend(selected)) {
            List<Finding> alike = alike(selected, all);
            CheckFiles against = files.chosen();
            finding.start(
                    Task.of(
                            "",
                            progress -> {
                                TypeCatalog types = against.checks(opened.file()).types();
                                return new Fixes(now, types, progress).of(selected);
                            },
                            found -> offer(found, selected, alike),
                            lost -> offered.clear()));
        }
    }

    private static List<Finding> alike(Finding selected, List<FindingRow> all) {
        var alike = new ArrayList<Finding>();
        for (FindingRow row : all) {
            Finding other = row.finding();
            if (other != null && Kind.isSame(selected, other)) {
                alike.add(other);
            }
        }
        return List.copyOf(alike);
    }

    private void offer(List<Fix> found, Finding selected, List<Finding> alike) {
        offered.clear();
        for (Fix fix : found) {
            String title = title(fix);
            offered.add(new OfferedFix(title, fix.kind(), fix.value(), List.of(selected)));
        }
        if (alike.size() > 1 && !found.isEmpty()) {
            Fix first = found.getFirst();
            String title =
                    messages.text(
                            "window.checks.fixAll",
                            Map.of("count", counts.number(alike.size()), "fix", titleOfAll(first)));
            offered.add(new OfferedFix(title, first.kind(), first.value(), alike));
        }
    }

    private String title(Fix fix) {
        return messages.text(key(fix.kind()), "value", Printable.text(fix.value()));
    }

    /// What several are set to may differ.
    private String titleOfAll(Fix fix) {
        return fix.kind() == Fix.Kind.CLAMP
                ? messages.text("window.checks.fix.clampAll")
                : title(fix);
    }

    private static String key(Fix.Kind kind) {
        return switch (kind) {
            case CLAMP -> "window.checks.fix.clamp";
            case ZERO -> "window.checks.fix.zero";
            case STANDARD -> "window.checks.fix.standard";
            case NO_REFERENCE -> "window.checks.fix.noReference";
            case REMOVE -> "window.checks.fix.remove";
            case CONSTANT -> "window.checks.fix.constant";
        };
    }

    /// Stages a fix as one entry; what no longer holds is passed over.
    void stage(OfferedFix fix) {
        OpenedSave opened = document.save().get();
        if (opened == null) {
            return;
        }
        CheckFiles against = files.chosen();
        offered.clear();
        document.editing()
                .stage(
                        fix.title(),
                        (now, progress) ->
                                edits(fix, now, against.checks(opened.file()).types(), progress));
    }

    private static List<Edit> edits(
            OfferedFix fix, EditedSave now, TypeCatalog types, Progress progress)
            throws SaveException {
        var fixes = new Fixes(now, types, progress);
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < fix.findings().size(); i++) {
            progress.check(i, fix.findings().size());
            fixes.of(fix.findings().get(i)).stream()
                    .filter(fix::is)
                    .findFirst()
                    .ifPresent(found -> edits.addAll(found.edits()));
        }
        return edits;
    }
}
