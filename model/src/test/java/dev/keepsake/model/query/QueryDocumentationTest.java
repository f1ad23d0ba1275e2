package dev.keepsake.model.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keepsake.model.bulk.Operation;
import dev.keepsake.model.finding.EditRefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every example of `docs/query.md` reads, and prints as it stands there where that is canonical.
final class QueryDocumentationTest {
    private static List<String> examples(String kind) throws IOException {
        var found = new ArrayList<String>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("..", "docs", "query.md"))) {
            if (line.startsWith("```")) {
                inside = !inside && line.equals("```" + kind);
            } else if (inside) {
                found.add(line);
            }
        }
        return found;
    }

    @Test
    void everyQueryReads() throws IOException, EditRefusedException {
        List<String> queries = examples("query");
        assertFalse(queries.isEmpty());
        for (String text : queries) {
            Query query = Query.parse(text);
            assertEquals(query, Query.parse(query.toString()), text);
        }
    }

    @Test
    void everyChangeReads() throws IOException, EditRefusedException {
        List<String> changes = examples("change");
        assertFalse(changes.isEmpty());
        for (String text : changes) {
            Operation operation = Operation.parse(text);
            assertEquals(operation.toString(), Operation.parse(operation.toString()).toString());
        }
    }
}
