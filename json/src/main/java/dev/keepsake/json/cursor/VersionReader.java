package dev.keepsake.json.cursor;

import com.fasterxml.jackson.core.JsonToken;

/// Looks which version of its form a file is, before anything else in it is judged: a newer file is
/// *newer*, never wrong.
final class VersionReader {
    private final JsonFile file;

    VersionReader(JsonFile file) {
        this.file = file;
    }

    /// Refuses a text that is no such file, or a newer one.
    void require(String text, String name) throws JsonFault {
        var cursor = new JsonCursor(text, name, file.codes());
        if (cursor.next() == JsonToken.START_OBJECT) {
            for (String member = cursor.nextName(); member != null; member = cursor.nextName()) {
                cursor.next();
                if (member.equals(file.member())) {
                    requireKnown(cursor);
                    return;
                }
                cursor.skip();
            }
        }
        throw cursor.wrong(file.codes().notOne());
    }

    private void requireKnown(JsonCursor cursor) throws JsonFault {
        long version = cursor.integer(1, JsonFile.MOST_VERSION);
        if (version > file.version()) {
            throw new JsonFault(
                    cursor.finding(file.codes().newer())
                            .with("found", version)
                            .with("known", file.version()),
                    null);
        }
    }
}
