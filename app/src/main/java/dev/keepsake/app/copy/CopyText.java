package dev.keepsake.app.copy;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.Value;
import java.util.Optional;

/// Values as text. The one place that says what copying means; runs on workers, since a value may
/// be large.
public final class CopyText {
    /// No more than this goes to the clipboard, in UTF-16 units: other programs choke on more.
    public static final int MOST = 16 << 20;

    private CopyText() {}

    /// The value as it is typed: the literal of one that has one, else its JSON.
    ///
    /// @throws SaveException where it is too long, does not read, or the caller stops it
    public static String value(Value value, Progress progress) throws SaveException {
        Optional<String> literal = Literals.print(value);
        return literal.isPresent() ? literal.get() : json(value, progress);
    }

    /// The value as JSON: structs are objects, lists and sets arrays, maps arrays of objects with
    /// `key` and `value`; numbers that JSON does not have are texts.
    ///
    /// @throws SaveException where it is too long, does not read, or the caller stops it
    public static String json(Value value, Progress progress) throws SaveException {
        var text = new BoundedText(MOST, progress);
        new JsonText(text).write(value, 0);
        return text.toString();
    }

    /// The rows of a list, set or map of structs as CSV with a first line of names; of any other
    /// container a row for each field or item.
    ///
    /// @throws SaveException where it is too long, does not read, or the caller stops it
    public static String csv(Value value, Progress progress) throws SaveException {
        var text = new BoundedText(MOST, progress);
        new CsvText(text).write(value);
        return text.toString();
    }
}
