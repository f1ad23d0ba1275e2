package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.ReferenceValue;
import java.util.ArrayList;
import java.util.List;

/// Finds references whose subject no record has, nor any owned object as its name.
///
/// Holds 8 bytes a record and 8 an owned object with a name ([SubjectTable]). What leads nowhere is
/// kept aside until the walk has seen the names of all objects.
final class ReferenceCheck implements Check {
    private final Severity severity;
    private final SubjectTable subjects = new SubjectTable();
    private final Hashes objects = new Hashes();
    private final List<Doubtful> doubtful = new ArrayList<>();
    private final Hashes more = new Hashes();

    /// @param severity how bad a reference is that leads nowhere in a save of this format
    ReferenceCheck(Severity severity) {
        this.severity = severity;
    }

    private record Doubtful(long name, Finding finding) {}

    @Override
    public String id() {
        return "references";
    }

    @Override
    public void begin(SaveDocument document, Report report, Progress progress)
            throws SaveException {
        subjects.fill(document, progress);
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        if (value.value() instanceof ObjectValue object && !object.name().isEmpty()) {
            objects.add(Hashes.of(object.name()));
        }
        if (value.value() instanceof ReferenceValue reference
                && !reference.isNone()
                && !subjects.has(reference)) {
            long name = Hashes.of(reference.subject());
            if (doubtful.size() < report.perCode()) {
                doubtful.add(new Doubtful(name, finding(reference).withPath(value.path())));
            } else {
                more.add(name);
            }
        }
    }

    private Finding finding(ReferenceValue reference) {
        Step.Name name = new Step.Name(reference.subject(), reference.ordinal());
        Finding found = Finding.of(CheckCode.DANGLING).with("subject", name);
        return new Finding(found.code(), severity, null, null, null, found.details());
    }

    @Override
    public void end(Report report, Progress progress) {
        objects.sort();
        for (Doubtful reference : doubtful) {
            if (!objects.has(reference.name())) {
                report.add(reference.finding());
            }
        }
        long left = 0;
        for (int i = 0; i < more.size(); i++) {
            left += objects.has(more.at(i)) ? 0 : 1;
        }
        report.leaveOut(finding(ReferenceValue.NONE), left);
    }
}
