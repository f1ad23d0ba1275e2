package dev.keepsake.app.fake;

import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.List;

/// Findings whose sentences every bundle has, at other severities.
record FakeCode(String id, Severity severity, Outcome outcome) implements FindingCode {
    /// An error about a record, a warning about a value, a note about nothing.
    static List<Finding> examples() {
        Path harbour = Path.ofChunk("WRLD", "/Maps/Harbour");
        var damage = new FakeCode(GeneralCode.CHANGED.id(), Severity.ERROR, Outcome.DAMAGED);
        var warning = new FakeCode(GeneralCode.LIMIT.id(), Severity.WARNING, Outcome.LOADED);
        return List.of(
                Finding.at(damage, 0x12C000, 65_536)
                        .withPath(harbour.record("Guard_7", 0))
                        .withChecksum(new Checksum("XXH3-64", 0x1234ABCDL, 0x9876FEDCL))
                        .with("file", "block 3"),
                Finding.of(warning)
                        .withPath(
                                harbour.record("Merchant", 0)
                                        .section("PROP")
                                        .then(Step.Name.of("Stock"))
                                        .then(new Step.Item(4_100)))
                        .with("limit", "items")
                        .with("found", 4_200)
                        .with("allowed", 4_000));
    }
}
