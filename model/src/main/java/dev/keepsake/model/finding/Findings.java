package dev.keepsake.model.finding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a look at a save found: the findings kept, and how many more of each code there were.
///
/// @param kept in the order found
/// @param leftOut how many were left out past the limit, by the id of their code
public record Findings(List<Finding> kept, Map<String, Long> leftOut) {
    /// Nothing found.
    public static final Findings NONE = new Findings(List.of(), Map.of());

    /// Copies both.
    public Findings {
        kept = List.copyOf(kept);
        leftOut = Map.copyOf(leftOut);
    }

    /// The worst outcome of the errors, else [Outcome#LOADED].
    ///
    /// A format that finds a whole file to be newer looks no further, so that it is never *damaged*
    /// as well.
    public Outcome outcome() {
        return kept.stream()
                .filter(Finding::isError)
                .map(finding -> finding.code().outcome())
                .reduce(Outcome.LOADED, Outcome::worse);
    }

    /// These findings and others after them.
    public Findings plus(Findings others) {
        var all = new ArrayList<>(kept);
        all.addAll(others.kept);
        var counts = new HashMap<>(leftOut);
        others.leftOut.forEach((id, count) -> counts.merge(id, count, Long::sum));
        return new Findings(all, counts);
    }
}
