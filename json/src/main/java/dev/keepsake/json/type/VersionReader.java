package dev.keepsake.json.type;

import com.fasterxml.jackson.core.JsonToken;

/// Looks which version of the form a file is, before anything else in it is judged: a newer file is
/// *newer*, never wrong.
final class VersionReader {
    static final String MEMBER = "keepsakeTypes";
    static final long MOST = 0xFFFF_FFFFL;

    private VersionReader() {}

    /// Refuses a text that is no type file, or a newer one.
    static void require(String text, String file) throws TypeFileException {
        var cursor = new JsonCursor(text, file);
        if (cursor.next() == JsonToken.START_OBJECT) {
            for (String member = cursor.nextName(); member != null; member = cursor.nextName()) {
                cursor.next();
                if (member.equals(MEMBER)) {
                    requireKnown(cursor);
                    return;
                }
                cursor.skip();
            }
        }
        throw cursor.wrong(TypeFileCode.NOT_A_TYPE_FILE);
    }

    private static void requireKnown(JsonCursor cursor) throws TypeFileException {
        long version = cursor.integer(1, MOST);
        if (version > TypeFile.VERSION) {
            throw new TypeFileException(
                    cursor.finding(TypeFileCode.NEWER)
                            .with("found", version)
                            .with("known", TypeFile.VERSION),
                    null);
        }
    }
}
