package dev.keepsake.app.cli;

import dev.keepsake.app.cli.RepairSources.Source;
import dev.keepsake.app.write.EditedMark;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.store.repair.Rescue;
import dev.keepsake.store.repair.RescueReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/// `repair FILE|SLOT -o OUT`: rescues what reads into a new file.
final class RepairCommand implements Command {
    @Override
    public String name() {
        return "repair";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE|SLOT", "0", "1");
        arguments.option(spec, "OUT", "-o", "--output");
        arguments.flag(spec, "--dry-run");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        Path output = call.has("--dry-run") ? null : output(call);
        try (RepairSources sources = RepairSources.open(call.file(0), call)) {
            if (output != null) {
                requireOther(sources, output);
            }
            var replaced = new AtomicReference<@Nullable Replaced>();
            RescueReport report = rescue(call, sources, output, replaced::set);
            if (call.json()) {
                call.console().json(new RepairJson(call.messages()).line(sources, report, output));
            } else {
                new RepairLines(call).print(sources, report, output);
            }
            if (replaced.get() != null) {
                Writing.sayBackup(call, replaced.get());
            }
            return Outcome.LOADED;
        }
    }

    private static Path output(Call call) throws SaveException {
        return Call.output(
                call.option("-o")
                        .orElseThrow(() ->
                                SaveException.of(
                                        Finding.of(CommandCode.MISSING_ARGUMENT)
                                                .with("argument", "-o OUT"))));
    }

    /// Refuses to write over what is rescued from.
    private static void requireOther(RepairSources sources, Path output) throws SaveException {
        for (Source source : sources.sources()) {
            try {
                if (Files.exists(output) && Files.isSameFile(output, source.file())) {
                    throw SaveException.of(
                            Finding.of(CommandCode.OVER_ORIGINAL).with("file", output));
                }
            } catch (IOException failure) {
                throw StorageException.of(output.toString(), failure);
            }
        }
    }

    private static RescueReport rescue(
            Call call, RepairSources sources, @Nullable Path output, Consumer<Replaced> done)
            throws SaveException {
        Instant now = call.surroundings().clock().instant();
        Rescue rescue = sources.rescue().withMark(EditedMark.TOOL, now);
        if (output == null) {
            return rescue.plan(call.progress());
        }
        var report = new AtomicReference<@Nullable RescueReport>();
        done.accept(
                FileReplacement.of(output)
                        .withBackup(now)
                        .withProgress(call.progress())
                        .write(
                                sink -> report.set(rescue.write(sink, call.progress())),
                                written -> rescue.check(written, call.progress())));
        return Objects.requireNonNull(report.get(), "nothing was written");
    }
}
