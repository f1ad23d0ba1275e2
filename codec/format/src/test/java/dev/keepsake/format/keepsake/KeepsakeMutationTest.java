package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Mutants whose every checksum fits end in an outcome or are sound to the byte, and none takes
/// more memory than a small process has: each run is a process of its own.
class KeepsakeMutationTest {
    private static final int MUTANTS = 10_000;
    private static final long SEED = 20_261_201;

    /// What is mutated.
    enum Sample {
        /// Everything a file can have.
        SMALL {
            @Override
            Bytes save() throws SaveException {
                return SampleSaves.small();
            }
        },
        /// Chunks of several blocks, of records and of bytes.
        BLOCKS {
            @Override
            Bytes save() throws SaveException {
                return ManyBlocks.save();
            }
        };

        abstract Bytes save() throws SaveException;
    }

    @ParameterizedTest
    @EnumSource(Sample.class)
    void everyMutantEndsInAnOutcomeOrIsSoundToTheByteInLittleMemory(Sample sample)
            throws IOException, InterruptedException {
        Map<Outcome, Integer> outcomes = outcomes(sample);
        assertEquals(MUTANTS, outcomes.values().stream().mapToInt(Integer::intValue).sum());
        assertTrue(outcomes.getOrDefault(Outcome.DAMAGED, 0) > MUTANTS / 4, outcomes::toString);
        assertTrue(outcomes.getOrDefault(Outcome.LOADED, 0) > MUTANTS / 20, outcomes::toString);
    }

    private static Map<Outcome, Integer> outcomes(Sample sample)
            throws IOException, InterruptedException {
        String paths =
                String.join(
                        File.pathSeparator,
                        System.getProperty("java.class.path"),
                        System.getProperty("jdk.module.path", ""),
                        Path.of("target", "classes").toString(),
                        Path.of("target", "test-classes").toString());
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx40m",
                                "-XX:+ExitOnOutOfMemoryError",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                paths,
                                Mutants.class.getName(),
                                sample.name())
                        .redirectErrorStream(true)
                        .start();
        String printed =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        List<String> lines = printed.lines().toList();
        return Arrays.stream(lines.get(lines.size() - 1).split(" ", -1))
                .map(count -> count.split("=", -1))
                .collect(
                        Collectors.toMap(
                                count -> Outcome.valueOf(count[0]),
                                count -> Integer.valueOf(count[1])));
    }

    /// What the other process does.
    static final class Mutants {
        private static final Limits LITTLE = Limits.DEFAULT.withDecodedBytes(8 << 20);

        private Mutants() {}

        public static void main(String[] arguments) throws SaveException {
            var random = new Random(SEED);
            var resealed = new Resealed(Sample.valueOf(arguments[0]).save(), random);
            Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
            for (int i = 0; i < MUTANTS; i++) {
                Bytes mutant = resealed.next();
                Verification verification = Verification.of(mutant, LITTLE);
                outcomes.merge(verification.outcome(), 1, Integer::sum);
                require(isRight(mutant, verification), i, verification);
            }
            System.out.println(
                    outcomes.entrySet().stream()
                            .map(entry -> entry.getKey() + "=" + entry.getValue())
                            .collect(Collectors.joining(" ")));
        }

        private static void require(boolean right, int mutant, Verification verification) {
            if (!right) {
                throw new AssertionError(
                        "mutant " + mutant + " of seed " + SEED + ": " + verification);
            }
        }

        private static boolean isRight(Bytes mutant, Verification verification)
                throws SaveException {
            return switch (verification.outcome()) {
                case DAMAGED, NEWER, REFUSED -> true;
                case LOADED -> isExact(mutant, verification);
                default -> false;
            };
        }

        /// What a strict reader accepts has one encoding: its own.
        private static boolean isExact(Bytes mutant, Verification verification)
                throws SaveException {
            try (SaveDocument document = SampleSaves.open(mutant)) {
                return verification.result().orElseThrow().exact()
                        && mutant.equals(SampleSaves.write(document));
            }
        }
    }
}
