package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;

/// The budget of a reader: passing a limit refuses the save, at the cursor's place.
final class ReadBudget extends Budget {
    private final Cursor cursor;

    ReadBudget(Cursor cursor, Limits limits) {
        super(limits, cursor.position());
        this.cursor = cursor;
    }

    @Override
    int position() {
        return cursor.position();
    }

    @Override
    SaveException refusal(String limit, int allowed) {
        return SaveException.of(
                cursor.findingSince(GeneralCode.LIMIT, cursor.position())
                        .with("limit", limit)
                        .with("allowed", allowed));
    }
}
