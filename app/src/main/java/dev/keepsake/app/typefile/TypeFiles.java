package dev.keepsake.app.typefile;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.json.type.TypeFile;
import dev.keepsake.json.type.TypeFileException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Finds and reads the type file of a save: the one that was named, else the one beside the save.
///
/// The file is read each time, as it may be worked on; its text is parsed anew only where it is
/// another than the last. Any thread may use it.
public final class TypeFiles {
    /// The name of a type file that goes with all saves of its folder.
    public static final String NAME = ".keepsake-types.json";

    private final @Nullable Path named;
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

    /// The types of a save's game.
    ///
    /// @throws SaveException where there is a type file that cannot be read (*failed*), or is wrong
    ///   in itself (*wrong use*)
    public GameTypes of(Path save) throws SaveException {
        Path file = named == null ? save.resolveSibling(NAME) : named;
        if (named == null && !Files.exists(file)) {
            return GameTypes.NONE;
        }
        try {
            return new GameTypes(file, catalog(file));
        } catch (TypeFileException fault) {
            throw SaveException.of(fault.finding());
        }
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
