package dev.keepsake.app.state;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Reads and writes a file of what is kept. Blocks, so it is for workers, and for the start before
/// there is a window.
///
/// @param file where it stands; its folder need not exist
/// @param form what stands in it
public record StateFile<T>(Path file, StateForm<T> form) {
    private static final long MOST_BYTES = 8L << 20;

    /// What stands in it; [StateForm#none] where there is no file. A damaged or newer file is set
    /// aside, so that it is there to look at and in nobody's way.
    ///
    /// @throws SaveException where it was set aside, or could not be read
    public T read() throws SaveException {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw setAside(StateCode.DAMAGED);
            }
            return value(Files.readString(file));
        } catch (NoSuchFileException first) {
            return form.none();
        } catch (CharacterCodingException damaged) {
            throw setAside(StateCode.DAMAGED);
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
    }

    private T value(String text) throws SaveException {
        if (form.isNewer(text)) {
            throw setAside(StateCode.NEWER);
        }
        try {
            return form.value(text);
        } catch (IllegalArgumentException damaged) {
            throw setAside(StateCode.DAMAGED);
        }
    }

    private SaveException setAside(StateCode why) {
        String ending = why == StateCode.NEWER ? ".newer" : ".damaged";
        Path aside = file.resolveSibling(file.getFileName() + ending);
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            return StorageException.of(file.toString(), failure);
        }
        return SaveException.of(Finding.of(why).with("file", file).with("aside", aside));
    }

    /// Writes it aside and puts it in the place of the one before.
    ///
    /// @throws SaveException where it cannot be written
    public void write(T value) throws SaveException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
            Path aside = Files.createTempFile(folder, "state", ".tmp");
            try {
                Files.writeString(aside, form.text(value));
                Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(aside);
            }
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
    }
}
