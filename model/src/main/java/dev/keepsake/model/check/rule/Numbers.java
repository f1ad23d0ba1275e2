package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;

/// Goes through the numbers of a place: the value itself, or the elements of a packed list.
final class Numbers {
    private Numbers() {}

    /// Takes a number, and the place it stands in when that is asked for.
    interface Visitor {
        void visit(Value number, Place place) throws SaveException;
    }

    /// Gives a place.
    interface Place {
        CheckedValue get();
    }

    static void visit(CheckedValue place, Visitor visitor) throws SaveException {
        if (place.value() instanceof PackedValue packed) {
            for (int i = 0; i < packed.count(); i++) {
                int at = i;
                visitor.visit(packed.element(i), () -> place.element(at));
            }
        } else {
            visitor.visit(place.value(), () -> place);
        }
    }

    /// True for an infinity and for what is no number.
    static boolean isInfinite(Value value) {
        return switch (value) {
            case FloatValue number -> !Float.isFinite(number.value());
            case DoubleValue number -> !Double.isFinite(number.value());
            default -> false;
        };
    }
}
