package dev.keepsake.app.recover;

import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.repair.Rescue;
import dev.keepsake.store.repair.RescueInput;
import dev.keepsake.store.repair.RescueSource;
import java.io.Closeable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The files that one save is rescued from, as far as they read: a file alone, or both copies of
/// its slot, the newest first. For workers.
///
/// @param format what they were read as
/// @param options what they were opened with
/// @param inputs what reads of each
/// @param files where they stand
record RecoverSources(
        SaveFormat format, OpenOptions options, List<RescueInput> inputs, List<Path> files)
        implements Closeable {
    private static final String COPIES = "keepsake";

    /// Opens what belongs to a file.
    ///
    /// @throws SaveException where no format knows the file, the storage fails or the caller stops
    ///   it
    static RecoverSources open(Path file, SaveReader reader, Progress progress)
            throws SaveException {
        Optional<CopyFile> copy = SlotLookup.copyOf(file);
        SaveFormat format =
                copy.isPresent()
                        ? reader.formats().find(COPIES).orElseThrow()
                        : reader.formatOf(file);
        OpenOptions options = reader.options(file);
        var inputs = new ArrayList<RescueInput>();
        var files = new ArrayList<Path>();
        try {
            if (copy.isEmpty()) {
                inputs.add(input(file, RescueSource.FILE, format, options, progress));
                files.add(file);
            }
            for (CopyLetter letter : copy.isPresent() ? CopyLetter.values() : new CopyLetter[0]) {
                Path one = file.resolveSibling(copyFile(copy.get(), letter).path());
                if (Files.isRegularFile(one)) {
                    inputs.add(input(one, RescueSource.of(letter), format, options, progress));
                    files.add(one);
                }
            }
        } catch (SaveException failure) {
            inputs.forEach(RecoverSources::close);
            throw failure;
        }
        inputs.sort(newestFirst());
        return new RecoverSources(format, options, List.copyOf(inputs), List.copyOf(files));
    }

    private static CopyFile copyFile(CopyFile copy, CopyLetter letter) {
        return copy.letter() == letter ? copy : copy.other();
    }

    private static RescueInput input(
            Path file,
            RescueSource source,
            SaveFormat format,
            OpenOptions options,
            Progress progress)
            throws SaveException {
        ByteSource bytes = FileSource.open(file);
        return new RescueInput(source, format.inspect(bytes, options, progress));
    }

    /// By the number in the slot; copies whose number does not read come last.
    private static Comparator<RescueInput> newestFirst() {
        return Comparator.comparing((RescueInput input) -> sequence(input).isEmpty())
                .thenComparing((left, right) ->
                        Long.compareUnsigned(
                                sequence(right).orElse(0L), sequence(left).orElse(0L)));
    }

    private static Optional<Long> sequence(RescueInput input) {
        SaveDocument document = input.diagnosis().document();
        boolean sound =
                input.diagnosis().findings().kept().stream().noneMatch(RecoverSources::isOfPrelude);
        return document == null || !sound
                ? Optional.empty()
                : document.header()
                        .find("sequence")
                        .map(value -> value instanceof IntegerValue number ? number.bits() : 0L);
    }

    private static boolean isOfPrelude(Finding finding) {
        return finding.isError() && finding.code().id().startsWith("keepsake.prelude.");
    }

    /// The rescue of what reads.
    Rescue rescue() {
        return Rescue.of(format, inputs, options);
    }

    private static void close(RescueInput input) {
        SaveDocument document = input.diagnosis().document();
        if (document != null) {
            document.close();
        }
    }

    @Override
    public void close() {
        inputs.forEach(RecoverSources::close);
    }
}
