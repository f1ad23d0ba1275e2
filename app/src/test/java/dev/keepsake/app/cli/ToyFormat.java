package dev.keepsake.app.cli;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Map;

/// A format small enough to be seen through: a line `toy N`, then a line `subject gold` a record.
///
/// Version 1 loads, 2 is newer; a line `broken` is damage, a line `huge` passes a limit, a line
/// `odd` is written as `even`.
final class ToyFormat implements SaveFormat {
    enum ToyCode implements FindingCode {
        BROKEN("toy.broken", Outcome.DAMAGED),
        NEWER("toy.newer", Outcome.NEWER);

        private final String id;
        private final Outcome outcome;

        ToyCode(String id, Outcome outcome) {
            this.id = id;
            this.outcome = outcome;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public Severity severity() {
            return Severity.ERROR;
        }

        @Override
        public Outcome outcome() {
            return outcome;
        }
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public List<String> versions() {
        return List.of("1");
    }

    @Override
    public List<String> extensions() {
        return List.of("toy");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        return text(source).startsWith("toy ") ? Likelihood.CERTAIN : Likelihood.NO;
    }

    private static String text(ByteSource source) throws SaveException {
        return source.read(0, (int) source.size()).asText();
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        Diagnosis diagnosis = inspect(source, options, progress);
        for (Finding finding : diagnosis.findings().kept()) {
            if (finding.isError()) {
                throw SaveException.of(finding);
            }
        }
        return diagnosis.document();
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        progress.check(0, 1);
        String text = text(source);
        Finding wrong = null;
        if (text.startsWith("toy 2")) {
            wrong = Finding.at(ToyCode.NEWER, 4, 1);
        } else if (text.contains("\nbroken")) {
            wrong = Finding.at(ToyCode.BROKEN, text.indexOf("broken"), 6);
        } else if (text.contains("\nhuge")) {
            wrong = Finding.of(GeneralCode.LIMIT);
        }
        var findings = wrong == null ? Findings.NONE : new Findings(List.of(wrong), Map.of());
        SaveDocument document = SaveDocument.of(new ToyOrigin(text, options.types()), findings);
        return new Diagnosis(text.startsWith("toy 2") ? null : document, findings);
    }

    @Override
    public void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        ToyOrigin origin = (ToyOrigin) document.origin();
        sink.write(Bytes.ofText(origin.text().replace("odd", "even")));
    }

    @Override
    public void convert(SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        write(document, sink, progress);
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        throw new UnsupportedOperationException();
    }
}
