package dev.keepsake.unreal.save;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Assumption;
import dev.keepsake.unreal.value.Forms;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Walks values, page by page, and reports those kept as read and types that were assumed. For one
/// thread and one check.
final class KeptWalk {
    private static final int PAGE = 1_024;

    private final Forms forms;
    private final FindingLog log;
    private final Progress progress;
    private final Deque<Place> places = new ArrayDeque<>();
    private Path record = Path.ofHeader();
    private long kept;
    private long unproven;
    private long assumed;

    /// Where in a container the walk is.
    private record Place(ContainerValue container, InlineItems page, int index, long item) {}

    KeptWalk(Forms forms, FindingLog log, Progress progress) {
        this.forms = forms;
        this.log = log;
        this.progress = progress;
    }

    /// How many values are kept as read.
    long kept() {
        return kept;
    }

    /// How many of them because they would be written differently.
    long unproven() {
        return unproven;
    }

    /// Walks a record.
    void walk(RecordContent content, Path path) throws SaveException {
        record = path.section(Chunks.SECTION);
        for (var section : content.sections()) {
            walk(section.content());
        }
    }

    private void walk(Value value) throws SaveException {
        switch (value) {
            case OpaqueValue opaque -> report(opaque);
            case ContainerValue container -> {
                Optional<Assumption> assumption = Assumption.of(container, forms);
                if (assumption.isPresent()) {
                    log.add(
                            Finding.of(UnrealCode.ASSUMED)
                                    .withPath(path(++assumed))
                                    .with("type", assumption.get().type())
                                    .with("others", assumption.get().others()));
                }
                walkItems(container);
            }
            default -> {}
        }
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
            if (value instanceof ContainerValue || value instanceof OpaqueValue) {
                places.addLast(new Place(container, page, i, from + i));
                walk(value);
                places.removeLast();
            }
        }
    }

    private void report(OpaqueValue value) throws SaveException {
        kept++;
        boolean inexact = value.reason() == OpaqueValue.Reason.NOT_PROVEN;
        unproven += inexact ? 1 : 0;
        long number = inexact ? unproven : kept - unproven;
        log.add(
                Finding.of(inexact ? UnrealCode.NOT_EXACT : UnrealCode.KEPT)
                        .withPath(path(number))
                        .with("type", value.declared())
                        .with("reason", value.reason())
                        .with("length", value.bytes().length()));
    }

    /// Where the walk is; only the record for a finding that is counted alone, as saying more takes
    /// long where a struct has many fields.
    private Path path(long number) {
        if (number > forms.limits().findingsPerCode()) {
            return record;
        }
        Path path = record;
        for (Place place : places) {
            path = path.then(step(place));
        }
        return path;
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
                .<Step>map(literal -> new Step.Key(literal, 0))
                .orElse(new Step.Item(entry));
    }
}
