package dev.keepsake.app.sizes;

import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How big the parts of one record or value are, by where their bytes stand in the opened save. For
/// workers.
final class PartSizes {
    /// How many parts are looked at one by one.
    static final int PARTS = 400;

    private final SaveDocument document;
    private final Progress progress;

    PartSizes(SaveDocument document, Progress progress) {
        this.document = document;
        this.progress = progress;
    }

    /// The parts of what a size is of; none where it has none that are known.
    ///
    /// @throws SaveException where the record does not read or the caller stops it
    List<SizeNode> of(SizeNode whole) throws SaveException {
        return switch (whole.name()) {
            case SizeName.OfRecord record -> sections(record.id(), whole.size());
            case SizeName.OfValue value -> parts(value, whole.size());
            case SizeName.OfSave save -> whole.children();
            case SizeName.OfChunk chunk -> whole.children();
            case SizeName.OfClass ofClass -> whole.children();
            case SizeName.OfMore more -> List.of();
            case SizeName.OfRest rest -> List.of();
        };
    }

    private SaveOrigin origin() {
        return document.origin();
    }

    private List<SizeNode> sections(RecordId id, long size) throws SaveException {
        Path path = RecordPaths.of(document, id);
        RecordContent content = origin().content(id.chunk(), id.record());
        var nodes = new ArrayList<SizeNode>();
        for (int i = 0; i < content.sections().size(); i++) {
            Section section = content.sections().get(i);
            var name =
                    new SizeName.OfValue(
                            id, ItemPath.of(i), path.section(section.id()), section.id());
            nodes.add(node(name, section.content(), bytes(id, name.item())));
        }
        return complete(nodes, size, 0);
    }

    private List<SizeNode> parts(SizeName.OfValue whole, long size) throws SaveException {
        Value value = value(whole);
        var nodes = new ArrayList<SizeNode>();
        ValueWalk.parts(
                value,
                0,
                PARTS,
                (number, step, part) -> {
                    progress.check(number, PARTS);
                    nodes.add(part(whole, value, number, step, part));
                });
        return complete(nodes, size, ValueWalk.count(value) - nodes.size());
    }

    private SizeNode part(SizeName.OfValue whole, Value value, long number, Step step, Value part)
            throws SaveException {
        boolean inMap = value instanceof MapValue;
        ItemPath item = whole.item().then(inMap ? 2 * number + 1 : number);
        long key = inMap ? bytes(whole.record(), whole.item().then(2 * number)) : 0;
        var name =
                new SizeName.OfValue(
                        whole.record(), item, whole.path().then(step), step.toString());
        return node(name, part, key + bytes(whole.record(), item));
    }

    private static SizeNode node(SizeName name, Value value, long size) {
        boolean deeper = value instanceof ContainerValue && ValueWalk.count(value) > 0;
        return new SizeNode(name, size, 0, List.of(), deeper);
    }

    private long bytes(RecordId id, ItemPath item) throws SaveException {
        return origin().locate(id, item).map(PartSizes::own).map(Span::length).orElse(0L);
    }

    private static Span own(ValueLocation location) {
        Span decoded = location.decoded();
        return decoded == null ? location.region() : decoded;
    }

    /// What the parts leave of the whole is what stands around them, and parts not looked at.
    private static List<SizeNode> complete(List<SizeNode> nodes, long size, long unlisted) {
        nodes.removeIf(node -> node.size() <= 0);
        nodes.sort(Comparator.comparingLong(SizeNode::size).reversed());
        long left = size - nodes.stream().mapToLong(SizeNode::size).sum();
        if (left > 0 && !nodes.isEmpty()) {
            SizeName name = unlisted > 0 ? new SizeName.OfMore() : new SizeName.OfRest();
            nodes.add(SizeNode.leaf(name, left, 0));
        }
        return nodes;
    }

    private Value value(SizeName.OfValue name) throws SaveException {
        List<Long> ids = name.item().ids();
        Value value =
                origin().content(name.record().chunk(), name.record().record())
                        .sections()
                        .get(Math.toIntExact(ids.get(0)))
                        .content();
        for (long id : ids.subList(1, ids.size())) {
            value = part(value, id);
        }
        return value;
    }

    private static Value part(Value value, long id) throws SaveException {
        long number = value instanceof MapValue ? id / 2 : id;
        var found = new ArrayList<Value>(1);
        ValueWalk.parts(value, number, number + 1, (at, step, part) -> found.add(part));
        if (found.isEmpty() || value instanceof PackedValue) {
            throw new IllegalArgumentException("no part " + id);
        }
        return found.get(0);
    }
}
