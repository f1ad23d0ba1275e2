package dev.keepsake.product;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;

/// Opens saves through the library, to look at what the program wrote.
public final class Saves {
    private static final SaveFormats FORMATS = SaveFormats.installed();

    private Saves() {}

    /// The save of a file; the caller closes it.
    public static SaveDocument open(Path file) throws SaveException {
        ByteSource source = FileSource.open(file);
        SaveFormat format = FORMATS.require(source, Limits.DEFAULT);
        return format.open(source, OpenOptions.DEFAULT, Progress.NONE);
    }

    /// The format with an id.
    public static SaveFormat format(String id) {
        return FORMATS.find(id).orElseThrow();
    }
}
