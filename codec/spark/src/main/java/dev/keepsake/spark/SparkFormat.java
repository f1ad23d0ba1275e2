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
import dev.keepsake.spark.save.SaveParser;
import dev.keepsake.spark.save.SaveWriter;
import dev.keepsake.spark.save.SparkSink;
import java.util.List;

/// Saves of the Spark engine, versions 1 to 4.
///
/// Chunk `ENTS` has a record per entity, `CUST` one per custom entry, `TAIL` what stands behind the
/// save's end. Whatever an engine refuses but reads whole here opens, with findings that name the
/// engines.
public final class SparkFormat implements SaveFormat {
    /// The format's name.
    public static final String ID = "spark";

    private static final List<String> VERSIONS = List.of("1", "2", "3", "4");

    /// The format.
    public SparkFormat() {}

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
        return List.of("spark_save");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        return SaveParser.hasMagic(source) ? Likelihood.CERTAIN : Likelihood.NO;
    }

    @Override
    public SaveDocument open(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        return Doors.open(source, options, progress, SaveParser::parse);
    }

    @Override
    public Diagnosis inspect(ByteSource source, OpenOptions options, Progress progress)
            throws SaveException {
        return Doors.inspect(source, options, progress, SaveParser::parse);
    }

    @Override
    public void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        SaveWriter.write(document, sink, progress);
    }

    @Override
    public void convert(SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        requireVersion(version);
        SaveWriter.convert(document, version, sink, progress);
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        requireVersion(version);
        return new SparkSink(Integer.parseInt(version), sink, limits);
    }

    private static void requireVersion(String version) {
        if (!VERSIONS.contains(version)) {
            throw new IllegalArgumentException("no version " + version + " of " + ID);
        }
    }
}
