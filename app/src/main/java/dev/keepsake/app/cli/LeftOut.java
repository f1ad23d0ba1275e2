package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// Findings with a note for each code of which some were left out.
final class LeftOut {
    private LeftOut() {}

    static List<Finding> all(Findings findings) {
        var all = new ArrayList<>(findings.kept());
        new TreeMap<>(findings.leftOut())
                .forEach((code, count) ->
                        all.add(
                                Finding.of(CommandCode.LEFT_OUT)
                                        .with("code", code)
                                        .with("count", count)));
        return all;
    }
}
