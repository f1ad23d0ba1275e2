package dev.keepsake.json.expect;

import dev.keepsake.json.cursor.JsonCodes;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.json.cursor.JsonFile;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.value.Bytes;
import java.util.List;

/// Files of expectations: bytes of JSON to [Expectation]s. The form is described in
/// `json/EXPECT.md`.
///
/// Whoever reads the bytes from a disk asks for at most [#MOST_BYTES] of them.
public final class ExpectFile {
    /// The newest version of the form that is read.
    public static final int VERSION = 1;

    /// How long a file may be: 16 MiB.
    public static final int MOST_BYTES = JsonFile.MOST_BYTES;

    static final String MEMBER = "keepsakeExpect";

    private static final JsonFile FILE =
            new JsonFile(
                    MEMBER,
                    VERSION,
                    new JsonCodes(
                            ExpectFileCode.ENCODING,
                            ExpectFileCode.TOO_LARGE,
                            ExpectFileCode.NOT_ONE,
                            ExpectFileCode.NEWER,
                            ExpectFileCode.SYNTAX,
                            ExpectFileCode.OBJECT,
                            ExpectFileCode.TEXT,
                            ExpectFileCode.INTEGER,
                            ExpectFileCode.UNKNOWN,
                            ExpectFileCode.DUPLICATE,
                            ExpectFileCode.NAME));

    private ExpectFile() {}

    /// What a file expects, in its order.
    ///
    /// @param bytes the whole file, UTF-8
    /// @param name the file's name, for what is found wrong
    /// @throws ExpectFileException the first thing wrong with it
    public static List<Expectation> read(Bytes bytes, String name) throws ExpectFileException {
        try {
            return new ExpectReader(FILE.open(bytes, name)).read();
        } catch (JsonFault fault) {
            throw new ExpectFileException(fault.finding(), fault);
        }
    }

    /// Refuses a file that is too long to be read.
    ///
    /// @throws ExpectFileException where it is
    public static void requireSize(long bytes, String name) throws ExpectFileException {
        try {
            FILE.requireSize(bytes, name);
        } catch (JsonFault fault) {
            throw new ExpectFileException(fault.finding(), fault);
        }
    }
}
