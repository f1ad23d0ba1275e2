package dev.keepsake.unreal;

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
import dev.keepsake.unreal.save.SaveParser;
import dev.keepsake.unreal.save.SaveWriter;
import dev.keepsake.unreal.save.UnrealSink;
import java.util.List;

/// Saves of the Unreal engine (`GVAS`), versions 1 to 3 and those of licensees, with what real
/// games put around them.
///
/// Chunk `root` has a record per property of the save's object; `TAIL` is what stands behind them
/// where that is not the usual; `BODY` what a known wrapping holds that is no GVAS.
public final class UnrealFormat implements SaveFormat {
    /// The format's name.
    public static final String ID = "unreal";

    private static final List<String> VERSIONS = List.of("1", "2", "3");

    /// The format.
    public UnrealFormat() {}

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
        return List.of("sav");
    }

    @Override
    public Likelihood probe(ByteSource source, Limits limits) throws SaveException {
        return SaveParser.probe(source);
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
        SaveWriter.convert(document, version, sink, progress);
    }

    @Override
    public RecordSink create(String version, ByteSink sink, Limits limits) {
        if (!isVersion(version)) {
            throw new IllegalArgumentException("no version " + version + " of " + ID);
        }
        return new UnrealSink(version, sink, limits);
    }

    @Override
    public RecordSink createLike(SaveDocument like, ByteSink sink, Limits limits)
            throws SaveException {
        return UnrealSink.like(like, sink, limits);
    }

    /// Licensees have numbers of their own.
    private static boolean isVersion(String version) {
        return version.matches("-?[1-9][0-9]{0,9}")
                && Long.parseLong(version) == (int) Long.parseLong(version);
    }
}
