package dev.keepsake.spark;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.Doors;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.keyvalue.LinesParser;
import dev.keepsake.spark.keyvalue.LinesSink;
import dev.keepsake.spark.keyvalue.LinesWriter;
import java.util.List;

/// Key/value files of the Spark engine, generations 0 to 2: a line a record of chunk `CUST`.
///
/// Damaged lines are records too, kept as read in their place, with findings that name the
/// generations which drop the line or refuse the file.
public final class KeyValueFormat implements SaveFormat {
    /// The format's name.
    public static final String ID = "spark-kv";

    private static final List<String> VERSIONS = List.of("0", "1", "2");

    /// The format.
    public KeyValueFormat() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<String> versions() {
        return VERSIONS;
    }

    @Override
    public List<String> extensions() {
        return List.of("db");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        return LinesParser.probe(source, limits);
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        return Doors.open(source, options, progress, LinesParser::parse);
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        return Doors.inspect(source, options, progress, LinesParser::parse);
    }

    @Override
    public void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        LinesWriter.write(document, sink, progress);
    }

    @Override
    public void convert(SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        requireVersion(version);
        LinesWriter.convert(document, version, sink, progress);
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        requireVersion(version);
        return new LinesSink(version, sink, limits);
    }

    private static void requireVersion(String version) {
        if (!VERSIONS.contains(version)) {
            throw new IllegalArgumentException("no version " + version + " of " + ID);
        }
    }
}
