package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;

/// The budget of a writer: passing a limit refuses the edit.
final class WriteBudget extends Budget {
    private final Output out;

    WriteBudget(Output out, Limits limits) {
        super(limits, out.length());
        this.out = out;
    }

    @Override
    int position() {
        return out.length();
    }

    @Override
    SaveException refusal(String limit, int allowed) {
        boolean deep = limit.endsWith("epth");
        return SaveException.of(
                Finding.of(deep ? KeepsakeCode.DEEP : KeepsakeCode.BIG_RECORD)
                        .with("limit", limit)
                        .with("allowed", allowed));
    }
}
