package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead.Kind;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Prints what `info` found for people.
final class InfoLines implements InfoCommand.InfoPrinter {
    private final Call call;
    private final Messages messages;
    private final ValueSummary summary;

    InfoLines(Call call) {
        this.call = call;
        this.messages = call.messages();
        this.summary = new ValueSummary(new SummaryWords(messages), 100);
    }

    @Override
    public void print(Path file, Look look) throws SaveException {
        call.console().line(Printable.text(file.toString()));
        if (look.document() != null) {
            facts(file, look.document(), look.typeFile());
            chunks(look.document());
        }
        new FindingLines(messages).print(call.console(), look.findings());
        if (look.document() != null) {
            call.console().line("  " + messages.text("info.unchecked"));
        }
        call.console().flush();
    }

    private void facts(Path file, SaveDocument document, @Nullable Path typeFile)
            throws SaveException {
        var table = Table.ofFacts();
        long bytes = size(file);
        table.row("  " + messages.text("info.format"), document.format().text());
        table.row("  " + messages.text("info.size"), Measure.size(bytes) + " (" + bytes + ")");
        StructValue header = document.header();
        for (int i = 0; i < header.items().count(); i++) {
            Value value = header.value(i);
            table.row("  " + Printable.text(header.name(i)), summary.summary(value));
        }
        var picture = document.picture();
        if (picture.isPresent()) {
            table.row(
                    "  " + messages.text("info.picture"),
                    messages.text(
                            "info.picture.form",
                            Map.of(
                                    "format",
                                    picture.get().format(),
                                    "width",
                                    picture.get().width(),
                                    "height",
                                    picture.get().height(),
                                    "size",
                                    Measure.size(picture.get().bytes().length()))));
        }
        table.row("  " + messages.text("info.records"), document.recordCount());
        if (typeFile != null) {
            table.row("  " + messages.text("info.types"), Printable.text(typeFile.toString()));
        }
        table.print(call.console());
    }

    private void chunks(SaveDocument document) {
        var table =
                Table.of(
                        "  " + messages.text("info.chunk"),
                        messages.text("info.key"),
                        messages.text("info.records") + ">",
                        messages.text("info.stored") + ">",
                        messages.text("info.decoded") + ">");
        for (Chunk chunk : document.chunks()) {
            boolean raw = chunk.head().kind() == Kind.RAW;
            table.row(
                    "  " + Printable.text(chunk.id()),
                    Printable.text(chunk.key()),
                    raw ? messages.text("info.raw") : chunk.size(),
                    Measure.size(chunk.head().storedBytes()),
                    chunk.head().decodedBytes() < 0
                            ? ""
                            : Measure.size(chunk.head().decodedBytes()));
        }
        if (!table.isEmpty()) {
            table.print(call.console());
        }
    }

    static long size(Path file) throws SaveException {
        try {
            return Files.size(file);
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
    }
}
