package dev.keepsake.product;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;

/// Reads what the program prints for programs: one object a line.
final class JsonLines {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonLines() {}

    static List<JsonNode> of(Program.Ended ended) {
        return ended.lines().stream().map(JsonLines::parse).toList();
    }

    static JsonNode only(Program.Ended ended) {
        List<JsonNode> all = of(ended);
        if (all.size() != 1) {
            throw new AssertionError("not one line: " + ended);
        }
        return all.getFirst();
    }

    private static JsonNode parse(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (JsonProcessingException broken) {
            throw new AssertionError("no JSON: " + line, broken);
        }
    }
}
