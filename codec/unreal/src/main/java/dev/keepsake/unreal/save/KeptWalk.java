package dev.keepsake.unreal.save;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Assumption;
import dev.keepsake.unreal.value.RestForm;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Walks values, page by page, and reports those kept as read, bytes kept behind a struct's list
/// and types that were assumed. For one thread and one check.
final class KeptWalk {
    private static final int PAGE = 1_024;

    private final StoredSave save;
    private final RecordReader reader;
    private final FindingSpans spans;
    private final FindingLog log;
    private final Progress progress;
    private @Nullable Trail trail;
    private long kept;
    private long unproven;
    private long assumed;
    private long rests;

    KeptWalk(StoredSave save, RecordReader reader, FindingLog log, Progress progress) {
        this.save = save;
        this.reader = reader;
        this.spans = new FindingSpans(save, reader);
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

    /// Walks the record that a trail begins at.
    ///
    /// @throws SaveException what of a page does not read, at its place in the file
    void walk(Trail record) throws SaveException {
        trail = record;
        Section section = record.content().sections().get(0);
        try {
            walk(section.content(), section.encoding());
        } catch (DamagedSaveException | RefusedSaveException fault) {
            throw reader.placed(record.record(), fault);
        }
    }

    private void walk(Value value, Encoding encoding) throws SaveException {
        switch (value) {
            case OpaqueValue opaque -> report(opaque);
            case ContainerValue container -> {
                reportRest(encoding);
                Optional<Assumption> assumption =
                        Assumption.of(container, encoding, save.content().forms());
                if (assumption.isPresent() && !isTold()) {
                    report(assumption.get());
                }
                walkItems(container);
            }
            default -> {}
        }
    }

    /// True where a type file says what stands here.
    private boolean isTold() {
        TypeCatalog types = save.content().forms().types();
        return !types.paths().isEmpty() && types.typeAt(trail().path()).isPresent();
    }

    private void walkItems(ContainerValue container) throws SaveException {
        var keys = new KeysBefore();
        Items items = container.items();
        if (items instanceof InlineItems inline) {
            walkPage(container, inline, 0, keys);
            return;
        }
        PagedItems paged = (PagedItems) items;
        for (long from = 0; from < paged.size(); ) {
            progress.check(from, paged.size());
            InlineItems page = paged.page(from, PAGE);
            walkPage(container, page, from, keys);
            if (container instanceof MapValue) {
                keys.add(page);
            }
            from += page.count();
        }
    }

    private void walkPage(ContainerValue container, InlineItems page, long from, KeysBefore keys)
            throws SaveException {
        for (int i = 0; i < page.count(); i++) {
            Value value = page.value(i);
            if (value instanceof ContainerValue || value instanceof OpaqueValue) {
                trail().enter(new Trail.Place(container, page, from, i, keys));
                walk(value, page.encoding(i));
                trail().leave();
            }
        }
    }

    private void report(OpaqueValue value) throws SaveException {
        kept++;
        boolean inexact = value.reason() == OpaqueValue.Reason.NOT_PROVEN;
        unproven += inexact ? 1 : 0;
        Finding finding =
                Finding.of(inexact ? UnrealCode.NOT_EXACT : UnrealCode.KEPT)
                        .with("type", value.declared())
                        .with("reason", value.reason())
                        .with("length", value.bytes().length());
        report(finding, inexact ? unproven : kept - unproven);
    }

    private void report(Assumption assumption) throws SaveException {
        Finding finding =
                Finding.of(UnrealCode.ASSUMED)
                        .with("type", assumption.type())
                        .with("others", assumption.others());
        report(finding, ++assumed);
    }

    /// Only the record for a finding that is counted alone, as saying more takes long.
    private void report(Finding finding, long number) throws SaveException {
        log.add(
                isShown(number)
                        ? spans.at(finding.withPath(trail().path()), trail())
                        : finding.withPath(trail().section()));
    }

    private boolean isShown(long number) {
        return number <= save.content().forms().limits().findingsPerCode();
    }

    private void reportRest(Encoding encoding) throws SaveException {
        Bytes rest = RestForm.rest(encoding);
        if (rest.isEmpty()) {
            return;
        }
        Finding finding = Finding.of(UnrealCode.REST).with("length", rest.length());
        log.add(
                isShown(++rests)
                        ? spans.atEnd(finding.withPath(trail().path()), rest.length(), trail())
                        : finding.withPath(trail().section()));
    }

    private Trail trail() {
        return Objects.requireNonNull(trail, "no record is walked");
    }
}
