package dev.keepsake.format.block;

import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Collects records for one block. For one thread at a time.
public final class BlockBuilder {
    /// The longest a 32-bit number stands as in a head.
    private static final int VARINT_BYTES = 5;

    private static final int LARGE_BYTES = 8 << 20;

    private final List<EncodedRecord> records = new ArrayList<>();

    /// The shapes that are a record's own, numbered in the order of first use, and for each record
    /// that number.
    private final Map<Shape, Integer> own = new LinkedHashMap<>();

    private final List<Integer> numbers = new ArrayList<>();

    /// The shapes that bodies name, in the order of first use.
    private final Set<Shape> named = new LinkedHashSet<>();

    private long bodyBytes;
    private long atMost = 2 * VARINT_BYTES;

    /// An empty block.
    public BlockBuilder() {}

    /// True where it has no record.
    public boolean isEmpty() {
        return records.isEmpty();
    }

    /// True where encoding takes so much memory that no other block should be encoded meanwhile.
    public boolean isLarge() {
        return atMost > LARGE_BYTES;
    }

    /// True where the block with one more record certainly decodes to no more than 1 MiB.
    public boolean fits(EncodedRecord record) {
        long more = cost(record) + shapeCost(record.shape());
        for (Shape shape : record.uses()) {
            more += shapeCost(shape);
        }
        return atMost + more <= BlockEntry.DECODED_BYTES;
    }

    /// Adds a record.
    public void add(EncodedRecord record) {
        atMost += cost(record) + shapeCost(record.shape());
        Integer next = own.size();
        Integer known = own.putIfAbsent(record.shape(), next);
        numbers.add(known == null ? next : known);
        for (Shape shape : record.uses()) {
            atMost += shapeCost(shape);
            named.add(shape);
        }
        bodyBytes += record.body().length();
        records.add(record);
    }

    private static long cost(EncodedRecord record) {
        return record.subject().length()
                + FourLetters.BYTES
                + 3L * VARINT_BYTES
                + record.body().length();
    }

    private long shapeCost(Shape shape) {
        boolean known = own.containsKey(shape) || named.contains(shape);
        return known ? 0 : VARINT_BYTES + shape.bytes().length();
    }

    /// The block, encoded and compressed.
    ///
    /// @throws IllegalStateException where it is empty
    public EncodedBlock build() {
        if (isEmpty()) {
            throw new IllegalStateException("a block without records");
        }
        Output head = head();
        Output body = body();
        return EncodedBlock.of(
                head.view(0, head.length()), body.view(0, body.length()), records.size());
    }

    /// True where the block decodes to more than 1 MiB and can be split.
    public boolean isTooLarge() {
        if (atMost <= BlockEntry.DECODED_BYTES || records.size() == 1) {
            return false;
        }
        return bodyBytes + head().length() > BlockEntry.DECODED_BYTES;
    }

    private Output head() {
        List<Shape> shapes = shapes();
        var out = new Output((int) Math.min(atMost - bodyBytes, BlockEntry.DECODED_BYTES));
        out.writeVarint(shapes.size());
        shapes.forEach(shape -> out.writeString(shape.bytes()));
        out.writeVarint(records.size());
        for (int i = 0; i < records.size(); i++) {
            EncodedRecord record = records.get(i);
            out.writeString(record.subject());
            out.writeBytes(record.kind());
            out.writeVarint(numbers.get(i));
            out.writeVarint(record.body().length());
        }
        return out;
    }

    /// The canonical order: by first use as a record's own shape, then by first use in a body.
    private List<Shape> shapes() {
        var shapes = new ArrayList<>(own.keySet());
        for (Shape shape : named) {
            if (!own.containsKey(shape)) {
                shapes.add(shape);
            }
        }
        return shapes;
    }

    private Output body() {
        var out = new Output((int) bodyBytes);
        records.forEach(record -> out.writeBytes(record.body()));
        return out;
    }
}
