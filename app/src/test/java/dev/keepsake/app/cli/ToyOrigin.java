package dev.keepsake.app.cli;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// What a [ToyFormat] save holds.
record ToyOrigin(String text, TypeCatalog types) implements SaveOrigin {
    private List<String> lines() {
        return text.lines().skip(1).filter(line -> line.contains(" ")).toList();
    }

    private String word(int record, int number) {
        return lines().get(record).split(" ", -1)[number];
    }

    @Override
    public FormatName format() {
        return new FormatName("toy", "1");
    }

    @Override
    public StructValue header() {
        return StructValue.builder("").add("title", TextValue.of("A \u001b[31mtoy")).build();
    }

    @Override
    public int chunkCount() {
        return 1;
    }

    @Override
    public ChunkHead chunk(int chunk) {
        return new ChunkHead(
                "TOYS",
                "",
                false,
                ChunkHead.Kind.RECORDS,
                lines().size(),
                text.length(),
                text.length(),
                null);
    }

    @Override
    public Bytes chunkBytes(int chunk) {
        throw new IllegalArgumentException();
    }

    @Override
    public RecordHead head(int chunk, int record) {
        return new RecordHead(word(record, 0), "entity", "Toy");
    }

    @Override
    public long size(int chunk, int record) {
        return lines().get(record).length();
    }

    @Override
    public RecordContent content(int chunk, int record) {
        int gold = Integer.parseInt(word(record, 1));
        var stock = IntStream.range(0, gold).mapToObj(IntegerValue::int32).toList();
        return RecordContent.of(
                Section.of(
                        "PROP",
                        StructValue.builder("Toy")
                                .add("Gold", IntegerValue.int32(gold))
                                .add("Stock", ListValue.of(PrimitiveType.INT32, stock))
                                .build()));
    }

    @Override
    public Digest digest(int chunk, int record) {
        return new Digest(0, lines().get(record).hashCode());
    }

    @Override
    public OptionalInt find(int chunk, String subject, int ordinal) {
        return IntStream.range(0, lines().size())
                .filter(i -> head(chunk, i).subject().equals(subject))
                .skip(ordinal)
                .findFirst();
    }

    @Override
    public Optional<ValueLocation> locate(RecordId record, ItemPath path) {
        return Optional.empty();
    }

    @Override
    public Optional<Picture> picture() {
        return Optional.empty();
    }

    @Override
    public void requireEncodable(Changes before, Changes after, Progress progress) {
        // Everything can be written.
    }

    @Override
    public CheckResult check(CheckScope scope, FindingLog log, Progress progress) {
        return new CheckResult(lines().size(), 0, scope == CheckScope.EXACT);
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
