package dev.keepsake.app.finding;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.findingrow.FindingWords;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The findings of the open save, worst first, in the user's language. For the window's thread.
public final class FindingsViewModel {
    private final Messages messages;
    private final FindingWords words;
    private final Counts counts;
    private final Navigation navigation;
    private final DocumentViewModel document;
    private final ObservableValue<@Nullable CheckResult> checked;
    private final ObservableList<FindingRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<@Nullable Summary> summary = new ReadOnlyObjectWrapper<>();

    /// The findings in one line.
    ///
    /// @param severity of the worst
    /// @param sentence of the worst
    /// @param detail where the worst is and what of the save still reads; may be empty
    /// @param more how many others there are, in a sentence; empty where there is none
    /// @param path what the worst is about, null where that is unknown
    /// @param damaged true where something of the save does not read, so that it can be rescued
    record Summary(
            Severity severity,
            String sentence,
            String detail,
            String more,
            @Nullable Path path,
            boolean damaged) {}

    /// Findings of what this document shows.
    ///
    /// @param checked what the check of the whole save counted, null before it ended
    /// @param navigation leads to what a finding is about
    public FindingsViewModel(
            DocumentViewModel document,
            ObservableValue<@Nullable CheckResult> checked,
            Navigation navigation,
            Messages messages) {
        this.document = document;
        this.checked = checked;
        this.navigation = navigation;
        this.messages = messages;
        this.words = new FindingWords(messages);
        this.counts = new Counts(messages);
        document.findings().subscribe(this::show);
        checked.subscribe(result -> summary.set(summarize()));
    }

    /// All findings.
    ObservableList<FindingRow> rows() {
        return rows;
    }

    /// How many findings there are, those left out too, as people read it.
    public ObservableValue<String> count() {
        return Bindings.createStringBinding(() -> counts.number(total()), rows);
    }

    private long total() {
        return rows.stream().mapToLong(FindingRow::count).sum();
    }

    /// The worst in a line, null where there is none or none worse than a note.
    ReadOnlyObjectProperty<@Nullable Summary> summary() {
        return summary.getReadOnlyProperty();
    }

    private void show(Findings findings) {
        rows.setAll(words.rows(findings));
        summary.set(summarize());
    }

    private @Nullable Summary summarize() {
        if (rows.isEmpty() || rows.get(0).severity() == Severity.NOTE) {
            return null;
        }
        FindingRow worst = rows.get(0);
        int others = rows.size() - 1;
        String more = others == 0 ? "" : counts.of("window.findings.more", others);
        return new Summary(
                worst.severity(), worst.sentence(), detail(worst), more, worst.path(), isDamaged());
    }

    private boolean isDamaged() {
        return document.findings().get().outcome() == Outcome.DAMAGED;
    }

    private String detail(FindingRow worst) {
        String path = worst.path() == null ? "" : Printable.text(worst.path().toString());
        return Stream.of(reads(), path, worst.bytes())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /// How much of a damaged save still reads, once all of it was checked.
    private String reads() {
        CheckResult result = checked.getValue();
        SaveDocument opened = document.document();
        if (result == null || opened == null || !isDamaged()) {
            return "";
        }
        return messages.text(
                "window.findings.reads",
                Map.of(
                        "count", counts.number(result.records()),
                        "total", counts.number(opened.recordCount())));
    }

    /// The word for how bad a finding is.
    String word(Severity severity) {
        return words.severity(severity);
    }

    /// What the rows are written in.
    FindingWords words() {
        return words;
    }

    /// Selects what a path leads to.
    void goTo(Path path) {
        navigation.goTo(path);
    }
}
