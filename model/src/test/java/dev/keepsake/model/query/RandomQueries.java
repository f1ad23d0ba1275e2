package dev.keepsake.model.query;

import dev.keepsake.model.path.QuotedText;
import java.util.List;
import java.util.Random;

/// Queries at random, as people might type them.
final class RandomQueries {
    private static final List<String> NAMES =
            List.of("a", "b", "C", "Outer", "List", "Inner*", "*", "\"two words\"", "\"*\"", "x/y");
    private static final List<String> PARTS =
            List.of(
                    "List", "Map", "A", "Own", "*", "**", "[*]", "[0]", "[=1]", "[=1#1]", "{*}",
                    "{1}", "PROP", "a", "M*p", "A#1", "\"A\"");
    private static final List<String> OPERANDS =
            List.of(
                    "0",
                    "1",
                    "7",
                    "-3",
                    "0x07",
                    "1e-3",
                    "NaN",
                    "Infinity",
                    "\"twice\"",
                    "true",
                    "2024-05-01",
                    "PT1H",
                    "k");
    private static final List<String> ORDERED = List.of("0", "1", "-7.5", "1e9", "Infinity", "3");
    private static final List<String> TYPES =
            List.of("Int32", "Number", "\"List<Int32>\"", "Struct", "Inner", "Text", "Opaque");
    private static final List<String> REGEXES = List.of("/a/", "/^T/i", "/[0-9]+/", "/a\\/b|w/");

    private final Random random;

    RandomQueries(long seed) {
        this.random = new Random(seed);
    }

    String query(int depth) {
        return switch (depth == 0 ? 9 : random.nextInt(10)) {
            case 0, 1 -> query(depth - 1) + " and " + query(depth - 1);
            case 2, 3 -> query(depth - 1) + " OR " + query(depth - 1);
            case 4 -> "not " + query(depth - 1);
            case 5, 6 -> "( " + query(depth - 1) + ")";
            default -> condition();
        };
    }

    private String condition() {
        return switch (random.nextInt(12)) {
            case 0 -> any(List.of("subject", "name", "class", "kind")) + " " + name();
            case 1 -> any(List.of("chunk", "key")) + " " + name();
            case 2, 3, 4 -> "path" + any(List.of("=", " != ", " = ")) + path();
            case 5 -> "type " + any(List.of("= ", "!=")) + any(TYPES);
            case 6, 7 -> "value " + any(List.of("=", "!= ")) + any(OPERANDS);
            case 8 -> "Value" + any(List.of("<", "<= ", ">", " >=")) + any(ORDERED);
            case 9 -> "value in " + any(ORDERED) + ".." + any(ORDERED);
            case 10 -> any(List.of("text ", "value ", "path ")) + part();
            default ->
                    any(
                            List.of(
                                    "is nan",
                                    "is not nonfinite",
                                    "value is kept",
                                    "is empty",
                                    "is edited",
                                    "refers to a"));
        };
    }

    private String name() {
        return random.nextInt(3) == 0 ? part() : any(List.of("= ", "!=")) + any(NAMES);
    }

    private String part() {
        return random.nextBoolean()
                ? "contains " + QuotedText.quote(any(List.of("", "t", "W", "7")))
                : any(List.of("~ ", "matches ")) + any(REGEXES);
    }

    private String path() {
        var text = new StringBuilder(any(List.of("", "", "/", "GLOB@*/")));
        int parts = 1 + random.nextInt(4);
        for (int i = 0; i < parts; i++) {
            String part = any(PARTS);
            boolean bracket = part.startsWith("[") || part.startsWith("{");
            boolean first = text.length() == 0 || text.charAt(text.length() - 1) == '/';
            if (bracket && first) {
                part = "List";
            }
            text.append(first || bracket ? "" : "/").append(part);
        }
        return text.toString();
    }

    private String any(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
