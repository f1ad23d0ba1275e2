package dev.keepsake.spark.layout;

import dev.keepsake.format.Limits;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.stored.FileLimits;

/// Walks over entities and custom entries as far as they read. For one thread and one save.
final class BodyReader {
    private static final int LEAST_RECORD = 4;

    private final Window window;
    private final int version;
    private final Limits limits;
    private final Errors errors;
    private final Pace pace;
    private RecordSpans entities;
    private RecordSpans custom;
    private boolean customCounted;

    /// Takes what is wrong though it can be read on.
    @FunctionalInterface
    interface Errors {
        void add(Finding error) throws SaveException;
    }

    BodyReader(Window window, int version, Limits limits, Errors errors, Progress progress) {
        this.window = window;
        this.version = version;
        this.limits = limits;
        this.errors = errors;
        this.pace = new Pace(progress, window.left());
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

    /// Reads to the last part's end.
    ///
    /// @throws SaveException where the save ends before, or a limit refuses it; what was read until
    ///   then counts
    void read() throws SaveException {
        long count = readCount("entities");
        entities = new RecordSpans((int) window.offset());
        custom = new RecordSpans((int) window.offset());
        for (long i = 0; i < count; i++) {
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
            window.enter("customKey");
            window.skipText();
            window.enter("customValue");
            window.skipText();
            addRecord(custom);
        }
    }

    private void addRecord(RecordSpans spans) throws SaveException {
        if (entities.count() + (spans == entities ? 0 : spans.count()) >= limits.records()) {
            throw SaveException.of(
                    FileLimits.finding("records", limits.records() + 1L, limits.records()));
        }
        long length = window.offset() - spans.end();
        pace.step(length);
        if (length > limits.recordBytes()) {
            throw SaveException.of(FileLimits.finding("recordBytes", length, limits.recordBytes()));
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
            errors.add(
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
        long fields = components;
        for (int i = 0; i < components; i++) {
            pace.step(0);
            window.enter("componentName");
            window.skipText();
            window.enter("propertyCount");
            int properties = window.readU16();
            fields += properties;
            if (fields > limits.fields()) {
                throw SaveException.of(FileLimits.finding("fields", fields, limits.fields()));
            }
            for (int j = 0; j < properties; j++) {
                pace.step(0);
                window.enter("propertyKey");
                window.skipText();
                window.enter("propertyValue");
                window.skipText();
            }
        }
    }
}
