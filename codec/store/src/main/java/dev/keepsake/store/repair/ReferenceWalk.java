package dev.keepsake.store.repair;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Finds the references in records that lead to certain subjects, paged containers page by page.
/// For one thread.
final class ReferenceWalk {
    private static final int PAGE = 1_024;

    private final Predicate<String> isWanted;
    private final BiConsumer<Path, String> found;
    private final Progress progress;
    private final Deque<Place> places = new ArrayDeque<>();
    private Path section = Path.ofHeader();

    /// An item of a container.
    ///
    /// @param page some of its items
    /// @param from the index in the container of the page's first
    /// @param at the index in the page
    private record Place(ContainerValue container, InlineItems page, long from, int at) {
        Step step() {
            StructType fields = fields();
            if (fields != null) {
                return field(fields, at);
            }
            long index = from + at;
            if (container instanceof MapValue) {
                return index % 2 == 0 ? new Step.Member(index / 2) : entry(index / 2);
            }
            return container instanceof SetValue ? new Step.Member(index) : new Step.Item(index);
        }

        private @Nullable StructType fields() {
            if (container instanceof StructValue struct) {
                return struct.type();
            }
            if (container instanceof ObjectValue object) {
                return object.content().type();
            }
            return container instanceof LocalizedTextValue text ? text.parts().type() : null;
        }

        private static Step field(StructType type, int number) {
            String name = type.fields().get(number).name();
            int ordinal = 0;
            for (int i = 0; i < number; i++) {
                ordinal += type.fields().get(i).name().equals(name) ? 1 : 0;
            }
            return new Step.Name(name, ordinal);
        }

        private Step entry(long number) {
            Optional<String> literal =
                    at == 0 ? Optional.empty() : Literals.print(page.value(at - 1));
            if (literal.isEmpty()) {
                return new Step.Item(number);
            }
            int ordinal = 0;
            for (int i = at - 3; i >= 0; i -= 2) {
                ordinal += page.value(i).equals(page.value(at - 1)) ? 1 : 0;
            }
            return new Step.Key(literal.get(), ordinal);
        }
    }

    /// @param isWanted true for a subject whose references are looked for
    /// @param found takes each value's path, and the subject
    ReferenceWalk(Predicate<String> isWanted, BiConsumer<Path, String> found, Progress progress) {
        this.isWanted = isWanted;
        this.found = found;
        this.progress = progress;
    }

    /// Goes through a record.
    ///
    /// @throws SaveException where a page does not read, or the caller stops it
    void walk(Path record, RecordContent content) throws SaveException {
        for (Section part : content.sections()) {
            section = record.section(part.id());
            walk(part.content());
        }
    }

    private void walk(Value value) throws SaveException {
        if (value instanceof ReferenceValue reference) {
            if (!reference.isNone() && isWanted.test(reference.subject())) {
                found.accept(path(), reference.subject());
            }
        } else if (value instanceof ContainerValue container) {
            walkItems(container);
        }
    }

    private Path path() {
        Path path = section;
        for (var place = places.descendingIterator(); place.hasNext(); ) {
            path = path.then(place.next().step());
        }
        return path;
    }

    private void walkItems(ContainerValue container) throws SaveException {
        Items items = container.items();
        if (items instanceof InlineItems inline) {
            walkPage(container, inline, 0);
            return;
        }
        PagedItems paged = (PagedItems) items;
        for (long from = 0; from < paged.size(); ) {
            progress.check(from, paged.size());
            InlineItems page = paged.page(from, PAGE);
            walkPage(container, page, from);
            from += page.count();
        }
    }

    private void walkPage(ContainerValue container, InlineItems page, long from)
            throws SaveException {
        for (int i = 0; i < page.count(); i++) {
            Value value = page.value(i);
            if (value instanceof ContainerValue || value instanceof ReferenceValue) {
                places.push(new Place(container, page, from, i));
                walk(value);
                places.pop();
            }
        }
    }
}
