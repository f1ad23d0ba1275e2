package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.Limits;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.copy.CopyState.Valid;
import dev.keepsake.store.copy.Identity;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.KeptFile.Reason;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Makes a backup the newest save of its slot, or says what that would do.
final class Restoring {
    private static final String NEWEST = "newest";

    private final Call call;
    private final FolderStore store;
    private final SlotId slot;

    Restoring(Call call, FolderStore store, SlotId slot) {
        this.call = call;
        this.store = store;
        this.slot = slot;
    }

    /// Restores a backup.
    ///
    /// @param wanted its name as it is listed, or `newest` for the newest that was whole when it
    ///   was kept; or any other file, such as one that was repaired
    /// @throws SaveException where there is none of that name, it is damaged, or the slot takes no
    ///   save
    void restore(String wanted) throws SaveException {
        Path file = find(wanted);
        SlotCopies copies = store.await(store.asks().inspect(slot));
        requireRestorable(file, copies);
        if (call.has("--dry-run")) {
            rehearse(file, copies);
            return;
        }
        var saved =
                store.await(
                        store.asks()
                                .restoreFile(slot, () -> FileSource.pinned(file), base(copies)));
        var printer = new SavedPrinter(call, store);
        if (call.json()) {
            printer.json(saved, json -> json.writeStringField("restored", file.toString()));
            return;
        }
        call.console().line(call.messages().text("backups.restored", "file", shown(file)));
        printer.print(saved);
    }

    private Path find(String wanted) throws SaveException {
        List<KeptFile> files = store.await(store.asks().backups(slot));
        Optional<Path> backup =
                files.stream()
                        .filter(file ->
                                wanted.equals(NEWEST)
                                        ? file.reason() != Reason.DAMAGED
                                        : name(file).equals(wanted))
                        .findFirst()
                        .map(store::path);
        if (backup.isPresent()) {
            return backup.get();
        }
        if (wanted.equals(NEWEST)) {
            throw SaveException.of(Finding.of(CommandCode.NO_BACKUP).with("slot", slot.name()));
        }
        Path file = Call.path(wanted);
        if (Files.notExists(file)) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", wanted));
        }
        return file;
    }

    private static String name(KeptFile file) {
        return Path.of(file.path()).getFileName().toString();
    }

    /// What the slot holds now, as far as it is whole.
    private static Base base(SlotCopies copies) {
        if (copies.isEmpty()) {
            return Base.empty();
        }
        return copies.newestHead().map(head -> Base.of(head.revision())).orElse(Base.any());
    }

    /// What would be refused in the end is refused before anything is kept as a backup.
    private void requireRestorable(Path file, SlotCopies copies) throws SaveException {
        copies.requireKnown();
        if (copies.newer().isPresent()) {
            var _ = copies.requireLoading(slot.name());
        }
        try (ByteSource source = FileSource.pinned(file)) {
            SaveHead head = SaveHead.read(source, Limits.DEFAULT);
            Identity.requireKind(slot.kind(), file.toString(), head.fields());
            store.reader().check(source, call.progress());
        }
    }

    private void rehearse(Path file, SlotCopies copies) throws SaveException {
        long sequence = copies.nextSequence(slot.name());
        if (call.json()) {
            json(file, copies, sequence);
        } else {
            print(file, copies, sequence);
        }
    }

    private void print(Path file, SlotCopies copies, long sequence) {
        say(
                "backups.would",
                Map.of(
                        "file",
                        shown(file),
                        "copy",
                        copies.target(),
                        "sequence",
                        Long.toUnsignedString(sequence)));
        boolean keeps = copies.a() instanceof Valid || copies.b() instanceof Valid;
        if (keeps) {
            say("backups.keeps", Map.of());
        }
        say("set.nothing", Map.of());
    }

    private void say(String key, Map<String, ?> values) {
        call.console().line(call.messages().text(key, values));
    }

    private void json(Path file, SlotCopies copies, long sequence) {
        call.console()
                .json(
                        JsonLine.of(json -> {
                            json.writeStringField(
                                    "file", store.path(slot.file(copies.target())).toString());
                            json.writeStringField("copy", CopyWords.letter(copies.target()));
                            SlotJson.sequence(json, sequence);
                            json.writeStringField("restored", file.toString());
                            json.writeBooleanField("written", false);
                        }));
    }

    private static String shown(Path file) {
        return Printable.text(file.toString());
    }
}
