package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.demo.DemoSaves.Sample;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/// `demo FOLDER`: writes the sample saves.
final class DemoCommand implements Command {
    @Override
    public String name() {
        return "demo";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FOLDER", "0", "1");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Path folder = call.file(0);
        makeEmpty(folder);
        List<Sample> samples = DemoSaves.in(call.surroundings().formats()).all();
        for (Sample sample : samples) {
            call.progress().check(0, samples.size());
            FileReplacement.of(folder.resolve(sample.name()))
                    .write(sink -> sink.write(sample.bytes()), FileReplacement.Check.NONE);
            if (call.json()) {
                print(call, folder.resolve(sample.name()), sample);
            }
        }
        if (!call.json()) {
            call.console()
                    .line(
                            call.messages()
                                    .text(
                                            "demo.written",
                                            Map.of(
                                                    "count",
                                                    samples.size(),
                                                    "folder",
                                                    Printable.text(folder.toString()))));
        }
        return Outcome.LOADED;
    }

    private static void print(Call call, Path file, Sample sample) {
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField("file", file.toString());
                            json.writeNumberField("bytes", sample.bytes().length());
                        }));
    }

    private static void makeEmpty(Path folder) throws SaveException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw SaveException.of(Finding.of(CommandCode.NOT_A_FOLDER).with("file", folder));
        }
        try {
            Files.createDirectories(folder);
            try (Stream<Path> files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    throw SaveException.of(
                            Finding.of(CommandCode.FOLDER_NOT_EMPTY).with("folder", folder));
                }
            }
        } catch (IOException failure) {
            throw StorageException.of(folder.toString(), failure);
        }
    }
}
