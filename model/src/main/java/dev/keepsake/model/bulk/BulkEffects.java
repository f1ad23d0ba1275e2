package dev.keepsake.model.bulk;

import dev.keepsake.model.edit.Edit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What a change of many does, place by place in the order of the save. Immutable.
///
/// @param effects one for each record or value that the query selects; none for what stands in a
///   value that is removed
public record BulkEffects(List<Effect> effects) {
    /// Copies the list.
    public BulkEffects {
        effects = List.copyOf(effects);
    }

    /// The edits to stage as one entry; none where nothing changes.
    public List<Edit> edits() {
        return effects.stream().map(Effect::edit).filter(Objects::nonNull).toList();
    }

    /// How many places there are of each kind.
    public Map<Effect.Kind, Long> counts() {
        var counts = new EnumMap<Effect.Kind, Long>(Effect.Kind.class);
        for (Effect.Kind kind : Effect.Kind.values()) {
            counts.put(kind, 0L);
        }
        effects.forEach(effect -> counts.merge(effect.kind(), 1L, Long::sum));
        return counts;
    }
}
