package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.Target;
import java.util.ArrayList;
import java.util.List;

/// What a value is edited with. Immutable.
///
/// @param target the value
/// @param name what people call it
/// @param fields its parts to type, in order; none where it is not edited as a whole
public record EditorForm(Target target, String name, List<EditorField> fields) {
    /// Copies the list.
    public EditorForm {
        fields = List.copyOf(fields);
    }

    /// True where both have the same fields for the same value, perhaps with other texts: one can
    /// take the place of the other under the cursor.
    public boolean isLike(EditorForm other) {
        return target.equals(other.target) && shape().equals(other.shape());
    }

    /// This form, with something that is wrong with its last field.
    public EditorForm withDoubt(String doubt) {
        var all = new ArrayList<>(fields);
        EditorField last = all.removeLast();
        all.add(
                new EditorField(
                        last.id(),
                        last.label(),
                        last.input(),
                        last.text(),
                        last.unit(),
                        last.hint(),
                        doubt,
                        last.reader()));
        return new EditorForm(target, name, all);
    }

    private List<String> shape() {
        return fields.stream().map(field -> field.id() + field.input().getClass()).toList();
    }
}
