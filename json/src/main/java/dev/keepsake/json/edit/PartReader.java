package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.json.value.ValueReader;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Reads what edits bring in that is no value: heads and sections of records.
final class PartReader {
    private final JsonCursor cursor;
    private final ValueReader values;

    PartReader(JsonCursor cursor, ValueReader values) {
        this.cursor = cursor;
        this.values = values;
    }

    RecordHead head() throws JsonImportException {
        var names = new ArrayList<String>();
        cursor.items(index -> names.add(cursor.name()));
        if (names.size() != 3) {
            throw cursor.expected("[\"subject\", \"kind\", \"class\"]");
        }
        return new RecordHead(names.get(0), names.get(1), names.get(2));
    }

    RecordContent sections() throws JsonImportException {
        var sections = new ArrayList<Section>();
        cursor.items(index -> sections.add(section()));
        return new RecordContent(sections);
    }

    private static final class ReadSection {
        private @Nullable String id;
        private @Nullable Spelled content;
    }

    private Section section() throws JsonImportException {
        var read = new ReadSection();
        cursor.items(index -> {
            switch (index) {
                case 0 -> read.id = cursor.name();
                case 1 -> read.content = values.read(PrimitiveType.ANY);
                default -> throw cursor.expected("]");
            }
        });
        if (read.id == null || read.content == null) {
            throw cursor.expected("[\"id\", value]");
        }
        return new Section(read.id, read.content.value(), read.content.encoding());
    }
}
