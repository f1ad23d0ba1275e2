package dev.keepsake.spark.keyvalue;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Encoding.Setting;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.spark.finding.KeyValueCode;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/// A line as a record and back, by the rules of a generation. Immutable; any thread may use it.
///
/// A line with a tab is an entry: the key is the subject, section `VALU` the value. Any other is
/// kept as read, in section `LINE`. Raw bytes that the generation would write otherwise stand in
/// the section's encoding.
///
/// @param generation whose rules they are
record LineCodec(Generation generation) {
    /// The kind of a line with a key.
    static final String ENTRY = "entry";

    /// The kind of a line without one.
    static final String LINE = "line";

    /// The section with an entry's value.
    static final String VALUE_SECTION = "VALU";

    /// The section with a line kept as read.
    static final String LINE_SECTION = "LINE";

    private static final String RAW = "raw";
    private static final String RAW_KEY = "rawKey";
    private static final String END = "end";

    /// The subject of a line, and what it is. `line` is without the line feed.
    RecordHead head(Bytes line) {
        int tab = Generation.indexOf(line, '\t', 0);
        return tab < 0
                ? new RecordHead("", LINE, "")
                : new RecordHead(generation.unescape(line.slice(0, tab)).asName(), ENTRY, "");
    }

    /// The key of a line, empty where it has none.
    Bytes key(Bytes line) {
        int tab = Generation.indexOf(line, '\t', 0);
        return tab < 0 ? Bytes.EMPTY : generation.unescape(line.slice(0, tab));
    }

    /// What a line holds.
    ///
    /// @param terminated true where a line feed follows
    RecordContent decode(Bytes line, boolean terminated) {
        Encoding end =
                terminated
                        ? Encoding.DEFAULT
                        : Encoding.DEFAULT.with(END, new Setting.Raw(Bytes.EMPTY));
        int tab = Generation.indexOf(line, '\t', 0);
        if (tab < 0) {
            var kept = new OpaqueValue(line, "", OpaqueValue.Reason.UNREADABLE);
            return RecordContent.of(new Section(LINE_SECTION, kept, end));
        }
        Bytes rawKey = line.slice(0, tab);
        Bytes raw = line.slice(tab + 1, line.length() - tab - 1);
        Bytes value = generation.unescape(raw);
        Encoding spelling = spelling(end, RAW_KEY, rawKey, generation.unescape(rawKey));
        return RecordContent.of(
                new Section(
                        VALUE_SECTION, new TextValue(value), spelling(spelling, RAW, raw, value)));
    }

    private Encoding spelling(Encoding to, String name, Bytes raw, Bytes text) {
        boolean plain = generation.escape(text).equals(raw);
        return plain ? to : to.with(name, new Setting.Raw(raw));
    }

    /// The bytes of a record's line, without the line feed.
    ///
    /// @throws SaveException where the record is none of this format, or the generation has no
    ///   bytes for it
    Bytes encode(RecordHead head, RecordContent content) throws SaveException {
        Section section = section(content);
        if (head.kind().equals(LINE)) {
            return keptLine(section);
        }
        boolean entry = head.kind().equals(ENTRY) && section.id().equals(VALUE_SECTION);
        if (entry && section.content() instanceof TextValue(Bytes value)) {
            return entry(Bytes.ofName(head.subject()), value, section.encoding());
        }
        throw refused("head");
    }

    private static Section section(RecordContent content) throws SaveException {
        if (content.sections().size() != 1) {
            throw refused("sections");
        }
        return content.sections().get(0);
    }

    private static Bytes keptLine(Section section) throws SaveException {
        boolean line = section.id().equals(LINE_SECTION);
        if (!line || !(section.content() instanceof OpaqueValue kept)) {
            throw refused("head");
        }
        Bytes bytes = kept.bytes();
        boolean other =
                Generation.indexOf(bytes, '\t', 0) >= 0 || Generation.indexOf(bytes, '\n', 0) >= 0;
        if (other || bytes.equals(Generation.MARKER)) {
            throw refused("line");
        }
        return bytes;
    }

    private Bytes entry(Bytes key, Bytes value, Encoding encoding) throws SaveException {
        Optional<String> reason =
                generation.reasonAgainstKey(key).or(() -> generation.reasonAgainstValue(value));
        if (reason.isPresent()) {
            throw refused(reason.get());
        }
        var out = new ByteArrayOutputStream();
        out.writeBytes(spelled(key, encoding, RAW_KEY, true).toArray());
        out.write('\t');
        out.writeBytes(spelled(value, encoding, RAW, false).toArray());
        return Bytes.wrap(out.toByteArray());
    }

    /// The raw bytes where they still mean the text, else the generation's own.
    private Bytes spelled(Bytes text, Encoding encoding, String name, boolean key) {
        return encoding.findRaw(name)
                .filter(raw -> generation.unescape(raw).equals(text))
                .filter(raw -> Generation.indexOf(raw, '\n', 0) < 0)
                .filter(raw -> !key || Generation.indexOf(raw, '\t', 0) < 0)
                .orElseGet(() -> generation.escape(text));
    }

    /// True where a record was read from a line without a line feed.
    static boolean isUnterminated(RecordContent content) {
        return content.sections().stream()
                .anyMatch(section -> section.encoding().findRaw(END).isPresent());
    }

    static SaveException refused(String reason) {
        return SaveException.of(Finding.of(KeyValueCode.EDIT_REFUSED).with("reason", reason));
    }
}
