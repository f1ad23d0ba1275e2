package dev.keepsake.app.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// What stands in a file: a first line with its kind and version, then a line for each row, its
/// words apart by tabs. Immutable.
///
/// @param kind what is kept, such as `settings`
/// @param version counts up whenever older programs could not read it any more
/// @param none what is there before anything was kept
/// @param parse makes it of rows; an [IllegalArgumentException] says that they are damaged
/// @param print makes rows of it, none of them empty
public record StateForm<T>(
        String kind,
        int version,
        T none,
        Function<List<List<String>>, T> parse,
        Function<T, List<List<String>>> print) {
    /// How a file begins.
    private String mark() {
        return "keepsake " + kind + " ";
    }

    /// The text of a file.
    String text(T value) {
        var lines = new ArrayList<String>(List.of(mark() + version));
        print.apply(value).forEach(row -> lines.add(line(row)));
        return String.join("\n", lines) + "\n";
    }

    /// True where a newer version wrote this text.
    boolean isNewer(String text) {
        String first = text.lines().findFirst().orElse("");
        String number = first.startsWith(mark()) ? first.substring(mark().length()) : "";
        return number.matches("[1-9][0-9]{0,8}") && Integer.parseInt(number) > version;
    }

    /// What stands in a text.
    ///
    /// @throws IllegalArgumentException where it is damaged
    T value(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(mark() + version)) {
            throw new IllegalArgumentException("no " + kind);
        }
        return parse.apply(
                lines.stream()
                        .skip(1)
                        .filter(line -> !line.isEmpty())
                        .map(StateForm::row)
                        .toList());
    }

    private static String line(List<String> row) {
        return String.join("\t", row.stream().map(StateForm::escaped).toList());
    }

    private static String escaped(String word) {
        return word.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private static List<String> row(String line) {
        return List.of(line.split("\t", -1)).stream().map(StateForm::word).toList();
    }

    private static String word(String escaped) {
        var word = new StringBuilder();
        int i = 0;
        while (i < escaped.length()) {
            char at = escaped.charAt(i++);
            if (at != '\\') {
                word.append(at);
                continue;
            }
            char code = i < escaped.length() ? escaped.charAt(i++) : ' ';
            word.append(
                    switch (code) {
                        case '\\' -> '\\';
                        case 't' -> '\t';
                        case 'n' -> '\n';
                        case 'r' -> '\r';
                        default -> throw new IllegalArgumentException(escaped);
                    });
        }
        return word.toString();
    }
}
