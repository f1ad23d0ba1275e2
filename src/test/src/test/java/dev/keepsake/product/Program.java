package dev.keepsake.product;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Runs the packaged program (system property `keepsake.bin`) in a home of its own, so that nothing
/// of the user's is read or written.
///
/// Immutable; each run is a process of its own.
///
/// @param file what is run
/// @param home stands for the user's home and for the folder of temporary files
/// @param javaOptions options for the program's Java, none of them with a blank in it
/// @param limit after how long a run is ended and the test fails
record Program(Path file, Path home, List<String> javaOptions, Duration limit) {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /// The program with this home.
    static Program in(Path home) {
        return new Program(installed(), home, List.of(), LIMIT);
    }

    /// Where the program under test lies.
    static Path installed() {
        return Path.of(System.getProperty("keepsake.bin"));
    }

    /// Another copy of the program.
    Program at(Path other) {
        return new Program(other, home, javaOptions, limit);
    }

    /// The same with more options for Java, such as `-Xmx512m`.
    Program withJava(String... options) {
        var all = new ArrayList<>(javaOptions);
        all.addAll(List.of(options));
        return new Program(file, home, List.copyOf(all), limit);
    }

    /// The same with more time for a run.
    Program within(Duration other) {
        return new Program(file, home, javaOptions, other);
    }

    /// Runs the program to its end.
    ///
    /// @param arguments what is typed behind its name; paths and others as their text
    Ended run(Object... arguments) {
        try {
            Path out = Files.createTempFile(home, "out", ".txt");
            Path err = Files.createTempFile(home, "err", ".txt");
            Process process =
                    builder(arguments)
                            .redirectOutput(out.toFile())
                            .redirectError(err.toFile())
                            .start();
            int exit = await(process, arguments);
            var ended = new Ended(exit, Files.readString(out), Files.readString(err), defects());
            Files.delete(out);
            Files.delete(err);
            return ended;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Starts the program with its output in a pipe; [#await] waits for its end.
    Process start(Object... arguments) {
        try {
            return builder(arguments).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Waits for the end of a run.
    ///
    /// @return its exit status
    int await(Process process, Object... arguments) {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
        throw new AssertionError("has not ended in " + limit + ": " + List.of(arguments));
    }

    private ProcessBuilder builder(Object... arguments) {
        var command = new ArrayList<String>();
        command.add(file.toString());
        Stream.of(arguments).map(Object::toString).forEach(command::add);
        var builder = new ProcessBuilder(command);
        var environment = builder.environment();
        environment.keySet().removeIf(Program::concernsTheProgram);
        environment.put("HOME", home.toString());
        environment.put("KEEPSAKE_LANG", "en");
        environment.put("KEEPSAKE_JAVA_OPTIONS", String.join(" ", allJavaOptions()));
        return builder;
    }

    private static boolean concernsTheProgram(String variable) {
        return variable.startsWith("KEEPSAKE_")
                || variable.startsWith("XDG_")
                || variable.startsWith("LC_")
                || variable.equals("DISPLAY")
                || variable.equals("WAYLAND_DISPLAY")
                || variable.endsWith("JAVA_OPTIONS");
    }

    private List<String> allJavaOptions() {
        var all = new ArrayList<>(List.of("-Duser.home=" + home, "-Djava.io.tmpdir=" + home));
        all.addAll(javaOptions);
        return all;
    }

    /// What the program wrote about defects of its own.
    private String defects() throws IOException {
        var text = new StringBuilder();
        try (Stream<Path> files = Files.list(home)) {
            for (Path file : files.sorted().toList()) {
                if (file.getFileName().toString().startsWith("keepsake-defect-")) {
                    text.append(Files.readString(file));
                }
            }
        }
        return text.toString();
    }

    /// A run that came to its end.
    ///
    /// @param exit its exit status
    /// @param out all it printed for people or programs
    /// @param err all it printed of problems
    /// @param defects its reports about defects of its own, empty as it should be
    record Ended(int exit, String out, String err, String defects) {
        /// The lines of [#out].
        List<String> lines() {
            return out.lines().toList();
        }

        /// All there is to say of this run where it is not as it should be.
        @Override
        public String toString() {
            return "exit " + exit + "\n--- out\n" + out + "--- err\n" + err + "---\n" + defects;
        }
    }
}
