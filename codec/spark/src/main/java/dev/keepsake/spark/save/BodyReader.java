package dev.keepsake.spark.save;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.stored.RecordSpans;

/// Walks over entities and custom entries as far as they read. For one thread and one save.
final class BodyReader {
    private static final int POLL = 1_024;
    private static final int LEAST_RECORD = 4;

    private final Window window;
    private final int version;
    private final Limits limits;
    private final FindingLog log;
    private final Progress progress;
    private RecordSpans entities;
    private RecordSpans custom;
    private boolean customCounted;
    private boolean sound = true;

    BodyReader(Window window, int version, Limits limits, FindingLog log, Progress progress) {
        this.window = window;
        this.version = version;
        this.limits = limits;
        this.log = log;
        this.progress = progress;
        this.entities = new RecordSpans((int) window.offset());
        this.custom = entities;
    }

    RecordSpans entities() {
        return entities;
    }

    RecordSpans custom() {
        return custom;
    }

    /// True where a count of custom entries was read.
    boolean isCustomCounted() {
        return customCounted;
    }

    /// True where no count claimed more than the bytes could hold.
    boolean isSound() {
        return sound;
    }

    /// Reads to the last part's end.
    ///
    /// @throws SaveException where the save ends before, or a limit refuses it; what was read until
    ///   then counts
    void read() throws SaveException {
        long count = readCount("entities");
        entities = new RecordSpans((int) window.offset());
        custom = new RecordSpans((int) window.offset());
        for (long i = 0; i < count; i++) {
            poll(i);
            skipEntity();
            addRecord(entities);
        }
        custom = new RecordSpans((int) window.offset());
        if (window.left() > 0 || version > 1) {
            readCustom();
        }
    }

    private void readCustom() throws SaveException {
        long count = readCount("custom");
        customCounted = true;
        custom = new RecordSpans((int) window.offset());
        for (long i = 0; i < count; i++) {
            poll(i);
            window.enter("customKey");
            window.skipText();
            window.enter("customValue");
            window.skipText();
            addRecord(custom);
        }
    }

    private void poll(long done) throws SaveException {
        if (done % POLL == 0) {
            progress.check(window.offset(), window.offset() + window.left());
        }
    }

    private void addRecord(RecordSpans spans) throws SaveException {
        if (entities.count() + (spans == entities ? 0 : spans.count()) >= limits.records()) {
            throw SaveException.of(
                    LayoutReader.limit("records", limits.records() + 1L, limits.records()));
        }
        long length = window.offset() - spans.end();
        if (length > limits.recordBytes()) {
            throw SaveException.of(LayoutReader.limit("recordBytes", length, limits.recordBytes()));
        }
        spans.add((int) window.offset());
    }

    private long readCount(String part) throws SaveException {
        window.enter(part + "Count");
        long start = window.offset();
        window.require(4);
        long count = window.readU32();
        long most = window.left() / LEAST_RECORD;
        if (count > most) {
            sound = false;
            log.add(
                    Finding.at(SparkCode.COUNT, start, 4)
                            .with("part", part)
                            .with("count", count)
                            .with("most", most));
        }
        return count;
    }

    private void skipEntity() throws SaveException {
        window.enter("entityName");
        window.skipText();
        window.enter("componentCount");
        int components = window.readU16();
        for (int i = 0; i < components; i++) {
            window.enter("componentName");
            window.skipText();
            window.enter("propertyCount");
            int properties = window.readU16();
            for (int j = 0; j < properties; j++) {
                window.enter("propertyKey");
                window.skipText();
                window.enter("propertyValue");
                window.skipText();
            }
        }
    }
}
