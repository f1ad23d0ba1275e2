package dev.keepsake.app.cli;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/// `show FILE [PATH]`: records and values, paged.
final class ShowCommand implements Command {
    private static final int STANDARD_DEPTH = 2;
    private static final int MOST_DEPTH = 256;

    @Override
    public String name() {
        return "show";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0", "1");
        arguments.positional(spec, "PATH", "1", "0..1");
        arguments.number(spec, "LEVELS", "--depth");
        arguments.number(spec, "ROW", "--from");
        arguments.number(spec, "ROWS", "--count");
        arguments.number(spec, "PAGE", "--page");
        arguments.option(spec, "TEXT", "--find");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        boolean finds = call.option("--find").isPresent();
        ShowPrinter printer = call.json() ? new JsonRows(call) : new ShowLines(call, finds);
        Page page = Page.of(call);
        int depth = (int) call.number("--depth", STANDARD_DEPTH, 1, MOST_DEPTH);
        try (Look look = call.opening().look(call.file(0))) {
            SaveDocument document = look.document();
            var rows = new ShownRows(call, printer, page, depth);
            if (document != null) {
                showWhatReads(call, document, rows);
            }
            Outcome outcome = look.outcome().worse(rows.unread().outcome());
            Findings opened = look.outcome() == Outcome.LOADED ? Findings.NONE : look.findings();
            printer.end(rows.unread().findings(opened));
            return outcome;
        }
    }

    private static void showWhatReads(Call call, SaveDocument document, ShownRows rows)
            throws SaveException {
        try {
            show(call, document, rows);
        } catch (SaveException failure) {
            rows.unread().add(failure);
        }
    }

    private static void show(Call call, SaveDocument document, ShownRows rows)
            throws SaveException {
        List<String> path = call.positional(1);
        var text = call.option("--find");
        if (text.isPresent()) {
            new Finder(call, rows, text.get()).find(document);
        } else if (path.isEmpty()) {
            rows.records(document.chunks());
        } else {
            rows.at(document, path.get(0));
        }
    }
}
