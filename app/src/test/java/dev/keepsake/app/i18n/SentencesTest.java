package dev.keepsake.app.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.FindingCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every sentence is there in both languages, with the same placeholders, and is used.
final class SentencesTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/keepsake/app");
    private static final Pattern LITERAL =
            Pattern.compile("\"([a-z][a-zA-Z]*(?:\\.[a-zA-Z]+)*\\.?)\"");

    private final Map<String, String> english = Messages.read("messages.properties");
    private final Map<String, String> german = Messages.read("messages_de.properties");

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(german.keySet()));
    }

    @Test
    void bothLanguagesHaveTheSamePlaceholders() {
        english.forEach((key, sentence) ->
                assertEquals(
                        Placeholders.names(sentence), Placeholders.names(german.get(key)), key));
    }

    @Test
    void everyFindingHasASentence() {
        Set<String> codes = codes();
        assertFalse(codes.isEmpty());
        Set<String> missing = new TreeSet<>(codes);
        missing.removeAll(english.keySet());
        assertEquals(Set.of(), missing);
    }

    /// What an Unreal code's documentation names is there, with `maybe` before what may be missing.
    @Test
    void sentencesOfUnrealAskForWhatTheirCodesTell() throws IOException {
        Path source = Path.of("../codec/unreal/src/main/java/dev/keepsake/unreal/finding");
        Matcher codes =
                Pattern.compile("((?: *///.*\n)+) *[A-Z_0-9]+\\(\"([a-zA-Z.]+)\"")
                        .matcher(Files.readString(source.resolve("UnrealCode.java")));
        int compared = 0;
        while (codes.find()) {
            String doc =
                    codes.group(1).replaceAll("\\s*///\\s*", " ").replaceAll("\\([^)]*\\)", "");
            String details = doc.replaceFirst(".*?Details: ", "").replaceFirst("\\..*", "");
            String[] parts = details.split("maybe", 2);
            String id = "finding." + codes.group(2);
            for (String sentence : List.of(english.get(id), german.get(id))) {
                String certain = sentence.replaceAll("\\[[^]]*]", "");
                Set<String> asked = new TreeSet<>(Placeholders.names(certain));
                asked.removeIf(name -> parts[0].contains(name));
                assertEquals(Set.of(), asked, id);
                Set<String> all = new TreeSet<>(Placeholders.names(sentence));
                all.removeIf(details::contains);
                assertEquals(Set.of(), all, id);
                compared++;
            }
        }
        assertTrue(compared > 40, compared + " sentences");
    }

    @Test
    void everySentenceIsUsed() throws IOException {
        Set<String> used = literals();
        Set<String> codes = codes();
        Set<String> unused = new TreeSet<>(english.keySet());
        unused.removeIf(key -> codes.contains(key) || used.contains(key) || isBuilt(key));
        unused.removeIf(key -> key.endsWith(".tip") && used.contains(withoutTip(key)));
        assertEquals(Set.of(), unused);
    }

    /// Buttons have their tooltip under their own key and `.tip`.
    private static String withoutTip(String key) {
        return key.substring(0, key.length() - ".tip".length());
    }

    /// Keys that are put together from a name of the command line, of an outcome, a kind of file, a
    /// reason, an effect, a mode, a change or an action; that every title is an action's is tested
    /// with the window.
    private static boolean isBuilt(String key) {
        return key.startsWith("outcome.")
                || key.startsWith("reason.")
                || key.startsWith("fileKind.")
                || key.matches("action\\.(group\\.)?[a-z-]+")
                || key.matches("set\\.effect\\.[a-z]+")
                || key.matches("window\\.bulk\\.(kind|column)\\.[a-z]+")
                || key.matches("window\\.find\\.(mode|prompt)\\.[a-z]+")
                || key.matches("window\\.changed\\.(changed|newer)(\\.staged)?")
                || key.endsWith(".description")
                || key.matches("([a-z]+\\.)?(option|argument)\\.[a-z]+");
    }

    private static Set<String> literals() throws IOException {
        try (Stream<Path> sources = Files.walk(SOURCES)) {
            return sources.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(SentencesTest::literals)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Stream<String> literals(Path source) {
        try {
            Matcher literal = LITERAL.matcher(Files.readString(source));
            return literal.results().map(found -> found.group(1)).toList().stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The keys of all codes in the modules of the program.
    private static Set<String> codes() {
        return Stream.concat(ownClasses(), moduleClasses())
                .filter(name -> name.endsWith("Code") || name.endsWith(".Lock"))
                .map(SentencesTest::load)
                .filter(type -> type.isEnum() && FindingCode.class.isAssignableFrom(type))
                .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                .map(code -> FindingSentences.key(((FindingCode) code).id()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> ownClasses() {
        try (Stream<Path> sources = Files.walk(SOURCES)) {
            return sources
                    .map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(name.indexOf("dev/"), name.length() - 5))
                    .map(name -> name.replace('/', '.'))
                    .toList()
                    .stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Stream<String> moduleClasses() {
        return ModuleLayer.boot().configuration().modules().stream()
                .filter(module -> module.name().startsWith("dev.keepsake."))
                .map(module -> {
                    try (ModuleReader reader = module.reference().open()) {
                        return reader.list().toList();
                    } catch (IOException failure) {
                        throw new UncheckedIOException(failure);
                    }
                })
                .flatMap(Collection::stream)
                .filter(name -> name.endsWith(".class") && !name.contains("$"))
                .map(name -> name.substring(0, name.length() - 6).replace('/', '.'));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, SentencesTest.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
