package dev.keepsake.app.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.finding.StoreCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the window and the command line say of a store.
final class StoreSentencesTest {
    private final FindingSentences sentences = FindingSentences.in(Messages.of(Locale.ENGLISH));

    @Test
    void nameTheProgramThatWrites() {
        var holder = new LeaseHolder("Harbour Town", 4711, "desk", Instant.EPOCH);
        String said =
                sentences.sentence(
                        Finding.of(StoreCode.HELD)
                                .with("file", "")
                                .with("place", "/saves")
                                .with("reason", holder.text()));
        assertTrue(
                said.startsWith(
                        "Another program writes to /saves just now: Harbour Town, process 4711 on"
                                + " desk, since "),
                said);
    }

    @Test
    void doWithoutANameWhereThereIsNone() {
        assertEquals(
                "Another program writes to /saves just now. Nothing was changed. Close it or wait,"
                        + " then try again; or write to a new file.",
                sentences.sentence(
                        Finding.of(StoreCode.HELD)
                                .with("file", "")
                                .with("place", "/saves")
                                .with("reason", "")));
    }

    @Test
    void haveWordsForWhatTheCopiesAre() {
        assertEquals(
                "Neither copy of the slot x is whole: A is damaged, B is missing. Recover what"
                        + " reads, or restore a backup.",
                sentences.sentence(
                        Finding.of(StoreCode.NO_WHOLE_COPY)
                                .with("slot", "x")
                                .with("a", "damaged")
                                .with("b", "missing")));
    }

    /// A sentence asks for nothing that its code does not tell, but who the holder is.
    @Test
    void askForWhatTheCodesTell() throws IOException {
        Path source =
                Path.of("../codec/store/src/main/java/dev/keepsake/store/finding/StoreCode.java");
        Matcher codes =
                Pattern.compile("((?: *///.*\n)+) *[A-Z_]+\\(\"([a-zA-Z.]+)\"")
                        .matcher(Files.readString(source));
        List<Map<String, String>> languages =
                List.of(
                        Messages.read("messages.properties"),
                        Messages.read("messages_de.properties"));
        int compared = 0;
        while (codes.find()) {
            String doc = codes.group(1).replaceAll("\\s*///\\s*", " ").strip();
            String details = doc.contains("Details: ") ? doc.replaceFirst(".*Details: ", "") : "";
            for (Map<String, String> language : languages) {
                String sentence = language.getOrDefault("finding." + codes.group(2), "{missing}");
                Set<String> asked = new TreeSet<>(Placeholders.names(sentence));
                asked.removeIf(name -> details.matches(".*\\b" + name + "\\b.*"));
                asked.remove("holder");
                assertEquals(Set.of(), asked, codes.group(2));
                compared++;
            }
        }
        assertEquals(2 * StoreCode.values().length, compared);
    }
}
