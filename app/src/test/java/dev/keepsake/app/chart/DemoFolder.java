package dev.keepsake.app.chart;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The sample saves, made once for all tests.
public final class DemoFolder {
    private static final SaveFormats FORMATS = SaveFormats.installed();
    private static List<DemoSaves.Sample> samples = List.of();

    private DemoFolder() {}

    /// A reader of saves.
    public static SaveReader reader() {
        return new SaveReader(FORMATS, TypeFiles.besideSaves());
    }

    /// Writes the samples whose name begins so into a folder, and opens one.
    public static synchronized OpenedSave open(Path folder, String begin, String name)
            throws SaveException, IOException {
        samples = samples.isEmpty() ? DemoSaves.in(FORMATS).all() : samples;
        for (DemoSaves.Sample sample : samples) {
            if (sample.name().startsWith(begin)) {
                Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
            }
        }
        return reader().read(folder.resolve(name), Progress.NONE);
    }
}
