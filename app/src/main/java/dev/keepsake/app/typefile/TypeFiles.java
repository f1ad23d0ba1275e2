package dev.keepsake.app.typefile;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.json.type.TypeFile;
import dev.keepsake.json.type.TypeFileException;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds and reads the type file of a save: the one that was named, else the one beside the save.
///
/// The file is read each time, as it may be worked on; its text is parsed anew only where it is
/// another than the last. Any thread may use it.
public final class TypeFiles {
    /// The name of a type file that goes with all saves of its folder.
    public static final String NAME = ".keepsake-types.json";

    private final @Nullable Path named;
    private volatile Map<Path, Path> ofFolders = Map.of();
    private volatile @Nullable Parsed last;

    private TypeFiles(@Nullable Path named) {
        this.named = named;
    }

    /// A file as it was, and what it said.
    private record Parsed(Path file, Bytes bytes, TypeCatalog catalog) {}

    /// The type files that lie beside saves.
    public static TypeFiles besideSaves() {
        return new TypeFiles(null);
    }

    /// One type file for all saves, wherever they are.
    public static TypeFiles named(Path file) {
        return new TypeFiles(file);
    }

    /// Takes these files for the saves that lie in these folders, unless one was named for all.
    public void choose(Map<Path, Path> files) {
        ofFolders = Map.copyOf(files);
    }

    /// The types of a save's game.
    ///
    /// @throws SaveException where there is a type file that cannot be read (*failed*), or is wrong
    ///   in itself (*wrong use*)
    public GameTypes of(Path save) throws SaveException {
        Path file = file(save);
        if (named == null && file.equals(beside(save)) && !Files.exists(file)) {
            return GameTypes.NONE;
        }
        try {
            return new GameTypes(file, catalog(file));
        } catch (TypeFileException fault) {
            throw SaveException.of(fault.finding());
        }
    }

    /// The type file that goes with a save, whether or not it is there.
    public Path file(Path save) {
        if (named != null) {
            return named;
        }
        Path folder = save.toAbsolutePath().getParent();
        Path chosen = folder == null ? null : ofFolders.get(folder);
        return chosen == null ? beside(save) : chosen;
    }

    private static Path beside(Path save) {
        return save.resolveSibling(NAME);
    }

    /// Adds to the type file of a save what stands in a place; makes the file where there is none.
    ///
    /// It is written aside and takes the old one's name as a whole; its lines may then stand in
    /// another order. A file that does not read, or changes meanwhile, stays as it is.
    ///
    /// @return the file
    /// @throws SaveException as [#of] does, and where the file cannot be written (*failed*) or has
    ///   changed (*changed*)
    public Path add(Path save, PathPattern place, Type type) throws SaveException {
        Path file = file(save);
        try {
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                write(FileReplacement.of(file), TypeCatalog.EMPTY.withPath(place, type));
                return file;
            }
            Path own = file.toRealPath();
            Fingerprint opened = fingerprint(own);
            TypeCatalog known = catalog(own);
            write(FileReplacement.of(own).expecting(opened), known.withPath(place, type));
            return file;
        } catch (TypeFileException fault) {
            throw SaveException.of(fault.finding());
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
    }

    private static Fingerprint fingerprint(Path file) throws SaveException {
        try (ByteSource source = FileSource.open(file)) {
            return Fingerprint.of(source, Progress.NONE);
        }
    }

    private static void write(FileReplacement replacement, TypeCatalog catalog)
            throws SaveException {
        Bytes text = Bytes.ofText(TypeFile.write(catalog));
        replacement.write(sink -> sink.write(text), FileReplacement.Check.NONE);
    }

    private TypeCatalog catalog(Path file) throws SaveException, TypeFileException {
        Bytes bytes = read(file);
        Parsed known = last;
        if (known != null && known.file().equals(file) && known.bytes().equals(bytes)) {
            return known.catalog();
        }
        TypeCatalog catalog = TypeFile.read(bytes, file.toString());
        last = new Parsed(file, bytes, catalog);
        return catalog;
    }

    private static Bytes read(Path file) throws SaveException, TypeFileException {
        try (ByteSource source = FileSource.open(file)) {
            TypeFile.requireSize(source.size(), file.toString());
            return source.read(0, (int) source.size());
        }
    }
}
