package dev.keepsake.json.expect;

import com.fasterxml.jackson.core.JsonToken;
import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.check.expect.Expectation;
import java.util.ArrayList;
import java.util.List;

/// Reads a file whose version is known. For one file and one thread.
final class ExpectReader {
    private static final String MEMBERS = "keepsakeExpect, description, expectations";

    private final JsonCursor cursor;
    private final List<Expectation> all = new ArrayList<>();

    ExpectReader(JsonCursor cursor) {
        this.cursor = cursor;
    }

    List<Expectation> read() throws JsonFault {
        cursor.next();
        cursor.members(this::readMember);
        if (cursor.next() != null) {
            throw cursor.wrong(ExpectFileCode.SYNTAX);
        }
        return List.copyOf(all);
    }

    private void readMember(String member) throws JsonFault {
        switch (member) {
            case ExpectFile.MEMBER -> cursor.integer(1, ExpectFile.VERSION);
            case "description" -> cursor.text();
            case "expectations" -> readAll();
            default -> throw cursor.unknown(member, MEMBERS);
        }
    }

    private void readAll() throws JsonFault {
        if (!cursor.isAt(JsonToken.START_ARRAY)) {
            throw cursor.unfit(ExpectFileCode.LIST);
        }
        while (cursor.next() != JsonToken.END_ARRAY) {
            all.add(new OneReader(cursor).read());
        }
    }
}
