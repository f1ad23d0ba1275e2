package dev.keepsake.app.cli;

import dev.keepsake.app.typefile.GameTypes;
import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.repair.Rescue;
import dev.keepsake.store.repair.RescueInput;
import dev.keepsake.store.repair.RescueSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The files that one save is rescued from, as far as they read: a file alone, or the copies of a
/// slot, the newest first.
///
/// @param format what they were read as
/// @param options what they were opened with
/// @param sources the files
record RepairSources(SaveFormat format, OpenOptions options, List<Source> sources)
        implements AutoCloseable {
    private static final String COPIES = "keepsake";

    /// A file, and what reads of it.
    record Source(Path file, RescueInput input) {
        /// Its number in the slot; empty where that does not read.
        private Optional<Long> sequence() {
            SaveDocument document = input.diagnosis().document();
            boolean sound =
                    input.diagnosis().findings().kept().stream()
                            .noneMatch(RepairSources::isOfPrelude);
            return document == null || !sound
                    ? Optional.empty()
                    : document.header()
                            .find("sequence")
                            .map(value ->
                                    value instanceof IntegerValue number ? number.bits() : 0L);
        }
    }

    private static boolean isOfPrelude(Finding finding) {
        return finding.isError() && finding.code().id().startsWith("keepsake.prelude.");
    }

    /// A file by its name, before it is opened.
    private record Named(Path file, RescueSource source) {}

    /// Opens what FILE or FOLDER/SLOT names.
    ///
    /// @throws SaveException where there is no such file, no format knows a single file, or the
    ///   storage fails
    static RepairSources open(Path named, Call call) throws SaveException {
        SaveOpening opening = call.opening();
        List<Named> files = files(named);
        boolean copies = files.get(0).source() != RescueSource.FILE;
        SaveFormat format =
                copies && call.option("--format").isEmpty()
                        ? call.surroundings().formats().find(COPIES).orElseThrow()
                        : format(files.get(0).file(), opening);
        GameTypes types = opening.types(files.get(0).file());
        var sources = new ArrayList<Source>();
        try {
            for (Named file : files) {
                sources.add(inspect(file, format, types.options(), call));
            }
        } catch (SaveException failure) {
            sources.forEach(RepairSources::close);
            throw failure;
        }
        sources.sort(newestFirst());
        return new RepairSources(format, types.options(), List.copyOf(sources));
    }

    private static SaveFormat format(Path file, SaveOpening opening) throws SaveException {
        try (ByteSource source = SaveOpening.source(file)) {
            return opening.format(source);
        }
    }

    /// The file alone; with the other copy where it is one of two; or both copies of a slot or
    /// profile, where there is no such file.
    private static List<Named> files(Path named) {
        String name = named.getFileName() == null ? "" : named.getFileName().toString();
        Optional<CopyFile> copy = CopyFile.parse(name);
        if (Files.exists(named)) {
            return copy.map(file -> copies(named, file))
                    .orElse(List.of(new Named(named, RescueSource.FILE)));
        }
        for (FileKind kind : List.of(FileKind.SLOT, FileKind.PROFILE)) {
            List<Named> found =
                    SlotId.isName(name)
                            ? copies(named, new SlotId(kind, name).file(CopyLetter.A))
                            : List.of();
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of(new Named(named, RescueSource.FILE));
    }

    private static List<Named> copies(Path beside, CopyFile copy) {
        var found = new ArrayList<Named>();
        for (CopyFile one : List.of(copy, copy.other())) {
            Path file = beside.resolveSibling(one.path());
            if (Files.isRegularFile(file)) {
                found.add(new Named(file, RescueSource.of(one.letter())));
            }
        }
        found.sort(Comparator.comparing(Named::source));
        return found;
    }

    private static Source inspect(Named file, SaveFormat format, OpenOptions options, Call call)
            throws SaveException {
        ByteSource bytes = SaveOpening.source(file.file());
        Diagnosis diagnosis = format.inspect(bytes, options, call.progress());
        return new Source(file.file(), new RescueInput(file.source(), diagnosis));
    }

    /// By the number in the slot; copies whose number does not read come last, A before B.
    private static Comparator<Source> newestFirst() {
        Comparator<Source> known =
                Comparator.comparingInt(source -> source.sequence().isPresent() ? 0 : 1);
        return known.thenComparing((left, right) ->
                Long.compareUnsigned(right.sequence().orElse(0L), left.sequence().orElse(0L)));
    }

    /// The rescue of what reads.
    Rescue rescue() {
        return Rescue.of(format, sources.stream().map(Source::input).toList(), options);
    }

    /// The file that a source is.
    Path file(RescueSource source) {
        return sources.stream()
                .filter(found -> found.input().source() == source)
                .findFirst()
                .orElseThrow()
                .file();
    }

    private static void close(Source source) {
        SaveDocument document = source.input().diagnosis().document();
        if (document != null) {
            document.close();
        }
    }

    @Override
    public void close() {
        sources.forEach(RepairSources::close);
    }
}
