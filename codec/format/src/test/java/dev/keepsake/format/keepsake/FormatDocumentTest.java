package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// FORMAT.md says what the bytes are.
class FormatDocumentTest {
    private static final Pattern ROW =
            Pattern.compile("^([0-9A-F]{4})  ((?:[0-9A-F]{2} ?)+) .*$", Pattern.MULTILINE);

    private static Path find(String inModule) {
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            Path file = folder.resolve(inModule);
            if (Files.exists(file)) {
                return file;
            }
        }
        throw new IllegalStateException(inModule + " is nowhere above " + here);
    }

    @Test
    void listsTheBytesOfWholeFiles() throws IOException {
        String text = Files.readString(find("codec/FORMAT.md"));
        String[] parts = text.split("```hex", -1);
        assertEquals(3, parts.length, "text before the first listing, and two listings");
        assertEquals(GoldenFilesTest.read(GoldenSaves.MINIMAL), listed(parts[1]));
        assertEquals(GoldenFilesTest.read(GoldenSaves.LISTED), listed(parts[2]));
    }

    /// The bytes of a listing, each row of which begins where the one before ended.
    private static Bytes listed(String listing) {
        var bytes = new ByteArrayOutputStream();
        Matcher row = ROW.matcher(listing);
        while (row.find()) {
            assertEquals(bytes.size(), HexFormat.fromHexDigits(row.group(1)), row.group());
            bytes.writeBytes(HexFormat.of().parseHex(row.group(2).replace(" ", "")));
        }
        return Bytes.wrap(bytes.toByteArray());
    }

    @Test
    void sufficesForAReaderInAnotherLanguage(@TempDir Path folder)
            throws IOException, InterruptedException, SaveException {
        assumeTrue(runs("python3", "--version"), "python3 is not installed here");
        Path minimal = folder.resolve("minimal.ksave");
        Files.write(minimal, GoldenFilesTest.read(GoldenSaves.MINIMAL).toArray());
        assertEquals(
                "{\"version\": 1, \"sequence\": 1, \"header\": {\"META\": {\"title\": \"Pier\"},"
                        + " \"WRTR\": \"golden\"}, \"chunks\": [{\"id\": \"GLOB\", \"key\": \"\","
                        + " \"records\": [{\"subject\": \"world\", \"kind\": \"GLOB\", \"class\":"
                        + " \"World\", \"sections\": [[\"PROP\", {\"struct\": \"World\","
                        + " \"fields\": [[\"day\", {\"int32\": \"3\"}], [\"storm\","
                        + " true]]}]]}]}]}",
                read(minimal));
    }

    @Test
    void sufficesForAReaderOfTheSecondListing(@TempDir Path folder)
            throws IOException, InterruptedException {
        assumeTrue(runs("python3", "--version"), "python3 is not installed here");
        Path listed = folder.resolve("listed.ksave");
        Files.write(listed, GoldenFilesTest.read(GoldenSaves.LISTED).toArray());
        String all = Files.readString(find("codec/format/src/test/python/listed.json")).strip();
        assertEquals(all, read(listed));
    }

    @Test
    void sufficesForAReaderOfEveryType(@TempDir Path folder)
            throws IOException, InterruptedException, SaveException {
        assumeTrue(runs("python3", "--version"), "python3 is not installed here");
        Path types = folder.resolve("types.ksave");
        Bytes stored = StoredCopy.of(GoldenFilesTest.read(GoldenSaves.TYPES));
        Files.write(types, stored.toArray());
        String json = read(types);
        String all = Files.readString(find("codec/format/src/test/python/types.json")).strip();
        assertEquals(all, json);
    }

    private static String read(Path file) throws IOException, InterruptedException {
        String script = find("codec/format/src/test/python/ksave_reader.py").toString();
        Process process =
                new ProcessBuilder(List.of("python3", script, file.toString()))
                        .redirectErrorStream(true)
                        .start();
        byte[] printed = process.getInputStream().readAllBytes();
        String text = new String(printed, StandardCharsets.UTF_8).strip();
        assertEquals(0, process.waitFor(), text);
        return text;
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            var discard = ProcessBuilder.Redirect.DISCARD;
            return new ProcessBuilder(command)
                            .redirectOutput(discard)
                            .redirectError(discard)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    @Test
    void namesEveryLimit() throws IOException {
        String text = Files.readString(find("codec/FORMAT.md"));
        for (String limit :
                List.of("4 GiB", "1 GiB", "4,000,000", "65536", "65535", "524288", "16 KiB")) {
            assertTrue(text.contains(limit), limit);
        }
    }
}
