package dev.keepsake.model.edit;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import java.util.stream.Collectors;

/// Makes refusals that say which edit they are about.
final class Refusal {
    private Refusal() {}

    static EditRefusedException of(EditCode code, Edit edit) {
        return EditRefusedException.of(finding(code, edit));
    }

    static EditRefusedException of(EditCode code, Edit edit, String name, Object detail) {
        return EditRefusedException.of(finding(code, edit).with(name, detail));
    }

    /// A finding about an edit, to add more details to.
    static Finding finding(EditCode code, Edit edit) {
        Finding finding = Finding.of(code).with("edit", edit.getClass().getSimpleName());
        return switch (edit) {
            case Edit.OfValue value -> withPlace(finding, value.target());
            case Edit.OfRecord record -> finding.with("record", text(record.record()));
            case Edit.OfChunk chunk -> finding.with("chunk", chunk.chunk());
        };
    }

    private static Finding withPlace(Finding finding, Target target) {
        String item =
                target.path().ids().stream().map(String::valueOf).collect(Collectors.joining("/"));
        return finding.with("record", text(target.record())).with("item", item);
    }

    private static String text(RecordId id) {
        return id.isHeader() && id.equals(RecordId.HEADER)
                ? "header"
                : id.chunk() + ":" + id.record();
    }
}
