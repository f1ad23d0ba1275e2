package dev.keepsake.json.edit;

import dev.keepsake.json.value.EncodingForm;
import dev.keepsake.json.value.JsonCode;
import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.json.value.ValueReader;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Slot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads one edit as [EditWriter] writes it: the members of an object in any order. Read once; for
/// one thread.
public final class EditReader {
    private static final String LONG = "Int64";

    private final JsonCursor cursor;
    private final ValueReader values;
    private final PartReader parts;
    private final Map<String, Object> found = new HashMap<>();

    /// A reader of an edit in the object that this cursor stands in.
    ///
    /// @param values reads the values in it
    public EditReader(JsonCursor cursor, ValueReader values) {
        this.cursor = cursor;
        this.values = values;
        this.parts = new PartReader(cursor, values);
    }

    /// Reads the value of a member; false where an edit has no such member.
    ///
    /// @throws JsonImportException where it is not what that member holds
    public boolean member(String name) throws JsonImportException {
        Object read = read(name);
        if (read != null) {
            found.put(name, read);
        }
        return read != null;
    }

    private @Nullable Object read(String name) throws JsonImportException {
        return switch (name) {
            case "edit" -> kind();
            case "path", "name" -> cursor.name();
            case "old", "value" -> values.read(PrimitiveType.ANY);
            case "key" -> cursor.isList() ? slot() : values.read(PrimitiveType.ANY);
            case "record" -> record();
            case "item" -> path();
            case "chunk" -> cursor.integer(Integer.MIN_VALUE, Integer.MAX_VALUE, "Int32");
            case "encoding" -> EncodingForm.read(cursor);
            case "after" -> after();
            case "id" -> cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE, LONG);
            case "slot" -> slot();
            case "bytes" -> cursor.bytes();
            case "head" -> parts.head();
            case "sections" -> parts.sections();
            case "newChunk" -> new ChunkReader(cursor).read();
            default -> null;
        };
    }

    /// The edit of all members that were read.
    ///
    /// @throws JsonImportException where they make none
    public EditLine edit() throws JsonImportException {
        Spelled old = (Spelled) found.remove("old");
        String path = (String) found.remove("path");
        Edit edit = new EditParts(cursor, found).edit();
        return new EditLine(edit, path, old);
    }

    private EditKind kind() throws JsonImportException {
        String word = cursor.text();
        EditKind kind = EditKind.find(word).orElse(null);
        if (kind == null) {
            throw cursor.expected(EditKind.known());
        }
        return kind;
    }

    private RecordId record() throws JsonImportException {
        if (cursor.isText()) {
            if (!cursor.text().equals("header")) {
                throw cursor.expected("\"header\" | [chunk, record]");
            }
            return RecordId.HEADER;
        }
        var numbers = new ArrayList<Integer>();
        cursor.items(index ->
                numbers.add(cursor.integer(Integer.MIN_VALUE, Integer.MAX_VALUE, "Int32")));
        if (numbers.size() != 2) {
            throw cursor.expected("[chunk, record]");
        }
        return new RecordId(numbers.get(0), numbers.get(1));
    }

    private ItemPath path() throws JsonImportException {
        var ids = new ArrayList<Long>();
        cursor.items(index -> ids.add(cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE, LONG)));
        return new ItemPath(ids);
    }

    private Long after() throws JsonImportException {
        return cursor.isText() && cursor.text().equals("first")
                ? Edit.Insert.FIRST
                : cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE, LONG);
    }

    private Slot slot() throws JsonImportException {
        var read = new ReadSlot();
        cursor.items(index -> {
            switch (index) {
                case 0 -> read.declared = values.type();
                case 1 ->
                        read.content =
                                values.read(
                                        read.declared == null ? PrimitiveType.ANY : read.declared);
                default -> throw cursor.expected("]");
            }
        });
        if (read.declared == null || read.content == null) {
            throw cursor.expected("[\"type\", value]");
        }
        return fitting(read.declared, read.content);
    }

    private Slot fitting(Type declared, Spelled content) throws JsonImportException {
        if (!content.value().fits(declared)) {
            throw cursor.wrong(
                    cursor.finding(JsonCode.UNFIT)
                            .with("found", content.value().type().displayName())
                            .with("expected", declared.displayName()));
        }
        return new Slot(declared, content.value(), content.encoding());
    }

    private static final class ReadSlot {
        private @Nullable Type declared;
        private @Nullable Spelled content;
    }
}
