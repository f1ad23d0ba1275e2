package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/// Where in a record a walk is. For one thread and one walk.
final class Trail {
    private final int record;
    private final RecordContent content;
    private final Path path;
    private final Deque<Place> places = new ArrayDeque<>();

    /// An item of a container.
    ///
    /// @param page the page it is on
    /// @param from how many items of the container stand before that page
    /// @param index where it stands on the page
    /// @param keys the keys of a map on the pages before
    record Place(
            ContainerValue container, InlineItems page, long from, int index, KeysBefore keys) {
        long item() {
            return from + index;
        }
    }

    /// The beginning of a record.
    ///
    /// @param record its number
    /// @param path its path
    Trail(int record, RecordContent content, Path path) {
        this.record = record;
        this.content = content;
        this.path = path.section(Chunks.SECTION);
    }

    int record() {
        return record;
    }

    RecordContent content() {
        return content;
    }

    /// The path of the record's section.
    Path section() {
        return path;
    }

    void enter(Place place) {
        places.addLast(place);
    }

    void leave() {
        places.removeLast();
    }

    /// The ids that lead here from the section's value on.
    List<Long> ids() {
        return places.stream().map(Place::item).toList();
    }

    /// The path that leads here.
    Path path() {
        return path.then(places.stream().map(Trail::step).toList());
    }

    private static Step step(Place place) {
        return switch (place.container()) {
            case ListValue list -> new Step.Item(place.item());
            case OptionalValue optional -> new Step.Item(place.item());
            case SetValue set -> new Step.Member(place.item());
            case MapValue map -> entryStep(place);
            case StructValue struct -> name(struct, place.index());
            case ObjectValue object -> name(object.content(), place.index());
            case LocalizedTextValue text -> name(text.parts(), place.index());
        };
    }

    private static Step name(StructValue struct, int index) {
        String name = struct.name(index);
        int ordinal = 0;
        for (int i = 0; i < index; i++) {
            ordinal += struct.name(i).equals(name) ? 1 : 0;
        }
        return new Step.Name(name, ordinal);
    }

    /// The value of a map's entry stands under its key, where that has a literal.
    private static Step entryStep(Place place) {
        long entry = place.item() / 2;
        if (place.item() % 2 == 0) {
            return new Step.Member(entry);
        }
        if (place.index() == 0) {
            return new Step.Item(entry);
        }
        return Literals.print(place.page().value(place.index() - 1))
                .map(literal -> keyStep(place, literal))
                .orElse(new Step.Item(entry));
    }

    private static Step keyStep(Place place, String literal) {
        OptionalInt ordinal = place.keys().ordinal(literal, place.page(), place.index() - 1);
        return ordinal.isPresent()
                ? new Step.Key(literal, ordinal.getAsInt())
                : new Step.Item(place.item() / 2);
    }
}
