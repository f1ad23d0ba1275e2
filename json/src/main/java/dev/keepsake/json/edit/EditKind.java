package dev.keepsake.json.edit;

import dev.keepsake.model.edit.Edit;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// The kinds of edits by their words.
enum EditKind {
    SET_VALUE("setValue"),
    SET_KEY("setKey"),
    SET_NAME("setName"),
    INSERT("insert"),
    REMOVE("remove"),
    MOVE("move"),
    RETYPE("retype"),
    SET_ENCODING("setEncoding"),
    SET_BYTES("setBytes"),
    SET_HEAD("setHead"),
    ADD_RECORD("addRecord"),
    REMOVE_RECORD("removeRecord"),
    RESTORE_RECORD("restoreRecord"),
    ADD_CHUNK("addChunk"),
    REMOVE_CHUNK("removeChunk"),
    SET_CHUNK_BYTES("setChunkBytes");

    private final String word;

    EditKind(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    static String known() {
        return Arrays.stream(values()).map(EditKind::word).collect(Collectors.joining(" | "));
    }

    static Optional<EditKind> find(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }

    static EditKind of(Edit edit) {
        return switch (edit) {
            case Edit.SetValue set -> SET_VALUE;
            case Edit.SetKey set -> SET_KEY;
            case Edit.SetName set -> SET_NAME;
            case Edit.Insert insert -> INSERT;
            case Edit.Remove remove -> REMOVE;
            case Edit.Move move -> MOVE;
            case Edit.Retype retype -> RETYPE;
            case Edit.SetEncoding set -> SET_ENCODING;
            case Edit.SetBytes set -> SET_BYTES;
            case Edit.SetHead set -> SET_HEAD;
            case Edit.AddRecord add -> ADD_RECORD;
            case Edit.RemoveRecord remove -> REMOVE_RECORD;
            case Edit.RestoreRecord restore -> RESTORE_RECORD;
            case Edit.AddChunk add -> ADD_CHUNK;
            case Edit.RemoveChunk remove -> REMOVE_CHUNK;
            case Edit.SetChunkBytes set -> SET_CHUNK_BYTES;
        };
    }
}
