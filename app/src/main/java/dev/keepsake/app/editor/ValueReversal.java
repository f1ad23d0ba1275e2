package dev.keepsake.app.editor;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import java.util.ArrayList;
import java.util.List;

/// The entries that changed a value.
///
/// @param entries the numbers of those that changed nothing else
/// @param whole true where no other entry changed it
record ValueReversal(List<Integer> entries, boolean whole) {
    static ValueReversal of(StagedEdits staged, Target target) {
        var own = new ArrayList<Integer>();
        boolean whole = true;
        for (StagedEdits.Entry entry : staged.entries()) {
            long here = entry.edits().stream().filter(edit -> isIn(edit, target)).count();
            if (here == entry.edits().size()) {
                own.add(entry.number());
            } else if (here > 0) {
                whole = false;
            }
        }
        return new ValueReversal(own, whole && !own.isEmpty());
    }

    private static boolean isIn(Edit edit, Target target) {
        if (!(edit instanceof Edit.OfValue of) || !of.record().equals(target.record())) {
            return false;
        }
        List<Long> ids = of.target().path().ids();
        List<Long> wanted = target.path().ids();
        return ids.size() >= wanted.size() && ids.subList(0, wanted.size()).equals(wanted);
    }
}
