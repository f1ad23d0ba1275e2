package dev.keepsake.app.window;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.workspace.DiskChangeViewModel;
import dev.keepsake.app.workspace.NotTaken;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.StagedComparisonForm;
import dev.keepsake.app.write.NewFileForm;
import dev.keepsake.app.write.WriteForm;
import dev.keepsake.app.write.WriteSubject;
import dev.keepsake.app.write.WriteViewModel;
import dev.keepsake.model.edit.EditTransfer;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Brings what is staged in a tab to disk, or over to a file that changed meanwhile.
final class TabWriting {
    private static final int MOST_TOLD = 8;

    private final SaveTab tab;
    private final TabParts parts;
    private final Messages messages;
    private final FindingSentences sentences;
    private final WriteForm form;
    private final NewFileForm newFile;
    private final StagedComparisonForm comparison;
    private final Consumer<Path> reload;

    /// @param reload shows a file in the tab, at the place that is shown now
    TabWriting(SaveTab tab, TabParts parts, Consumer<Path> reload) {
        this.tab = tab;
        this.parts = parts;
        this.reload = reload;
        this.messages = parts.setting().messages();
        this.sentences = FindingSentences.inWindow(messages);
        var subject =
                new WriteSubject(
                        tab.document(), tab.tasks(), tab.checked(), tab::checkIfNeeded, reload);
        var setting =
                new WriteViewModel.Setting(
                        parts.stores(), parts.reader(), parts.setting().clock(), messages);
        this.form =
                new WriteForm(
                        new WriteViewModel(subject, setting, this::failed),
                        parts.dialogs(),
                        messages);
        this.newFile = new NewFileForm(parts.dialogs(), messages);
        this.comparison =
                new StagedComparisonForm(
                        tab,
                        parts.reader(),
                        parts.dialogs(),
                        messages,
                        new StagedComparisonForm.Replies(reload, this::failed));
        tab.missed().subscribe(this::tellMissed);
        tab.notTaken().subscribe(this::tellNotTaken);
    }

    /// Asks whether to write to where the save came from.
    void write() {
        form.ask();
    }

    /// Asks for the name of a new file and whether to write it.
    void writeNew() {
        newFile.ask(tab.file().get(), form::ask);
    }

    DiskChangeViewModel.Answers answers() {
        return new DiskChangeViewModel.Answers(reload, comparison::show, this::writeNew);
    }

    private void failed(SaveException reason) {
        if (!(reason instanceof CancelledException)) {
            tell("window.write.failed", reason.finding());
        }
    }

    private void tell(String title, Finding finding) {
        parts.dialogs().tell(messages.text(title), sentences.sentence(finding));
    }

    private void tellMissed(List<EditTransfer.Missed> missed) {
        if (missed.isEmpty()) {
            return;
        }
        var text = new StringBuilder();
        text.append(new Counts(messages).of("window.missed.text", missed.size()));
        missed.stream()
                .limit(MOST_TOLD)
                .map(each -> sentences.sentence(each.reason().finding()))
                .forEach(line -> text.append("\n• ").append(line));
        parts.dialogs().tell(messages.text("window.missed.title"), text.toString());
    }

    private void tellNotTaken(@Nullable NotTaken other) {
        if (other == null || other.reason().isEmpty()) {
            return;
        }
        String text =
                messages.text(
                        "window.notTaken.text",
                        "file",
                        Printable.text(String.valueOf(other.file().getFileName())));
        String why = sentences.sentence(other.reason().get());
        parts.dialogs().tell(messages.text("window.notTaken.title"), text + "\n" + why);
    }
}
