package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.AbstractList;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A save far bigger than the memory the program is given: listed, verified and paged through.
///
/// With `-Dkeepsake.big=true` it decodes to 1 GiB and the program gets 512 MiB; without, an eighth
/// of both.
final class BigSaveTest {
    private static final boolean BIG = Boolean.getBoolean("keepsake.big");
    private static final long DECODED_BYTES = (BIG ? 1000L : 125L) << 20;
    private static final String HEAP = BIG ? "-Xmx512m" : "-Xmx96m";

    private static final int ENTITY_BYTES = 100_000;
    private static final int STEPS = 400_000;

    @TempDir static Path folder;
    private static Path save;
    private static long entities;

    @BeforeAll
    static void writeSave() throws IOException, SaveException {
        save = folder.resolve("big.ksave");
        entities = DECODED_BYTES / ENTITY_BYTES - STEPS * 20L / ENTITY_BYTES;
        NewSave.write(
                save,
                Limits.DEFAULT,
                content -> {
                    content.entity("Journal", journal());
                    for (int i = 0; i < entities; i++) {
                        content.entity("Terrain_" + i, terrain(i));
                    }
                });
        System.out.println("Big save: " + Files.size(save) + " bytes");
    }

    /// A list of 400,000 lines of text, which is read page by page.
    private static StructValue journal() {
        var lines =
                new AbstractList<Value>() {
                    @Override
                    public Value get(int index) {
                        return TextValue.of("Line " + index + " of the log");
                    }

                    @Override
                    public int size() {
                        return STEPS;
                    }
                };
        return StructValue.builder("Journal")
                .add("Lines", ListValue.of(PrimitiveType.TEXT, lines))
                .build();
    }

    /// Heights that compress to about a third.
    private static StructValue terrain(int number) {
        var random = new SplittableRandom(number);
        byte[] heights = new byte[ENTITY_BYTES];
        for (int i = 0; i < heights.length; i += 4) {
            heights[i] = (byte) random.nextInt();
        }
        return StructValue.builder("Terrain")
                .add("Number", IntegerValue.int32(number))
                .add(
                        "Heights",
                        new PackedValue(new PackedType(PrimitiveType.INT32), Bytes.wrap(heights)))
                .build();
    }

    private static Program program() {
        return Program.in(folder).withJava(HEAP).within(Duration.ofMinutes(3));
    }

    @Test
    void isListed() {
        JsonNode listed = JsonLines.only(program().run("info", "--json", save));
        assertEquals(entities + 1, listed.get("records").asLong());
        assertTrue(
                listed.get("chunks").get(0).get("decodedBytes").asLong() > DECODED_BYTES * 9 / 10);
    }

    @Test
    void isVerified() {
        var ended = program().run("verify", "--json", save);
        JsonNode verdict = JsonLines.only(ended);
        assertEquals(0, ended.exit(), ended::toString);
        assertEquals("ok", verdict.get("outcome").asText());
        assertEquals(entities + 1, verdict.get("records").asLong());
    }

    @Test
    void recordsAreShownByPage() {
        long from = entities - 10;
        var ended = program().run("show", "--json", "--from", from, "--count", "5", save);
        assertEquals(0, ended.exit(), ended::toString);
        for (long number = from - 1; number < from + 4; number++) {
            assertTrue(ended.out().contains("\"Terrain_" + number + "\""), ended::toString);
        }
    }

    @Test
    void itemsAreShownByPage() {
        var ended =
                program()
                        .run(
                                "show",
                                save,
                                "Journal/PROP/Lines",
                                "--from",
                                STEPS - 3,
                                "--count",
                                "10");
        assertEquals(0, ended.exit(), ended::toString);
        assertTrue(ended.out().contains("Line " + (STEPS - 3) + " of the log"), ended::toString);
        assertTrue(ended.out().contains("Line " + (STEPS - 1) + " of the log"), ended::toString);
    }
}
