package dev.keepsake.product;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the program ends, told by its exit status, for every outcome that a command can reach.
///
/// *Differs* (1) comes with comparison; *changed* (8) needs a file that changes within a call and
/// is proven beside the code that writes files.
final class ExitStatusTest {
    private static final int SIGINT = 2;

    @TempDir static Path folder;

    @BeforeAll
    static void makeSaves() throws IOException, SaveException {
        byte[] whole = Files.readAllBytes(Demo.whole());
        Files.write(folder.resolve("whole.ksave"), whole);
        Files.write(folder.resolve("cut.ksave"), Arrays.copyOf(whole, whole.length - 1));
        byte[] flipped = whole.clone();
        flipped[whole.length - 1] ^= 1;
        Files.write(folder.resolve("flipped.ksave"), flipped);
        Files.write(folder.resolve("newer.ksave"), Regions.forOldestReader(whole, 2));
        writeTooDeep(folder.resolve("limit.ksave"));
        Files.write(folder.resolve("newer.spark_save"), newerSpark());
        Files.write(folder.resolve("empty.ksave"), new byte[0]);
        Files.writeString(folder.resolve("notes.txt"), "Buy bread.\n");
        Files.createDirectory(folder.resolve("foreign"));
        Files.write(folder.resolve("foreign/whole.ksave"), whole);
        Files.writeString(folder.resolve("foreign/notes.txt"), "Buy bread.\n");
        Files.write(folder.resolve("foreign/empty"), new byte[0]);
        Files.createDirectory(folder.resolve("nothing"));
    }

    /// Lists in lists, deeper than a reader allows.
    private static void writeTooDeep(Path file) throws IOException, SaveException {
        Limits limits = Limits.DEFAULT.withDepth(100);
        Value deep = BoolValue.of(true);
        for (int level = 0; level < 80; level++) {
            deep = ListValue.of(PrimitiveType.ANY, List.of(deep));
        }
        StructValue properties = StructValue.builder("Deep").add("Deep", deep).build();
        NewSave.write(file, limits, save -> save.entity("Deep", properties));
    }

    private static byte[] newerSpark() {
        ByteBuffer save = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN);
        save.put("SPRK".getBytes(UTF_8)).putInt(5);
        var checksum = new CRC32();
        checksum.update(save.array(), 0, 20);
        save.putInt(20, (int) checksum.getValue());
        return save.array();
    }

    private static Program.Ended run(String typed) {
        Object[] arguments =
                Stream.of(typed.split(" ")).map(word -> word.replace("@", folder + "/")).toArray();
        return Program.in(folder).run(arguments);
    }

    /// `@` stands for the folder of the saves above.
    @ParameterizedTest
    @CsvSource({
        "0, --help",
        "0, --version",
        "0, help verify",
        "0, info @whole.ksave",
        "0, verify --exact @whole.ksave",
        "0, verify @foreign",
        "0, verify @nothing",
        "2, verfy @whole.ksave",
        "2, verify",
        "2, verify --exakt @whole.ksave",
        "2, info --format nonsense @whole.ksave",
        "2, show @whole.ksave NoSuchRecord/PROP/Gold",
        "2, show @whole.ksave [",
        "2, set @whole.ksave NoValue",
        "2, set @whole.ksave NoSuchRecord/PROP/Gold=1",
        "2, convert @whole.ksave --to nonsense-1 -o @out",
        "3, info @cut.ksave",
        "3, verify @cut.ksave",
        "3, verify @flipped.ksave",
        "3, verify @flipped.ksave @whole.ksave",
        "4, info @newer.ksave",
        "4, verify @newer.ksave",
        "4, verify @newer.spark_save",
        "5, info @notes.txt",
        "5, verify @notes.txt",
        "5, verify @empty.ksave",
        "6, verify @limit.ksave",
        "7, verify @nowhere.ksave",
        "7, info @nowhere.ksave",
        "7, @nowhere.ksave",
    })
    void exitStatusSaysTheOutcome(int status, String typed) {
        var ended = run(typed);
        assertEquals(status, ended.exit(), ended::toString);
        assertEquals("", ended.defects());
        assertFalse(StackTraces.isIn(ended.err()), ended::toString);
    }

    /// 70 > 7 > 3 > 6 > 8 > 4 > 5 > 2 > 1 > 0.
    @ParameterizedTest
    @CsvSource({
        "7, nowhere.ksave, cut.ksave",
        "3, cut.ksave, limit.ksave",
        "6, limit.ksave, newer.ksave",
        "4, newer.ksave, notes.txt",
        "5, notes.txt, whole.ksave"
    })
    void worstOfSeveralFilesCounts(int status, String worse, String better) {
        assertEquals(status, run("verify @" + worse + " @" + better).exit());
        assertEquals(status, run("verify @" + better + " @" + worse).exit());
    }

    @Test
    void folderCountsFilesThatAreNoSaves() {
        var ended = run("verify @foreign");
        assertTrue(ended.lines().getLast().contains("2 files are no saves"), ended::toString);
    }

    @Test
    void offersTheNearestCommand() {
        var ended = run("verfy @whole.ksave");
        assertTrue(ended.err().contains("\"verify\""), ended::toString);
    }

    @Test
    void refusedEditLeavesTheFileAlone() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("whole.ksave"));
        run("set @whole.ksave NoSuchRecord/PROP/Gold=1");
        assertEquals(
                -1, Arrays.mismatch(before, Files.readAllBytes(folder.resolve("whole.ksave"))));
    }

    @Test
    void outputClosedEarlyIsNoProblem() throws IOException {
        var program = Program.in(folder);
        Process process = program.start(arguments("show", "--count", "65536", Demo.whole()));
        process.getInputStream().close();
        assertEquals(0, program.await(process));
    }

    /// Of so many files that the program waits for its output to be read.
    @Test
    void interruptEndsWith130() throws IOException, InterruptedException {
        assumeTrue(!ignoresInterrupts(), "this shell lets nothing it starts be interrupted");
        int count = 1_500;
        var many = new ArrayList<>(List.<Object>of("verify", "--json"));
        many.addAll(Collections.nCopies(count, folder.resolve("whole.ksave")));
        var program = Program.in(folder);
        Process process = program.start(many.toArray());
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
            assertTrue(out.readLine().contains("\"outcome\":\"ok\""));
            interrupt(process);
            assertTrue(out.lines().count() < count - 1);
        }
        assertEquals(130, program.await(process));
    }

    /// A shell that runs something behind itself has it ignore Ctrl-C, and all that it starts.
    private static boolean ignoresInterrupts() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return false;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("SigIgn:"))
                    .map(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                    .anyMatch(ignored -> (ignored & 1L << (SIGINT - 1)) != 0);
        }
    }

    /// Ctrl-C, which Java has no call for.
    private static void interrupt(Process process) throws IOException, InterruptedException {
        String pid = Long.toString(process.pid());
        assertEquals(0, new ProcessBuilder("kill", "-INT", pid).inheritIO().start().waitFor());
    }

    private static Object[] arguments(Object... all) {
        return all;
    }

    /// A program whose verifier is broken.
    @Test
    void defectEndsInOneLineAndAReport(@TempDir Path home) throws IOException {
        Path source = Files.createDirectories(home.resolve("source")).resolve("Verifier.java");
        Files.writeString(
                source,
                """
                package dev.keepsake.format;
                public final class Verifier {
                    public static Verifier with(OpenOptions options) {
                        throw new IllegalStateException("broken for a test");
                    }
                }
                """);
        Path classes = home.resolve("classes");
        int compiled =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-d",
                                classes.toString(),
                                source.toString());
        assertEquals(0, compiled);
        var ended =
                Program.in(home)
                        .withJava("--patch-module=dev.keepsake.format=" + classes)
                        .run("verify", Demo.whole());
        assertEquals(70, ended.exit(), ended::toString);
        assertEquals(1, ended.err().lines().count(), ended::toString);
        assertTrue(ended.defects().contains("broken for a test"), ended::toString);
    }
}
