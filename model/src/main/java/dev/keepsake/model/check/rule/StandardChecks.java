package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.type.TypeCatalog;
import java.util.ArrayList;
import java.util.List;

/// The checks that run over every save.
public final class StandardChecks {
    private StandardChecks() {}

    /// New checks for one run, in the order in which results list them.
    ///
    /// @param bounds what the format allows
    /// @param build what a type file says of the game, [TypeCatalog#EMPTY] where there is none
    public static List<Check> of(Bounds bounds, TypeCatalog build) {
        var all = new ArrayList<Check>();
        all.add(new ReferenceCheck(Severity.WARNING));
        all.add(new DuplicateCheck());
        all.add(new FiniteCheck());
        all.add(new TextCheck());
        all.add(new BoundsCheck(bounds));
        if (!build.equals(TypeCatalog.EMPTY)) {
            all.add(new BuildCheck(build));
            all.add(new ConstantCheck(build));
            all.add(new RangeCheck());
        }
        return List.copyOf(all);
    }
}
