package dev.keepsake.storetest;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

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
        return start(classPath(), List.of(), main, arguments);
    }

    /// Starts one of these classes.
    ///
    /// @param options of Java
    static ChildJvm start(
            String classPath, List<String> options, Class<?> main, String... arguments)
            throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx128m"));
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, main.getName()));
        command.addAll(List.of(arguments));
        return new ChildJvm(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    /// The classes of these tests, folders of them packed into jars: only those can be archived.
    static String jars(Path folder) throws IOException {
        var jars = new ArrayList<String>();
        for (String entry : classPath().split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            jars.add(Files.isDirectory(path) ? jar(path, folder, jars.size()) : entry);
        }
        return String.join(File.pathSeparator, jars);
    }

    private static String jar(Path classes, Path folder, int number) throws IOException {
        Path jar = folder.resolve(number + ".jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                out.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                long unused = Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar.toString();
    }

    private static String classPath() {
        String modules = System.getProperty("jdk.module.path", "");
        String classes = System.getProperty("java.class.path", "");
        String tests = path(ChildJvm.class);
        return String.join(File.pathSeparator, List.of(tests, modules, classes));
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
