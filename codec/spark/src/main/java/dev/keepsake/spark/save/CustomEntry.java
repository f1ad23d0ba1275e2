package dev.keepsake.spark.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.TextValue;

/// A custom entry as a record and back: its key is the subject. Pure.
final class CustomEntry {
    /// The kind of its record.
    static final String KIND = "entry";

    /// The section with its value.
    static final String SECTION = "VALU";

    private CustomEntry() {}

    /// What an entry's bytes hold.
    static RecordContent decode(Bytes entry) {
        int key = entry.at(0) & 0xFF | (entry.at(1) & 0xFF) << 8;
        int start = 4 + key;
        Bytes value = entry.slice(start, entry.length() - start);
        return RecordContent.of(Section.of(SECTION, new TextValue(value)));
    }

    /// The bytes of an entry.
    ///
    /// @throws SaveException where the record is none
    static Bytes encode(String subject, RecordContent content) throws SaveException {
        Bytes key = Bytes.ofName(subject);
        Bytes value = value(content);
        if (key.length() > SaveLayout.TEXT_CAP || value.length() > SaveLayout.TEXT_CAP) {
            throw EntityWriter.refused("long");
        }
        var out = new SaveOutput();
        out.writeText(key);
        out.writeText(value);
        return out.bytes();
    }

    private static Bytes value(RecordContent content) throws SaveException {
        boolean one =
                content.sections().size() == 1 && content.sections().get(0).id().equals(SECTION);
        if (one && content.sections().get(0).content() instanceof TextValue text) {
            return text.bytes();
        }
        throw EntityWriter.refused("sections");
    }
}
