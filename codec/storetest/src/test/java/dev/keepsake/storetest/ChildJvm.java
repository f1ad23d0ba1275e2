package dev.keepsake.storetest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A Java process of its own, which runs a main class of these tests and can be killed.
final class ChildJvm implements AutoCloseable {
    private final Process process;
    private final BufferedReader lines;

    private ChildJvm(Process process) {
        this.process = process;
        this.lines =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /// Starts one.
    static ChildJvm start(Class<?> main, String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx128m"));
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of("-cp", classPath(), main.getName()));
        command.addAll(List.of(arguments));
        return new ChildJvm(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    private static String classPath() {
        String modules = System.getProperty("jdk.module.path", "");
        String classes = System.getProperty("java.class.path", "");
        String tests = path(ChildJvm.class);
        return String.join(java.io.File.pathSeparator, List.of(tests, modules, classes));
    }

    private static String path(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .toString();
        } catch (java.net.URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// The next line it prints; null at its end.
    @org.jspecify.annotations.Nullable
    String line() throws IOException {
        return lines.readLine();
    }

    /// All lines left, up to its end; half of one where it was killed inside it is left out.
    List<String> rest() throws IOException {
        var rest = new ArrayList<String>();
        for (String line = line(); line != null; line = line()) {
            rest.add(line);
        }
        return rest;
    }

    /// Ends it as a power cut ends a process: nothing of its own runs any more.
    void kill() throws InterruptedException {
        boolean unused = process.toHandle().destroyForcibly(); // leaves its output to be read
        int unusedToo = process.waitFor();
    }

    int end() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
