package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The members of one edit, as they were read, put together. Used once.
final class EditParts {
    private final JsonCursor cursor;
    private final Map<String, Object> found;

    EditParts(JsonCursor cursor, Map<String, Object> found) {
        this.cursor = cursor;
        this.found = found;
    }

    Edit edit() throws JsonImportException {
        EditKind kind = take("edit", EditKind.class);
        Edit edit = edit(kind);
        if (!found.isEmpty()) {
            throw cursor.mixed(
                    String.join(", ", new TreeSet<>(found.keySet())), "edit: " + kind.word());
        }
        return edit;
    }

    private Edit edit(EditKind kind) throws JsonImportException {
        return switch (kind) {
            case SET_VALUE, SET_KEY, SET_NAME, SET_ENCODING, SET_BYTES, RETYPE -> set(kind);
            case INSERT -> insert();
            case REMOVE -> new Edit.Remove(target());
            case MOVE -> new Edit.Move(target(), take("after", Long.class));
            case SET_HEAD -> new Edit.SetHead(record(), take("head", RecordHead.class));
            case ADD_RECORD -> addRecord();
            case REMOVE_RECORD -> new Edit.RemoveRecord(record());
            case RESTORE_RECORD -> new Edit.RestoreRecord(record());
            case ADD_CHUNK -> new Edit.AddChunk(chunk(), take("newChunk", ChunkHead.class));
            case REMOVE_CHUNK -> new Edit.RemoveChunk(chunk());
            case SET_CHUNK_BYTES -> new Edit.SetChunkBytes(chunk(), take("bytes", Bytes.class));
        };
    }

    private Edit set(EditKind kind) throws JsonImportException {
        Target target = target();
        return switch (kind) {
            case SET_VALUE -> new Edit.SetValue(target, value("value"), encoding());
            case SET_KEY -> new Edit.SetKey(target, value("key"), encoding());
            case SET_NAME -> new Edit.SetName(target, take("name", String.class));
            case SET_ENCODING -> new Edit.SetEncoding(target, take("encoding", Encoding.class));
            case SET_BYTES -> new Edit.SetBytes(target, take("bytes", Bytes.class));
            default -> new Edit.Retype(target, take("slot", Slot.class));
        };
    }

    private Edit insert() throws JsonImportException {
        return new Edit.Insert(
                target(),
                take("after", Long.class),
                take("id", Long.class),
                found.containsKey("key") ? take("key", Slot.class) : null,
                take("slot", Slot.class));
    }

    private Edit addRecord() throws JsonImportException {
        long after = take("after", Long.class);
        int number = after == Edit.Insert.FIRST ? RecordChange.Added.FIRST : (int) after;
        if (after != Edit.Insert.FIRST && number != after) {
            throw cursor.mixed("after: " + after, "Int32");
        }
        var content =
                new DetachedRecord(
                        take("head", RecordHead.class), take("sections", RecordContent.class));
        return new Edit.AddRecord(record(), content, number);
    }

    private Value value(String member) throws JsonImportException {
        Spelled spelled = take(member, Spelled.class);
        if (!spelled.encoding().isDefault()) {
            throw cursor.mixed(member + ": $encoding", "encoding");
        }
        return spelled.value();
    }

    private @Nullable Encoding encoding() {
        return (Encoding) found.remove("encoding");
    }

    private Target target() throws JsonImportException {
        return new Target(record(), take("item", ItemPath.class));
    }

    private RecordId record() throws JsonImportException {
        return take("record", RecordId.class);
    }

    private int chunk() throws JsonImportException {
        return take("chunk", Integer.class);
    }

    private <T> T take(String member, Class<T> type) throws JsonImportException {
        Object part = found.remove(member);
        if (part == null) {
            throw cursor.missing(member);
        }
        if (!type.isInstance(part)) {
            throw cursor.mixed(member, type.getSimpleName());
        }
        return type.cast(part);
    }
}
