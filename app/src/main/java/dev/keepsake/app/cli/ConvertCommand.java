package dev.keepsake.app.cli;

import dev.keepsake.app.cli.SaveOpening.Opened;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/// `convert FILE --to FORMAT -o OUT`: between versions of a format.
final class ConvertCommand implements Command {
    @Override
    public String name() {
        return "convert";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0", "1");
        arguments.required(spec, "FORMAT", "--to");
        arguments.required(spec, "OUT", "-o", "--output");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        String target = call.option("--to").orElseThrow();
        Path output = Call.output(call.option("-o").orElseThrow());
        try (Opened opened = call.opening().open(call.file(0))) {
            String version = version(opened, target);
            Replaced replaced =
                    FileReplacement.of(output)
                            .withBackup(call.surroundings().clock().instant())
                            .write(
                                    sink -> write(opened, version, sink, call.progress()),
                                    Writing.check(opened.way(), call.progress()));
            print(call, output, target);
            Writing.sayBackup(call, replaced);
        }
        return Outcome.LOADED;
    }

    private static void write(Opened opened, String version, ByteSink sink, Progress progress)
            throws SaveException {
        boolean same = opened.document().format().version().equals(version);
        if (same) {
            opened.format().write(opened.document(), sink, progress);
        } else {
            opened.format().convert(opened.document(), version, sink, progress);
        }
    }

    private static String version(Opened opened, String target) throws SaveException {
        SaveFormat format = opened.format();
        int current = format.versions().indexOf(opened.document().format().version());
        String known =
                format.versions().stream()
                        .skip(Math.max(0, current))
                        .map(version -> format.id() + "-" + version)
                        .collect(Collectors.joining(", "));
        return format.versions().stream()
                .filter(version -> target.equals(format.id() + "-" + version))
                .findFirst()
                .orElseThrow(() ->
                        SaveException.of(
                                Finding.of(CommandCode.NO_CONVERSION)
                                        .with("format", opened.document().format().text())
                                        .with("target", target)
                                        .with("known", known)));
    }

    private static void print(Call call, Path output, String target) {
        if (call.json()) {
            call.console()
                    .json(
                            JsonLine.of(json -> {
                                json.writeStringField("file", output.toString());
                                json.writeStringField("format", target);
                            }));
        } else {
            call.console()
                    .line(
                            call.messages()
                                    .text(
                                            "convert.written",
                                            Map.of(
                                                    "file",
                                                    Printable.text(output.toString()),
                                                    "format",
                                                    target)));
        }
    }
}
