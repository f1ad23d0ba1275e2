package dev.keepsake.json.value;

import dev.keepsake.model.type.StructType;
import java.util.HashMap;
import java.util.Map;

/// The names that fields have as members of an object: the second of equal names is `name#1`.
final class FieldMembers {
    private final Map<String, Integer> seen = new HashMap<>();

    /// The member of the next field.
    String next(String name) {
        int ordinal = seen.merge(name, 1, Integer::sum) - 1;
        return NameForm.member(name, ordinal);
    }

    /// The positions of a type's fields by their members.
    static Map<String, Integer> positions(StructType type) {
        var members = new FieldMembers();
        var positions = new HashMap<String, Integer>();
        for (int i = 0; i < type.fields().size(); i++) {
            positions.put(members.next(type.fields().get(i).name()), i);
        }
        return positions;
    }
}
