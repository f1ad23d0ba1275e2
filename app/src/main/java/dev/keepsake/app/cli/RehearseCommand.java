package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.demo.DemoSaves.Sample;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/// `rehearse`: does what people do, on sample saves and without a word, so that packaging can keep
/// the classes this takes. Not in the help.
final class RehearseCommand implements Command {
    private static final String FILE = "FILE";
    private static final List<List<String>> ACTS =
            List.of(
                    List.of("info", FILE),
                    List.of("info", "--json", FILE),
                    List.of("verify", "--exact", FILE),
                    List.of("verify", "--json", FILE),
                    List.of("show", FILE),
                    List.of("show", "--find", "Mira", FILE),
                    List.of("show", "--json", "--count", "5", FILE),
                    List.of("help"));

    @Override
    public String name() {
        return "rehearse";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        spec.usageMessage().hidden(true);
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Program program =
                Program.in(
                        call.surroundings()
                                .withConsole(
                                        Console.of(
                                                OutputStream.nullOutputStream(),
                                                OutputStream.nullOutputStream(),
                                                StandardCharsets.UTF_8)));
        try {
            for (Sample sample : DemoSaves.in(call.surroundings().formats()).all()) {
                rehearse(program, sample);
            }
        } catch (IOException failure) {
            throw StorageException.of("rehearsal", failure);
        }
        return Outcome.LOADED;
    }

    private static void rehearse(Program program, Sample sample) throws IOException {
        Path file = Files.createTempFile("keepsake-", sample.name());
        try {
            Files.write(file, sample.bytes().toArray());
            for (List<String> act : ACTS) {
                program.run(
                        act.stream()
                                .map(word -> word.equals(FILE) ? file.toString() : word)
                                .toList());
            }
        } finally {
            Files.delete(file);
        }
    }
}
