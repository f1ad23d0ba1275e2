package dev.keepsake.format;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.util.List;

/// A format of saves: bytes to documents and back. Found by [java.util.ServiceLoader].
///
/// Stateless; any thread may use it. [#open] and [#inspect] are two doors to one parser: the first
/// stops at the first error, the second reports every one and gives all that reads. Both take the
/// source over and close it, with the document or where none comes of it.
public interface SaveFormat {
    /// The format's name in results and on the command line, such as `spark`.
    String id();

    /// The versions it writes, oldest first, such as `1`; `id-version` names one for conversion.
    List<String> versions();

    /// The endings of its files, without a dot, the usual one first.
    List<String> extensions();

    /// How likely the bytes are one of its saves, judged by content.
    ///
    /// Reads no more than it needs; a format without magic reads the structure to the end, within
    /// the limits. The name is a hint where content cannot decide.
    Likelihood probe(ByteSource source, Limits limits) throws SaveException;

    /// Opens a save: locates its chunks and records, decodes none.
    ///
    /// @throws SaveException the first error, or the storage's, or the caller's stop
    SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException;

    /// Opens what may be damaged, and says all that is wrong with its structure.
    ///
    /// @throws SaveException only for the storage's failure and the caller's stop
    Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException;

    /// Writes a document that this format opened: unchanged parts byte for byte, changed ones
    /// encoded anew.
    ///
    /// @throws SaveException where the storage fails, the origin has changed or is damaged where it
    ///   must be copied, or the caller stops it
    void write(SaveDocument document, ByteSink sink, Progress progress) throws SaveException;

    /// Writes a document that this format opened as another version of the format.
    ///
    /// @param version one of [#versions()]
    /// @throws SaveException as [#write], and where that version cannot hold the document
    void convert(SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException;

    /// Takes a new save and writes it.
    ///
    /// @param version one of [#versions()]
    RecordSink create(String version, ByteSink sink, Limits limits);

    /// Takes a new save that stands in its file as another one does: in the same version, and with
    /// the same around it where the format knows wrappings. It takes the headers of such a save.
    ///
    /// @param like a document that this format opened, perhaps of a damaged save; it stays open
    ///   until the sink is closed
    /// @throws IllegalArgumentException where that version is only read
    /// @throws SaveException where the storage fails
    default RecordSink createLike(SaveDocument like, ByteSink sink, Limits limits)
            throws SaveException {
        return create(like.format().version(), sink, limits);
    }
}
