package dev.keepsake.json.type;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Type files: bytes of JSON ⇄ [TypeCatalog]. The form is described in `json/TYPES.md`.
///
/// Whoever reads the bytes from a disk asks for at most [#MOST_BYTES] of them.
public final class TypeFile {
    /// The version of the form that is written, and the newest that is read.
    public static final int VERSION = 1;

    /// How long a type file may be: 16 MiB.
    public static final int MOST_BYTES = 16 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TypeFile() {}

    /// What a type file says.
    ///
    /// @param bytes the whole file, UTF-8
    /// @param name the file's name, for what is found wrong
    /// @throws TypeFileException the first thing wrong with it
    public static TypeCatalog read(Bytes bytes, String name) throws TypeFileException {
        requireSize(bytes.length(), name);
        String text = decode(bytes, name);
        VersionReader.require(text, name);
        return new CatalogReader(new JsonCursor(text, name)).read();
    }

    /// Refuses a file that is too long to be read.
    ///
    /// @throws TypeFileException where it is
    public static void requireSize(long bytes, String name) throws TypeFileException {
        if (bytes > MOST_BYTES) {
            throw new TypeFileException(
                    Finding.of(TypeFileCode.TOO_LARGE)
                            .with("file", name)
                            .with("found", bytes)
                            .with("allowed", MOST_BYTES),
                    null);
        }
    }

    private static String decode(Bytes bytes, String name) throws TypeFileException {
        try {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes.toArray()))
                            .toString();
            boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
            return marked ? text.substring(1) : text;
        } catch (CharacterCodingException fault) {
            throw new TypeFileException(
                    Finding.of(TypeFileCode.ENCODING).with("file", name), fault);
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
