package dev.keepsake.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static final Path SOURCES = Path.of("src/main/java");

    /// Where the code gives a limit its name: as a detail, or to a method that does.
    private static final Pattern NAMED =
            Pattern.compile(
                    "(?:\"limit\"\\s*,|[lL]imit\\(|\\brequire\\(|\\brefusal\\()\\s*\"(\\w+)\"");

    private static Set<String> names() {
        var names = new HashSet<String>();
        for (RecordComponent component : Limits.class.getRecordComponents()) {
            names.add(component.getName());
        }
        for (Field field : Limits.class.getFields()) {
            names.add(camelCase(field.getName()));
        }
        return names;
    }

    private static String camelCase(String constant) {
        var name = new StringBuilder();
        for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
            name.append(
                    name.isEmpty()
                            ? word.substring(0, 1)
                            : word.substring(0, 1).toUpperCase(Locale.ROOT));
            name.append(word.substring(1));
        }
        return name.toString();
    }

    @Test
    void everyFindingNamesALimitAsItIsNamedHere() throws IOException {
        var used = new TreeSet<String>();
        for (String source : sources()) {
            NAMED.matcher(source).results().forEach(found -> used.add(found.group(1)));
        }
        var strange = new TreeSet<>(used);
        strange.removeAll(names());
        assertEquals(Set.of(), strange);
        assertTrue(used.size() > 12, used::toString);
    }

    private static List<String> sources() throws IOException {
        var sources = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }
}
