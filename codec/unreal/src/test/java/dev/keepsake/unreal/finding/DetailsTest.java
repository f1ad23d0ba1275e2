package dev.keepsake.unreal.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.RandomGvas;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// A finding has the details that its code's documentation names, and no others.
final class DetailsTest {
    private static final Path SOURCE =
            Path.of("src/main/java/dev/keepsake/unreal/finding/UnrealCode.java");
    private static final Pattern CODE =
            Pattern.compile("((?: *///.*\n)+) *[A-Z_0-9]+\\(\"([a-zA-Z.]+)\"");
    private static final Pattern DETAILS =
            Pattern.compile("Details: ([^;.]*)(?:; maybe ([^.]*))?\\.");

    private final Map<String, Set<String>> always = new HashMap<>();
    private final Map<String, Set<String>> maybe = new HashMap<>();

    DetailsTest() throws IOException {
        Matcher codes = CODE.matcher(Files.readString(SOURCE));
        while (codes.find()) {
            String doc =
                    codes.group(1).replaceAll("\\s*///\\s*", " ").replaceAll("\\([^)]*\\)", "");
            Matcher details = DETAILS.matcher(doc);
            boolean has = details.find();
            always.put(codes.group(2), names(has ? details.group(1) : ""));
            maybe.put(
                    codes.group(2), names(has && details.group(2) != null ? details.group(2) : ""));
        }
    }

    private static Set<String> names(String list) {
        return Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty() && !name.equals("none"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void check(Finding finding) {
        String id = finding.code().id();
        if (!(finding.code() instanceof UnrealCode)) {
            return;
        }
        assertNotNull(always.get(id), id);
        Set<String> found = new TreeSet<>(finding.details().keySet());
        assertTrue(found.containsAll(always.get(id)), finding::toString);
        found.removeAll(always.get(id));
        found.removeAll(maybe.get(id));
        assertEquals(Set.of(), found, finding::toString);
    }

    private int checkAll(Bytes file, Set<String> seen) throws SaveException {
        Verdict verdict = Saves.verify(file);
        for (Finding finding : verdict.findings().kept()) {
            check(finding);
            seen.add(finding.code().id());
        }
        return verdict.findings().kept().size();
    }

    @Test
    void everyCodeIsDocumented() {
        assertEquals(
                Arrays.stream(UnrealCode.values())
                        .map(UnrealCode::id)
                        .collect(Collectors.toCollection(TreeSet::new)),
                new TreeSet<>(always.keySet()));
        assertEquals(Set.of("part", "left"), always.get("unreal.truncated"));
        assertEquals(Set.of("needed", "before", "decodedOffset"), maybe.get("unreal.truncated"));
    }

    @Test
    void damagedSavesHaveTheDetailsOfTheirCodes() throws SaveException {
        var seen = new TreeSet<String>();
        int findings = 0;
        for (EngineVersion engine : EngineVersion.ALL) {
            Bytes save = Bytes.wrap(GvasBuilder.of(engine).integer("A", 1).str("B", "x").build());
            Bytes random = Bytes.wrap(RandomGvas.of(17, engine));
            for (Bytes file :
                    List.of(
                            save,
                            Wrapped.plz1(save),
                            Wrapped.plz2(save),
                            Wrapped.frames(100, save),
                            Wrapped.frameWithCodec(3, 1_024, save),
                            Wrapped.satisfactory(14, save),
                            random)) {
                int step = Math.max(1, file.length() / 150);
                for (int at = 0; at < file.length(); at += step) {
                    findings += checkAll(file.slice(0, at), seen);
                    findings += checkAll(Wrapped.changed(file, at, file.at(at) ^ 0x81), seen);
                }
            }
        }
        System.out.printf("%d findings of %d codes: %s%n", findings, seen.size(), seen);
        assertTrue(seen.size() > 10, seen::toString);
    }
}
