package dev.keepsake.model.path;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The address of a chunk, a record, a section or a value in a save.
///
/// Text form: `chunk ['@' key] '/' record '/' section step…`, where a name has a slash before it
/// and a bracket has none: `WRLD@Harbour/Merchant/PROP/Items[3]/Count`. The header's fields stand
/// under `header/…`, as steps with neither record nor section. A name with anything but letters,
/// digits, `_`, `-`, `.` and `:` stands in quotes ([QuotedText]). There is one text for each path,
/// and `parse(toString())` gives the path again.
///
/// @param chunk the chunk's id, or `header`
/// @param key the chunk's key, empty where it has none
/// @param record the record's subject (and which of equal subjects), null for the chunk itself
/// @param section the section's id, null for the record itself
/// @param steps from the section's content (or the header) to the value
public record Path(
        String chunk,
        String key,
        Step.@Nullable Name record,
        @Nullable String section,
        List<Step> steps) {
    /// The first part of every path into the header.
    public static final String HEADER = "header";

    /// Copies the steps and refuses a record in the header, a section without a record and steps
    /// without a section.
    public Path {
        steps = List.copyOf(steps);
        boolean header = chunk.equals(HEADER);
        if (header && (record != null || section != null || !key.isEmpty())
                || !header && record == null && section != null
                || !header && section == null && !steps.isEmpty()) {
            throw new IllegalArgumentException("no path: " + chunk + " " + steps);
        }
    }

    /// Reads the text of a full path.
    ///
    /// @throws PathSyntaxException where it is none
    public static Path parse(String text) throws PathSyntaxException {
        return PathParser.parse(text).toFull();
    }

    /// The path of a chunk.
    public static Path ofChunk(String chunk, String key) {
        return new Path(chunk, key, null, null, List.of());
    }

    /// The path of a header field.
    public static Path ofHeader(Step... steps) {
        return new Path(HEADER, "", null, null, List.of(steps));
    }

    /// The path of a record in this chunk.
    public Path record(String subject, int ordinal) {
        return new Path(chunk, key, new Step.Name(subject, ordinal), null, List.of());
    }

    /// The path of a section in this record.
    public Path section(String id) {
        return new Path(chunk, key, record, id, List.of());
    }

    /// This path with one more step.
    public Path then(Step step) {
        return then(List.of(step));
    }

    /// This path with more steps.
    public Path then(List<Step> more) {
        var all = new ArrayList<>(steps);
        all.addAll(more);
        return new Path(chunk, key, record, section, all);
    }

    /// True for a path into the header.
    public boolean isHeader() {
        return chunk.equals(HEADER);
    }

    /// The one text of this path.
    @Override
    public String toString() {
        var text = new StringBuilder(QuotedText.ofName(chunk));
        if (!key.isEmpty()) {
            text.append('@').append(QuotedText.ofName(key));
        }
        if (record != null) {
            text.append('/').append(record);
        }
        if (section != null) {
            text.append('/').append(QuotedText.ofName(section));
        }
        for (Step step : steps) {
            text.append(step instanceof Step.Name ? "/" : "").append(step);
        }
        return text.toString();
    }
}
