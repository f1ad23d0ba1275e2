package dev.keepsake.store.content;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.TextValue;

/// What a save is to hold; encoded on a thread of the store when its turn has come.
public sealed interface SaveContent {
    /// A new save of a game. It keeps the title of the slot's newest save.
    static SaveContent snapshot(SnapshotWriter writer) {
        return new Snapshot(writer);
    }

    /// A document of the Keepsake format with its edits; only what changed is encoded. Its title is
    /// its own. The caller may close it as soon as it has asked for the save.
    ///
    /// @throws SaveException where its edits cannot be encoded
    static SaveContent edited(SaveDocument document) throws SaveException {
        return new Edited(document.withChanges(document.changes(), Progress.NONE));
    }

    /// A document with another title; as [#edited].
    ///
    /// @throws SaveException where its edits cannot be encoded
    static SaveContent retitled(SaveDocument document, TextValue title) throws SaveException {
        var changes =
                document.changes().withHeader(HeaderStamp.ofTitle(title).on(document.header()));
        return new Edited(document.withChanges(changes, Progress.NONE));
    }

    /// A whole file of the Keepsake format, as it is but for what the slot decides.
    ///
    /// @param file opened as often as it is needed; each time closed by the store
    static SaveContent file(Opening file) {
        return new Whole(file);
    }

    /// Opens bytes.
    @FunctionalInterface
    interface Opening {
        /// Opens them; whoever called closes them.
        ByteSource open() throws SaveException;
    }

    /// True for a new save of a game: the slot's title goes before its own, and where it says no
    /// time, it was made now.
    boolean isSnapshot();

    /// Encodes it, once.
    ///
    /// @param stamp what the slot decides
    void writeTo(ByteSink sink, HeaderStamp stamp, Way way) throws SaveException;

    /// Lets go of what it holds, also where it was never encoded.
    void close();

    /// How to encode.
    ///
    /// @param format the Keepsake format
    /// @param options what files are opened with
    /// @param progress says whether to stop
    record Way(SaveFormat format, OpenOptions options, Progress progress) {}

    /// See [SaveContent#snapshot].
    record Snapshot(SnapshotWriter writer) implements SaveContent {
        @Override
        public boolean isSnapshot() {
            return true;
        }

        @Override
        public void writeTo(ByteSink sink, HeaderStamp stamp, Way way) throws SaveException {
            String version = way.format().versions().getLast();
            Limits limits = way.options().limits();
            try (RecordSink records = way.format().create(version, sink, limits)) {
                var stamping = new StampingSink(records, stamp, way.progress());
                writer.writeTo(stamping);
                stamping.requireEnded();
            }
        }

        @Override
        public void close() {}
    }

    /// See [SaveContent#edited].
    record Edited(SaveDocument document) implements SaveContent {
        @Override
        public boolean isSnapshot() {
            return false;
        }

        @Override
        public void writeTo(ByteSink sink, HeaderStamp stamp, Way way) throws SaveException {
            writeStamped(document, sink, stamp, way);
        }

        @Override
        public void close() {
            document.close();
        }
    }

    /// See [SaveContent#file].
    record Whole(Opening file) implements SaveContent {
        @Override
        public boolean isSnapshot() {
            return false;
        }

        @Override
        public void writeTo(ByteSink sink, HeaderStamp stamp, Way way) throws SaveException {
            ByteSource source = file.open();
            try (SaveDocument document = way.format().open(source, way.options(), way.progress())) {
                writeStamped(document, sink, stamp, way);
            }
        }

        @Override
        public void close() {}
    }

    private static void writeStamped(
            SaveDocument document, ByteSink sink, HeaderStamp stamp, Way way) throws SaveException {
        var changes = document.changes().withHeader(stamp.on(document.header()));
        try (SaveDocument stamped = document.withChanges(changes, way.progress())) {
            way.format().write(stamped, sink, way.progress());
        }
    }
}
