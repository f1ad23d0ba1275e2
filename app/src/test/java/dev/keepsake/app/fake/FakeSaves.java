package dev.keepsake.app.fake;

import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Writes and opens fake files.
public final class FakeSaves {
    private FakeSaves() {}

    /// A file in a folder that holds these words.
    public static Path write(Path folder, String name, String... words) {
        try {
            return Files.writeString(folder.resolve(name), "FAKE\n" + String.join("\n", words));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// A reader that knows fake files.
    public static SaveReader reader() {
        return reader(new FakeFormat());
    }

    /// A reader that knows files of this format.
    public static SaveReader reader(FakeFormat format) {
        return new SaveReader(SaveFormats.of(List.of(format)), TypeFiles.besideSaves());
    }

    /// A reader that knows files of this format and of others.
    public static SaveReader reader(FakeFormat format, SaveFormats others) {
        var all = new ArrayList<SaveFormat>(List.of(format));
        all.addAll(others.all());
        return new SaveReader(SaveFormats.of(all), TypeFiles.besideSaves());
    }

    /// A fake save that is open.
    public static OpenedSave open(Path folder, String... words) throws SaveException {
        return reader().read(write(folder, "save.fake", words), Progress.NONE);
    }
}
