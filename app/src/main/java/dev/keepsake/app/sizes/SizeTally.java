package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.RecordRun;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Adds up the sizes of a save by chunk and class without decoding a record. What it remembers is
/// bounded: of each class the biggest records, of each chunk the classes met first.
///
/// For workers, one at a time.
final class SizeTally {
    private static final int SLICE = 16_384;
    private static final int CLASSES = 500;
    private static final int REMEMBERED = 200_000;
    private static final Comparator<SizeNode> BIGGEST_FIRST =
            Comparator.comparingLong(SizeNode::size).reversed();

    private final SaveDocument document;
    private final Map<Integer, Map<String, ClassTally>> chunks = new LinkedHashMap<>();
    private final Map<Integer, ClassTally> others = new LinkedHashMap<>();
    private int remembered;

    SizeTally(SaveDocument document) {
        this.document = document;
    }

    /// Adds the next records.
    ///
    /// @return the save as far as it is known; its records once all were added
    SizeNode next(RecordRun run, Progress progress) throws SaveException {
        run.next(SLICE, this::add, progress);
        return tree(run.isAtEnd(), progress);
    }

    private void add(Chunk chunk, SaveRecord record) throws SaveException {
        Optional<Long> size = record.size();
        RecordHead head = record.head();
        String className = head.className().isEmpty() ? head.kind() : head.className();
        boolean room = remembered < REMEMBERED;
        if (tally(chunk.number(), className).add(record.id(), size.orElse(0L), room)) {
            remembered++;
        }
    }

    private ClassTally tally(int chunk, String className) {
        Map<String, ClassTally> classes =
                chunks.computeIfAbsent(chunk, number -> new LinkedHashMap<>());
        return classes.containsKey(className) || classes.size() < CLASSES
                ? classes.computeIfAbsent(className, name -> new ClassTally())
                : others.computeIfAbsent(chunk, number -> new ClassTally());
    }

    private SizeNode tree(boolean withRecords, Progress progress) throws SaveException {
        var nodes = new ArrayList<SizeNode>();
        for (Chunk chunk : document.chunks()) {
            SizeNode node = node(chunk, withRecords, progress);
            if (node.size() > 0) {
                nodes.add(node);
            }
        }
        return sum(new SizeName.OfSave(), nodes);
    }

    private SizeNode node(Chunk chunk, boolean withRecords, Progress progress)
            throws SaveException {
        ChunkHead head = chunk.head();
        var name = new SizeName.OfChunk(chunk.number(), head.id(), head.key(), head.storedBytes());
        if (head.kind() == ChunkHead.Kind.RAW) {
            long size = head.decodedBytes() < 0 ? head.storedBytes() : head.decodedBytes();
            return SizeNode.leaf(name, size, 0);
        }
        var classes = new ArrayList<SizeNode>();
        for (var entry : chunks.getOrDefault(chunk.number(), Map.of()).entrySet()) {
            var ofClass = new SizeName.OfClass(chunk.number(), entry.getKey());
            List<SizeNode> records =
                    withRecords ? records(entry.getKey(), entry.getValue(), progress) : List.of();
            ClassTally tally = entry.getValue();
            classes.add(new SizeNode(ofClass, tally.size(), tally.count(), records, false));
        }
        Optional.ofNullable(others.get(chunk.number()))
                .map(tally -> more(tally.size(), tally.count()))
                .ifPresent(classes::add);
        return sum(name, classes);
    }

    private List<SizeNode> records(String className, ClassTally tally, Progress progress)
            throws SaveException {
        var nodes = new ArrayList<SizeNode>();
        long left = tally.size();
        for (ClassTally.Sized sized : tally.biggest()) {
            progress.check(1, 1);
            String subject = document.record(sized.id()).head().subject();
            var name = new SizeName.OfRecord(sized.id(), subject, className);
            boolean deeper = !sized.id().isAdded();
            nodes.add(new SizeNode(name, sized.size(), 1, List.of(), deeper));
            left -= sized.size();
        }
        if (nodes.size() < tally.count()) {
            nodes.add(more(left, tally.count() - nodes.size()));
        }
        return nodes;
    }

    private static SizeNode more(long size, long count) {
        return SizeNode.leaf(new SizeName.OfMore(), size, count);
    }

    private static SizeNode sum(SizeName name, List<SizeNode> parts) {
        parts.sort(BIGGEST_FIRST);
        long size = parts.stream().mapToLong(SizeNode::size).sum();
        long count = parts.stream().mapToLong(SizeNode::count).sum();
        return new SizeNode(name, size, count, parts, false);
    }
}
