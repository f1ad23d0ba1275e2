package dev.keepsake.app.cli;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import java.util.List;
import java.util.Optional;
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
        arguments.option(spec, "QUERY", "--where");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Optional<Query> query = query(call);
        boolean finds = query.isPresent();
        ShowPrinter printer = call.json() ? new JsonRows(call) : new ShowLines(call, finds);
        Page page = Page.of(call);
        int depth = (int) call.number("--depth", STANDARD_DEPTH, 1, MOST_DEPTH);
        try (Look look = call.opening().look(call.file(0))) {
            SaveDocument document = look.document();
            var rows = new ShownRows(call, printer, page, depth);
            if (document != null) {
                showWhatReads(call, document, rows, query);
            }
            Outcome outcome = look.outcome().worse(rows.unread().outcome());
            Findings opened = look.outcome() == Outcome.LOADED ? Findings.NONE : look.findings();
            printer.end(rows.unread().findings(opened));
            return outcome;
        }
    }

    private static Optional<Query> query(Call call) throws SaveException {
        Optional<String> text = call.option("--find");
        Optional<String> where = call.option("--where");
        if (where.isEmpty()) {
            return text.map(Query::containing);
        }
        if (text.isPresent()) {
            throw Call.badValue("--find", text.get(), "--where 'text contains …'");
        }
        return Optional.of(Query.parse(where.get()));
    }

    private static void showWhatReads(
            Call call, SaveDocument document, ShownRows rows, Optional<Query> query)
            throws SaveException {
        try {
            show(call, document, rows, query);
        } catch (SaveException failure) {
            rows.unread().add(failure);
        }
    }

    private static void show(
            Call call, SaveDocument document, ShownRows rows, Optional<Query> query)
            throws SaveException {
        List<String> path = call.positional(1);
        if (query.isPresent() && call.option("--where").isPresent()) {
            new Finder(call, rows).require(document, query.get());
        } else if (query.isPresent()) {
            new Finder(call, rows).find(document, query.get());
        } else if (path.isEmpty()) {
            rows.records(document.chunks());
        } else {
            rows.at(document, path.get(0));
        }
    }
}
