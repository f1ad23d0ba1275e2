package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.io.ByteSink;
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

/// Writes a document of a key/value file. For one thread and one file.
final class StoreWriter {
    private static final int POLL = 1_024;
    private static final int COPIED = 1 << 20;

    private final SaveDocument document;
    private final StoredLines store;
    private final Progress progress;

    StoreWriter(SaveDocument document, Progress progress) {
        this.document = document;
        this.store = ((StoreOrigin) document.origin()).store();
        this.progress = progress;
    }

    /// Writes it in its own generation: lines as opened byte for byte.
    void write(ByteSink sink) throws SaveException {
        if (document.changes().isEmpty()) {
            copy(sink);
            return;
        }
        var out = new LineOutput(sink, store.layout().generation());
        out.begin(document.header());
        Chunk chunk = document.chunks().get(0);
        for (int i = 0; i < chunk.size(); i++) {
            poll(i, chunk.size());
            SaveRecord record = chunk.record(i);
            int opened = record.id().record();
            if (record.isEdited()) {
                RecordContent content = record.content();
                Bytes line = store.codec().encode(record.head(), content);
                out.line(line, !LineCodec.isUnterminated(content));
            } else {
                out.line(store.line(opened), store.layout().isTerminated(opened));
            }
        }
        out.end();
    }

    private void copy(ByteSink sink) throws SaveException {
        long size = store.layout().size();
        for (long at = 0; at < size; at += COPIED) {
            progress.check(at, size);
            sink.write(store.source().read(at, (int) Math.min(COPIED, size - at)));
        }
    }

    private void poll(int done, int total) throws SaveException {
        if (done % POLL == 0) {
            progress.check(done, total);
        }
    }

    /// Writes it in another generation, every entry as that one spells it.
    void convert(Generation target, ByteSink sink) throws SaveException {
        var out = new LineOutput(sink, target);
        out.begin(StoreHeader.of(target, true));
        var codec = new LineCodec(target);
        Set<String> keys = new HashSet<>();
        Chunk chunk = document.chunks().get(0);
        for (int i = 0; i < chunk.size(); i++) {
            poll(i, chunk.size());
            RecordHead head = chunk.record(i).head();
            boolean line = head.kind().equals(LineCodec.LINE);
            if (target == Generation.STRICT && (line || !keys.add(head.subject()))) {
                throw refused(i, target, line ? "line" : "duplicate");
            }
            out.line(converted(codec, chunk.record(i), i), true);
        }
        out.end();
    }

    private static Bytes converted(LineCodec codec, SaveRecord record, int line)
            throws SaveException {
        RecordContent content = record.content();
        var plain = content.sections().stream().map(StoreWriter::plain).toList();
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
