package dev.keepsake.json.edit;

import dev.keepsake.json.value.RandomSpellings;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.RandomRecords;
import dev.keepsake.testkit.RandomValues;
import java.util.ArrayList;
import java.util.Random;

/// Edits of every kind made at random, fitting no save in particular.
final class RandomEdits {
    static final int KINDS = EditKind.values().length;

    private final Random random;
    private final RandomValues values;
    private final RandomRecords records;
    private final RandomSpellings spellings;

    RandomEdits(long seed) {
        random = new Random(seed);
        values = new RandomValues(random);
        records = new RandomRecords(random, 3);
        spellings = new RandomSpellings(random);
    }

    /// Entries with numbers that go up, and the last number of all.
    StagedEdits staged() {
        var entries = new ArrayList<StagedEdits.Entry>();
        int number = 0;
        for (int i = random.nextInt(4); i >= 0; i--) {
            number += 1 + random.nextInt(3);
            entries.add(entry(number));
        }
        return StagedEdits.of(entries, number + random.nextInt(3));
    }

    @SuppressWarnings("EnumOrdinal")
    private StagedEdits.Entry entry(int number) {
        var edits = new ArrayList<Edit>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            edits.add(edit(EditKind.values()[random.nextInt(KINDS)]));
        }
        return new StagedEdits.Entry(number, edits, random.nextInt(5) == 0);
    }

    Edit edit(EditKind kind) {
        return switch (kind) {
            case SET_VALUE -> new Edit.SetValue(target(), value(), encodingOrNone());
            case SET_KEY -> new Edit.SetKey(target(), value(), encodingOrNone());
            case SET_NAME -> new Edit.SetName(target(), name());
            case INSERT ->
                    new Edit.Insert(
                            target(),
                            id(),
                            random.nextLong(),
                            random.nextBoolean() ? null : slot(),
                            slot());
            case REMOVE -> new Edit.Remove(target());
            case MOVE -> new Edit.Move(target(), id());
            case RETYPE -> new Edit.Retype(target(), slot());
            case SET_ENCODING -> new Edit.SetEncoding(target(), spellings.encoding());
            case SET_BYTES -> new Edit.SetBytes(target(), bytes());
            case SET_HEAD -> new Edit.SetHead(record(), new RecordHead(name(), name(), name()));
            case ADD_RECORD ->
                    new Edit.AddRecord(
                            record(),
                            records.record(),
                            random.nextBoolean()
                                    ? RecordChange.Added.FIRST
                                    : random.nextInt(-9, 9));
            case REMOVE_RECORD -> new Edit.RemoveRecord(record());
            case RESTORE_RECORD -> new Edit.RestoreRecord(record());
            case ADD_CHUNK -> new Edit.AddChunk(random.nextInt(), chunk());
            case REMOVE_CHUNK -> new Edit.RemoveChunk(random.nextInt());
            case SET_CHUNK_BYTES -> new Edit.SetChunkBytes(random.nextInt(), bytes());
        };
    }

    private ChunkHead chunk() {
        return switch (random.nextInt(3)) {
            case 0 -> ChunkHead.ofBytes(name(), name());
            case 1 -> ChunkHead.ofRecords(name(), name());
            default ->
                    new ChunkHead(
                            name(),
                            name(),
                            random.nextBoolean(),
                            ChunkHead.Kind.RECORDS,
                            random.nextInt(9),
                            random.nextLong() >>> 2,
                            random.nextLong() >>> 2,
                            new Span(random.nextLong() >>> 2, random.nextLong() >>> 2));
        };
    }

    private Target target() {
        ItemPath path = ItemPath.ROOT;
        for (int i = random.nextInt(5); i > 0; i--) {
            path = path.then(id());
        }
        return new Target(record(), path);
    }

    private RecordId record() {
        return random.nextInt(5) == 0
                ? RecordId.HEADER
                : new RecordId(random.nextInt(-3, 9), random.nextInt(-3, 9));
    }

    private long id() {
        return switch (random.nextInt(4)) {
            case 0 -> Edit.Insert.FIRST;
            case 1 -> random.nextLong();
            default -> random.nextInt(-9, 99);
        };
    }

    private Slot slot() {
        Type declared = values.types().type(2);
        Value value = spellings.spell(values.value(declared, 2));
        return new Slot(declared, value, spellings.encoding());
    }

    private Value value() {
        return spellings.spell(values.any(2));
    }

    private Encoding encodingOrNone() {
        return random.nextBoolean() ? null : spellings.encoding();
    }

    private String name() {
        return values.types().name();
    }

    private Bytes bytes() {
        byte[] bytes = new byte[random.nextInt(30)];
        random.nextBytes(bytes);
        return Bytes.wrap(bytes);
    }

    /// Paths and old values beside edits.
    EditLine line(Edit edit) {
        return random.nextBoolean()
                ? EditLine.of(edit)
                : new EditLine(edit, "GLOB/" + name(), new Spelled(value(), spellings.encoding()));
    }
}
