package dev.keepsake.spark.save;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.number.NumberReader;
import java.util.ArrayList;
import java.util.List;

/// The metadata's text, split into its lines and words with what stands between. Immutable.
///
/// @param parts the fields that are there, in order: the first ones of the layout
/// @param after what stands behind the last of them
/// @param withScreenshot true for the layout of versions 2 and later
record MetadataText(List<Part> parts, Bytes after, boolean withScreenshot) {
    /// What the engine writes behind the last field.
    static final Bytes STANDARD_END = Bytes.ofText("\n");

    /// A line or word of the text.
    ///
    /// @param gap what stands between the field before and this one
    /// @param text the line or word
    /// @param offset where it begins in the text
    record Part(MetadataField field, Bytes gap, Bytes text, int offset) {
        /// Its value; bytes kept as read where it is no number.
        Value value() {
            return field.parse(text)
                    .orElseGet(() -> new OpaqueValue(text, "", OpaqueValue.Reason.UNREADABLE));
        }
    }

    MetadataText {
        parts = List.copyOf(parts);
    }

    /// Splits a text by the layout of a version; by the other one where only that fits.
    static MetadataText read(Bytes text, int version) {
        MetadataText own = split(text, version >= 2);
        if (own.fits()) {
            return own;
        }
        MetadataText other = split(text, version < 2);
        return other.fits() ? other : own;
    }

    /// True where every field is there and reads, and nothing else is.
    boolean fits() {
        return parts.size() == MetadataField.layout(withScreenshot).size()
                && parts.stream().allMatch(part -> part.field().parse(part.text()).isPresent())
                && !hasExtra();
    }

    /// True where more than blanks stands behind the last field.
    boolean hasExtra() {
        return wordStart(after, 0) < after.length();
    }

    private static MetadataText split(Bytes text, boolean withScreenshot) {
        var parts = new ArrayList<Part>();
        int end = 0;
        for (MetadataField field : MetadataField.layout(withScreenshot)) {
            int start =
                    field.isLine() ? lineStart(parts.isEmpty(), text, end) : wordStart(text, end);
            if (start >= text.length()) {
                break;
            }
            int stop = field.isLine() ? lineEnd(text, start) : wordEnd(text, start);
            parts.add(
                    new Part(
                            field,
                            text.slice(end, start - end),
                            text.slice(start, stop - start),
                            start));
            end = stop;
        }
        return new MetadataText(parts, text.slice(end, text.length() - end), withScreenshot);
    }

    private static int lineStart(boolean first, Bytes text, int end) {
        return first ? 0 : Math.min(end + 1, text.length());
    }

    private static int lineEnd(Bytes text, int start) {
        int end = start;
        while (end < text.length() && text.at(end) != '\n') {
            end++;
        }
        return end;
    }

    private static int wordStart(Bytes text, int from) {
        int start = from;
        while (start < text.length() && NumberReader.isSpace((char) (text.at(start) & 0xFF))) {
            start++;
        }
        return start;
    }

    private static int wordEnd(Bytes text, int from) {
        int end = from;
        while (end < text.length() && !NumberReader.isSpace((char) (text.at(end) & 0xFF))) {
            end++;
        }
        return end;
    }

    /// True where all bytes are blanks.
    static boolean isBlank(Bytes text) {
        return wordStart(text, 0) == text.length();
    }

    /// True where a byte is a blank.
    static boolean hasBlank(Bytes text) {
        return wordEnd(text, 0) < text.length();
    }
}
