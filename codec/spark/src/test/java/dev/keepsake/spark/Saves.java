package dev.keepsake.spark;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.RecordRevision;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Opens, edits and writes saves in memory.
final class Saves {
    static final SaveFormat SPARK = new SparkFormat();
    static final SaveFormat STORE = new KeyValueFormat();

    private Saves() {}

    static SaveDocument open(SaveFormat format, Bytes bytes) throws SaveException {
        return format.open(MemorySource.of("save", bytes), OpenOptions.DEFAULT, Progress.NONE);
    }

    static SaveDocument open(Bytes bytes) throws SaveException {
        return open(SPARK, bytes);
    }

    static Diagnosis inspect(SaveFormat format, Bytes bytes) throws SaveException {
        return format.inspect(MemorySource.of("save", bytes), OpenOptions.DEFAULT, Progress.NONE);
    }

    static Diagnosis inspect(Bytes bytes) throws SaveException {
        return inspect(SPARK, bytes);
    }

    static Bytes write(SaveFormat format, SaveDocument document) throws SaveException {
        var sink = new MemorySink();
        format.write(document, sink, Progress.NONE);
        return sink.bytes();
    }

    static Bytes write(SaveDocument document) throws SaveException {
        return write(SPARK, document);
    }

    static Bytes convert(SaveFormat format, SaveDocument document, String version)
            throws SaveException {
        var sink = new MemorySink();
        format.convert(document, version, sink, Progress.NONE);
        return sink.bytes();
    }

    /// All findings of opening and of a whole check.
    static List<Finding> findings(SaveFormat format, Bytes bytes) throws SaveException {
        Diagnosis diagnosis = inspect(format, bytes);
        var all = new ArrayList<>(diagnosis.findings().kept());
        if (diagnosis.document() != null) {
            FindingLog log = FindingLog.tolerant(1_000);
            check(diagnosis.document(), log);
            all.addAll(log.findings().kept());
        }
        return all;
    }

    static CheckResult check(SaveDocument document, FindingLog log) throws SaveException {
        return document.origin().check(CheckScope.EXACT, log, Progress.NONE);
    }

    /// A document with one more change of a record.
    static SaveDocument with(SaveDocument document, RecordId id, RecordChange change)
            throws SaveException {
        Changes changes = document.changes().withRecords(Map.of(id, change));
        return document.withChanges(changes, Progress.NONE);
    }

    static SaveDocument withHeader(SaveDocument document, StructValue header) throws SaveException {
        return document.withChanges(document.changes().withHeader(header), Progress.NONE);
    }

    static SaveDocument without(SaveDocument document, int chunk, int record) throws SaveException {
        return with(document, new RecordId(chunk, record), new RecordChange.Removed());
    }

    /// A document with another value in a component's first property of that name.
    static SaveDocument withProperty(
            SaveDocument document, int entity, String component, String property, Value value)
            throws SaveException {
        return revised(
                document,
                new RecordId(0, entity),
                components ->
                        with(
                                components,
                                component,
                                with(
                                        (StructValue) components.find(component).orElseThrow(),
                                        property,
                                        value)));
    }

    /// A document with other content of a record's only section.
    static SaveDocument revised(
            SaveDocument document, RecordId id, UnaryOperator<StructValue> change)
            throws SaveException {
        return revised(
                document, id, UnaryOperator.identity(), value -> change.apply((StructValue) value));
    }

    static SaveDocument renamed(SaveDocument document, RecordId id, String subject)
            throws SaveException {
        return revised(
                document,
                id,
                head -> new RecordHead(subject, head.kind(), head.className()),
                UnaryOperator.identity());
    }

    static SaveDocument revised(
            SaveDocument document,
            RecordId id,
            UnaryOperator<RecordHead> head,
            UnaryOperator<Value> content)
            throws SaveException {
        return with(document, id, new RecordChange.Revised(new Revision(head, content)));
    }

    private record Revision(UnaryOperator<RecordHead> newHead, UnaryOperator<Value> newContent)
            implements RecordRevision {
        @Override
        public RecordHead head(RecordHead opened) {
            return newHead.apply(opened);
        }

        @Override
        public RecordContent content(RecordContent opened) {
            Section section = opened.sections().get(0);
            return RecordContent.of(
                    new Section(
                            section.id(), newContent.apply(section.content()), section.encoding()));
        }
    }

    /// A struct with another value in its first field of a name, the encoding kept as an edit keeps
    /// it.
    static StructValue with(StructValue struct, String field, Value value) {
        StructValue.Builder changed = StructValue.builder(struct.type().name());
        int place = struct.type().indexOf(field);
        for (int i = 0; i < struct.items().count(); i++) {
            Value held = i == place ? value : struct.value(i);
            Encoding encoding = struct.items().encoding(i);
            changed.add(struct.name(i), held.type(), held, encoding);
        }
        return changed.build();
    }

    /// Puts every chunk and record of a document into a new save.
    static Bytes copied(SaveFormat format, SaveDocument document) throws SaveException {
        var sink = new MemorySink();
        String version = document.format().version();
        try (RecordSink copy = format.create(version, sink, OpenOptions.DEFAULT.limits())) {
            copy.begin(document.header(), null);
            for (var chunk : document.chunks()) {
                copy.beginChunk(chunk.head());
                for (int i = 0; i < chunk.size(); i++) {
                    copy.record(
                            new DetachedRecord(chunk.record(i).head(), chunk.record(i).content()));
                }
                if (chunk.head().kind() == dev.keepsake.model.document.ChunkHead.Kind.RAW) {
                    copy.bytes(chunk.bytes());
                }
            }
            copy.end(Progress.NONE);
        }
        return sink.bytes();
    }
}
