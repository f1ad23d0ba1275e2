package dev.keepsake.app.bytes;

import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the row of the value tree whose value stands at a byte. For one call on a worker.
final class StandingValue {
    private final EditedSave now;
    private final Progress progress;

    private StandingValue(EditedSave now, Progress progress) {
        this.now = now;
        this.progress = progress;
    }

    /// The path of what stands at a byte of the opened save, where that is still there.
    static Optional<Path> path(ByteMap.Place place, EditedSave now, Progress progress)
            throws SaveException {
        return new StandingValue(now, progress).path(place);
    }

    private Optional<Path> path(ByteMap.Place place) throws SaveException {
        ItemPath item = place.record().isHeader() ? place.path() : shown(place);
        var resolver = new PathResolver(now, progress);
        while (true) {
            try {
                return Optional.of(resolver.path(new Target(place.record(), item)));
            } catch (IllegalArgumentException gone) {
                if (item.ids().isEmpty()) {
                    return Optional.empty();
                }
                item = item.parent();
            }
        }
    }

    /// The same place, but of a map's key the entry: keys have no rows of their own.
    private ItemPath shown(ByteMap.Place place) throws SaveException {
        List<Long> ids = place.path().ids();
        SaveDocument document = now.document();
        if (ids.size() < 2) {
            return place.path();
        }
        RecordContent content =
                document.origin().content(place.record().chunk(), place.record().record());
        Value value = content.sections().get(ids.get(0).intValue()).content();
        var shown = new ArrayList<Long>(List.of(ids.get(0)));
        for (long id : ids.subList(1, ids.size())) {
            if (value instanceof MapValue && id % 2 == 0) {
                shown.add(id + 1);
                break;
            }
            shown.add(id);
            value = item(value, id);
        }
        return new ItemPath(shown);
    }

    private static @Nullable Value item(@Nullable Value value, long id) throws SaveException {
        if (!(value instanceof ContainerValue container)) {
            return null;
        }
        Items items = container.items();
        return switch (items) {
            case InlineItems inline -> inline.value((int) id);
            case PagedItems paged -> paged.page(id, 1).value(0);
        };
    }
}
