package dev.keepsake.model.finding;

import dev.keepsake.model.path.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One thing wrong with a save, or worth knowing.
///
/// @param code what kind of thing
/// @param severity how bad it is
/// @param span the bytes it is about, null where no bytes are
/// @param path the record or value it is about, null where it is about none or the path is unknown
/// @param checksum a checksum that fails, else null
/// @param details what the code's sentence names, by name: numbers in decimal, texts as read
public record Finding(
        FindingCode code,
        Severity severity,
        @Nullable Span span,
        @Nullable Path path,
        @Nullable Checksum checksum,
        Map<String, String> details) {

    /// Copies the map; refuses an error whose code leads to *loaded*.
    public Finding {
        if (severity == Severity.ERROR && code.outcome() == Outcome.LOADED) {
            throw new IllegalArgumentException(code.id() + " is no error");
        }
        details = Map.copyOf(details);
    }

    /// A finding about nothing in particular yet.
    public static Finding of(FindingCode code) {
        return new Finding(code, code.severity(), null, null, null, Map.of());
    }

    /// A finding about a range of bytes.
    public static Finding at(FindingCode code, long offset, long length) {
        return of(code).withSpan(new Span(offset, length));
    }

    /// The same about these bytes.
    public Finding withSpan(Span other) {
        return new Finding(code, severity, other, path, checksum, details);
    }

    /// The same about this record or value.
    public Finding withPath(Path other) {
        return new Finding(code, severity, span, other, checksum, details);
    }

    /// The same with a checksum that fails.
    public Finding withChecksum(Checksum other) {
        return new Finding(code, severity, span, path, other, details);
    }

    /// The same with one more detail.
    public Finding with(String name, Object detail) {
        var more = new HashMap<>(details);
        more.put(name, detail.toString());
        return new Finding(code, severity, span, path, checksum, more);
    }

    /// True where this leads to an outcome other than *loaded*.
    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
