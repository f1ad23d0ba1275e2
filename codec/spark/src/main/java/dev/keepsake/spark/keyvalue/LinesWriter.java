package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.KeyValueCode;
import java.util.HashSet;
import java.util.Set;

/// Writes a document of a key/value file: lines as opened byte for byte, damaged ones too. For one
/// thread and one file.
public final class LinesWriter {
    private static final int COPIED = 1 << 20;

    private final SaveDocument document;
    private final StoredLines file;
    private final Progress progress;

    private LinesWriter(SaveDocument document, Progress progress) {
        if (!(document.origin() instanceof LinesOrigin origin)) {
            throw new IllegalArgumentException("no key/value file: " + document.format().text());
        }
        this.document = document;
        this.file = origin.file();
        this.progress = progress;
    }

    /// Writes a document in the generation it has.
    public static void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        new LinesWriter(document, progress).write(sink);
    }

    /// Writes a document in a generation.
    ///
    /// @throws SaveException where that generation cannot hold a line
    public static void convert(
            SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        var writer = new LinesWriter(document, progress);
        if (document.format().version().equals(version)) {
            writer.write(sink);
        } else {
            writer.convert(Generation.of(version), sink);
        }
    }

    private void write(ByteSink sink) throws SaveException {
        if (document.changes().isEmpty()) {
            copy(sink);
            return;
        }
        var out = new LineOutput(sink, file.layout().generation(), file.limits());
        out.begin(document.header());
        Chunk chunk = document.chunks().get(0);
        var pace = new Pace(progress, chunk.size());
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            int opened = record.id().record();
            pace.stepOver(record.isEdited() ? 0 : file.layout().lines().length(opened));
            if (record.isEdited()) {
                RecordContent content = record.content();
                Bytes line = file.codec().encode(record.head(), content);
                out.line(line, !LineCodec.isUnterminated(content));
            } else {
                out.line(file.line(opened), file.layout().isTerminated(opened));
            }
        }
        out.end();
    }

    private void copy(ByteSink sink) throws SaveException {
        long size = file.layout().size();
        for (long at = 0; at < size; at += COPIED) {
            progress.check(at, size);
            sink.write(file.source().read(at, (int) Math.min(COPIED, size - at)));
        }
    }

    /// Every entry as the other generation spells it.
    private void convert(Generation target, ByteSink sink) throws SaveException {
        var out = new LineOutput(sink, target, file.limits());
        out.begin(LinesHeader.of(target, true));
        var codec = new LineCodec(target);
        Set<String> keys = new HashSet<>();
        Chunk chunk = document.chunks().get(0);
        var pace = new Pace(progress, chunk.size());
        for (int i = 0; i < chunk.size(); i++) {
            RecordHead head = chunk.record(i).head();
            pace.stepOver(head.subject().length());
            boolean line = head.kind().equals(LineCodec.LINE);
            if (target == Generation.STRICT && (line || !keys.add(head.subject()))) {
                throw refused(i, target, line ? "line" : "duplicate");
            }
            Bytes converted = converted(codec, chunk.record(i), i);
            if (i == 0 && !target.hasMarker() && converted.equals(Generation.MARKER)) {
                throw refused(i, target, "marker");
            }
            out.line(converted, true);
        }
        out.end();
    }

    private static Bytes converted(LineCodec codec, SaveRecord record, int line)
            throws SaveException {
        RecordContent content = record.content();
        var plain = content.sections().stream().map(LinesWriter::plain).toList();
        try {
            return codec.encode(record.head(), new RecordContent(plain));
        } catch (EditRefusedException refusal) {
            String reason = refusal.finding().details().getOrDefault("reason", "");
            throw refused(line, codec.generation(), reason);
        }
    }

    private static Section plain(Section section) {
        return Section.of(section.id(), section.content());
    }

    private static SaveException refused(int line, Generation target, String reason) {
        return SaveException.of(
                Finding.of(KeyValueCode.CONVERT_REFUSED)
                        .with("line", line + 1)
                        .with("to", target.version())
                        .with("reason", reason));
    }
}
