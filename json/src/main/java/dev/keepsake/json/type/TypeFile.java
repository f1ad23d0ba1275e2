package dev.keepsake.json.type;

import dev.keepsake.json.cursor.JsonCodes;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.json.cursor.JsonFile;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;

/// Type files: bytes of JSON ⇄ [TypeCatalog]. The form is described in `json/TYPES.md`.
///
/// Whoever reads the bytes from a disk asks for at most [#MOST_BYTES] of them.
public final class TypeFile {
    /// The version of the form that is written, and the newest that is read.
    public static final int VERSION = 1;

    /// How long a type file may be: 16 MiB.
    public static final int MOST_BYTES = JsonFile.MOST_BYTES;

    static final String MEMBER = "keepsakeTypes";

    private static final JsonFile FILE =
            new JsonFile(
                    MEMBER,
                    VERSION,
                    new JsonCodes(
                            TypeFileCode.ENCODING,
                            TypeFileCode.TOO_LARGE,
                            TypeFileCode.NOT_A_TYPE_FILE,
                            TypeFileCode.NEWER,
                            TypeFileCode.SYNTAX,
                            TypeFileCode.OBJECT,
                            TypeFileCode.TEXT,
                            TypeFileCode.INTEGER,
                            TypeFileCode.UNKNOWN,
                            TypeFileCode.DUPLICATE,
                            TypeFileCode.NAME));

    private TypeFile() {}

    /// What a type file says.
    ///
    /// @param bytes the whole file, UTF-8
    /// @param name the file's name, for what is found wrong
    /// @throws TypeFileException the first thing wrong with it
    public static TypeCatalog read(Bytes bytes, String name) throws TypeFileException {
        try {
            return new CatalogReader(FILE.open(bytes, name)).read();
        } catch (JsonFault fault) {
            throw new TypeFileException(fault.finding(), fault);
        }
    }

    /// Refuses a file that is too long to be read.
    ///
    /// @throws TypeFileException where it is
    public static void requireSize(long bytes, String name) throws TypeFileException {
        try {
            FILE.requireSize(bytes, name);
        } catch (JsonFault fault) {
            throw new TypeFileException(fault.finding(), fault);
        }
    }

    /// The text of a type file that says what a catalog knows. Equal catalogs give equal texts.
    ///
    /// @throws IllegalArgumentException where no file can hold the catalog: a name stands twice, or
    ///   an alias leads nowhere
    public static String write(TypeCatalog catalog) {
        String text = CatalogWriter.write(catalog);
        try {
            if (read(Bytes.ofText(text), "written").equals(catalog)) {
                return text;
            }
        } catch (TypeFileException fault) {
            throw new IllegalArgumentException("no type file holds this catalog", fault);
        }
        throw new IllegalArgumentException("no type file holds this catalog");
    }
}
