package dev.keepsake.format.block;

import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Collects records for one block. For one thread at a time.
public final class BlockBuilder {
    /// The longest a 32-bit number stands as in a head.
    private static final int VARINT_BYTES = 5;

    private static final int LARGE_BYTES = 8 << 20;

    private final List<EncodedRecord> records = new ArrayList<>();
    private final Set<Shape> shapes = new HashSet<>();
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
        atMost += cost(record);
        addShape(record.shape());
        record.uses().forEach(this::addShape);
        records.add(record);
    }

    private static long cost(EncodedRecord record) {
        return record.subject().length()
                + FourLetters.BYTES
                + 3L * VARINT_BYTES
                + record.body().length();
    }

    private long shapeCost(Shape shape) {
        return shapes.contains(shape) ? 0 : VARINT_BYTES + shape.bytes().length();
    }

    private void addShape(Shape shape) {
        atMost += shapeCost(shape);
        shapes.add(shape);
    }

    /// The block, encoded and compressed.
    ///
    /// @throws IllegalStateException where it is empty
    public EncodedBlock build() {
        if (isEmpty()) {
            throw new IllegalStateException("a block without records");
        }
        return EncodedBlock.of(head().bytes(), body().bytes(), records.size());
    }

    /// True where the block decodes to more than 1 MiB and can be split.
    public boolean isTooLarge() {
        if (atMost <= BlockEntry.DECODED_BYTES || records.size() == 1) {
            return false;
        }
        long bodies = records.stream().mapToLong(record -> record.body().length()).sum();
        return bodies + head().length() > BlockEntry.DECODED_BYTES;
    }

    private Output head() {
        Map<Shape, Integer> numbers = numberShapes();
        var out = new Output();
        out.writeVarint(numbers.size());
        numbers.keySet().forEach(shape -> out.writeString(shape.bytes()));
        out.writeVarint(records.size());
        for (EncodedRecord record : records) {
            out.writeString(record.subject());
            out.writeBytes(record.kind());
            out.writeVarint(Objects.requireNonNull(numbers.get(record.shape())));
            out.writeVarint(record.body().length());
        }
        return out;
    }

    /// The canonical order: by first use as a record's own shape, then by first use in a body.
    private Map<Shape, Integer> numberShapes() {
        var numbers = new LinkedHashMap<Shape, Integer>();
        for (EncodedRecord record : records) {
            numbers.putIfAbsent(record.shape(), numbers.size());
        }
        for (EncodedRecord record : records) {
            for (Shape shape : record.uses()) {
                numbers.putIfAbsent(shape, numbers.size());
            }
        }
        return numbers;
    }

    private Output body() {
        var out = new Output();
        records.forEach(record -> out.writeBytes(record.body()));
        return out;
    }
}
