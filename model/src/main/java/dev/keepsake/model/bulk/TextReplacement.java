package dev.keepsake.model.bulk;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.BoundedRegex;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// Replaces parts of texts, names and assets. Bytes that are no text stay as they are.
@FunctionalInterface
interface TextReplacement {
    /// The text with the parts replaced.
    String in(String text) throws SaveException;

    /// Replaces a part wherever it stands.
    static TextReplacement of(String part, String with) {
        return text -> text.replace(part, with);
    }

    /// Replaces what a regular expression matches.
    static TextReplacement of(BoundedRegex regex, String with, Progress progress) {
        return text -> {
            try {
                return regex.replaceAll(text, with, progress);
            } catch (IllegalArgumentException | IndexOutOfBoundsException noGroup) {
                throw SaveException.of(Finding.of(BulkCode.NO_GROUP).with("text", with));
            }
        };
    }

    /// The value with the parts replaced.
    ///
    /// @throws EditRefusedException where it has no text
    default NewValue in(Value value) throws SaveException {
        return NewValue.of(
                switch (value) {
                    case TextValue text -> new TextValue(in(text.bytes()));
                    case NameValue name -> new NameValue(in(name.bytes()));
                    case AssetValue asset -> new AssetValue(in(asset.path()), in(asset.subPath()));
                    default ->
                            throw EditRefusedException.of(
                                    Finding.of(BulkCode.NOT_A_TEXT)
                                            .with("type", value.type().displayName()));
                });
    }

    private Bytes in(Bytes bytes) throws SaveException {
        String text = bytes.asName();
        String other = in(text);
        return other.equals(text) ? bytes : Bytes.ofName(other);
    }
}
