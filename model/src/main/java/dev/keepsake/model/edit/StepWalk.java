package dev.keepsake.model.edit;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Optional;

/// Single steps of paths: from a container to the id of an item, and back.
final class StepWalk {
    private static final int PAGE = 1_000;

    private final Progress progress;

    StepWalk(Progress progress) {
        this.progress = progress;
    }

    /// The id of the item a step leads to.
    Optional<Long> find(EditedValue place, Step step) throws SaveException {
        boolean isMap = place.base() instanceof MapValue;
        boolean isSet = place.base() instanceof SetValue;
        boolean isStruct = Places.fields(place.base()) != null;
        return switch (step) {
            case Step.Name name -> isStruct ? field(place, name) : Optional.empty();
            case Step.Item item when isMap -> at(place, item.index(), 1);
            case Step.Item item ->
                    isStruct || isSet ? Optional.empty() : at(place, item.index(), 0);
            case Step.Member member ->
                    isMap || isSet ? at(place, member.index(), 0) : Optional.empty();
            case Step.Key key -> isMap ? entry(place, key) : Optional.empty();
        };
    }

    private static Optional<Long> at(EditedValue place, long unit, int part) {
        return unit < place.size() / place.unit()
                ? place.idAt(unit * place.unit() + part)
                : Optional.empty();
    }

    private static Optional<Long> field(EditedValue place, Step.Name name) {
        int seen = 0;
        for (long id : place.fieldIds()) {
            if (place.name(id).equals(name.name()) && seen++ == name.ordinal()) {
                return Optional.of(id);
            }
        }
        return Optional.empty();
    }

    /// The field that a step would lead to, were letters in upper and lower case the same.
    static Optional<String> inOtherCase(EditedValue place, Step step) {
        if (Places.fields(place.base()) == null || !(step instanceof Step.Name wanted)) {
            return Optional.empty();
        }
        return place.fieldIds().stream()
                .map(place::name)
                .filter(name -> name.equalsIgnoreCase(wanted.name()))
                .findFirst();
    }

    private Optional<Long> entry(EditedValue place, Step.Key key) throws SaveException {
        Items items = items(place);
        int seen = 0;
        for (long from = 0; from < items.size(); ) {
            progress.check(from, items.size());
            InlineItems page = page(items, from);
            for (int i = (int) (from % 2); i < page.count(); i += 2) {
                if (isKey(page.value(i), key.literal()) && seen++ == key.ordinal()) {
                    return place.idAt(from + i + 1);
                }
            }
            from += page.count();
        }
        return Optional.empty();
    }

    private static boolean isKey(Value key, String literal) {
        Optional<String> printed = Literals.print(key);
        if (printed.isEmpty() || printed.get().equals(literal)) {
            return printed.isPresent();
        }
        try {
            var beside = new Literals.Context(key, TypeCatalog.EMPTY);
            return Literals.parse(literal, key.type(), beside).equals(key);
        } catch (EditRefusedException otherType) {
            return false;
        }
    }

    /// The step that leads to an item.
    Step step(EditedValue place, long id) throws SaveException {
        long position = place.positionOf(id).orElseThrow();
        if (Places.fields(place.base()) != null) {
            return new Step.Name(place.name(id), ordinal(place, id));
        }
        if (place.base() instanceof SetValue) {
            return new Step.Member(position);
        }
        if (!(place.base() instanceof MapValue)) {
            return new Step.Item(position);
        }
        return position % 2 == 0 ? new Step.Member(position / 2) : valueStep(place, position);
    }

    private static int ordinal(EditedValue place, long id) {
        int before = 0;
        List<Long> ids = place.fieldIds();
        for (long other : ids.subList(0, ids.indexOf(id))) {
            before += place.name(other).equals(place.name(id)) ? 1 : 0;
        }
        return before;
    }

    /// The step to the value of an entry: by its key, or by position where the key has no text.
    private Step valueStep(EditedValue place, long position) throws SaveException {
        long keyId = place.idAt(position - 1).orElseThrow();
        Optional<String> literal = Literals.print(ValueAssembly.value(place.item(keyId)));
        return literal.isEmpty()
                ? new Step.Item(position / 2)
                : new Step.Key(literal.get(), keysBefore(place, position - 1, literal.get()));
    }

    private int keysBefore(EditedValue place, long end, String literal) throws SaveException {
        Items items = items(place);
        int before = 0;
        for (long from = 0; from < end; ) {
            progress.check(from, end);
            InlineItems page = page(items, from);
            for (int i = (int) (from % 2); i < page.count() && from + i < end; i += 2) {
                before += isKey(page.value(i), literal) ? 1 : 0;
            }
            from += page.count();
        }
        return before;
    }

    private static Items items(EditedValue place) throws SaveException {
        return ((ContainerValue) ValueAssembly.value(place)).items();
    }

    private static InlineItems page(Items items, long from) throws SaveException {
        return switch (items) {
            case InlineItems inline ->
                    from == 0 ? inline : inline.slice((int) from, inline.count());
            case PagedItems paged -> paged.page(from, PAGE);
        };
    }
}
