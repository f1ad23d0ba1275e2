package dev.keepsake.app.cli;

import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.StructValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A slot, profile or index as its two files are.
///
/// @param kind `slot`, `profile` or `index`, as the file names say
/// @param key what stands for the slot's name in the file names
/// @param copies those that are there, A before B
record FoundSlot(String kind, String key, List<Copy> copies) {
    private static final List<String> KINDS = List.of("slot", "profile", "index");
    private static final Pattern NAME =
            Pattern.compile("(slot|profile|index)_([a-z0-9_-]+)\\.([ab])\\.ksave");

    /// One of the two files.
    ///
    /// @param letter `a` or `b`
    /// @param outcome how opening it and reading all of it ends
    /// @param header its fields, empty where they do not read
    record Copy(String letter, Path file, Outcome outcome, StructValue header) {
        /// Which save of the slot it is, −1 where that does not read.
        long sequence() {
            return header.find("sequence")
                    .map(value -> Long.parseLong(HeaderText.of(value)))
                    .orElse(-1L);
        }

        boolean isWhole() {
            return outcome == Outcome.LOADED;
        }
    }

    /// The slots of a folder by kind and key, every copy read whole.
    static List<FoundSlot> in(Path folder, Call call) throws SaveException {
        SaveOpening opening = call.opening();
        // What is wrong with the type file is wrong with no copy.
        opening.types(folder.resolve(TypeFiles.NAME));
        var found = new TreeMap<String, List<Copy>>();
        for (Path file : files(folder)) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (name.matches()) {
                found.computeIfAbsent(name.group(1) + "_" + name.group(2), _ -> new ArrayList<>())
                        .add(copy(name.group(3), file, opening, call));
            }
        }
        var slots = new ArrayList<FoundSlot>();
        for (Map.Entry<String, List<Copy>> entry : found.entrySet()) {
            int line = entry.getKey().indexOf('_');
            slots.add(
                    new FoundSlot(
                            entry.getKey().substring(0, line),
                            entry.getKey().substring(line + 1),
                            entry.getValue()));
        }
        slots.sort(Comparator.comparingInt(slot -> KINDS.indexOf(slot.kind())));
        return slots;
    }

    private static List<Path> files(Path folder) throws SaveException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException failure) {
            throw StorageException.of(folder.toString(), failure);
        }
    }

    private static Copy copy(String letter, Path file, SaveOpening opening, Call call)
            throws SaveException {
        try (Look look = opening.look(file)) {
            StructValue header =
                    look.document() == null
                            ? StructValue.builder("").build()
                            : look.document().header();
            return new Copy(letter, file, outcome(opening, file, look, call), header);
        } catch (CancelledException stopped) {
            throw stopped;
        } catch (SaveException failure) {
            return new Copy(letter, file, failure.outcome(), StructValue.builder("").build());
        }
    }

    private static Outcome outcome(SaveOpening opening, Path file, Look look, Call call)
            throws SaveException {
        if (look.outcome() != Outcome.LOADED) {
            return look.outcome();
        }
        ByteSource source = FileSource.open(file);
        Verdict verdict =
                Verifier.with(opening.types(file).options())
                        .verify(
                                opening.format(source),
                                source,
                                CheckScope.STRUCTURE,
                                call.progress());
        return verdict.outcome();
    }

    /// The copy that a game loads: the newest that is whole; none where one is of a newer version,
    /// which a game must not pass over.
    Optional<Copy> loading() {
        if (copies.stream().anyMatch(copy -> copy.outcome() == Outcome.NEWER)) {
            return Optional.empty();
        }
        return copies.stream()
                .filter(Copy::isWhole)
                .max((left, right) -> Long.compareUnsigned(left.sequence(), right.sequence()));
    }

    /// The copy to tell the slot's name by.
    Copy shown() {
        return loading().orElseGet(() -> copies.get(0));
    }

    Outcome worst() {
        return copies.stream().map(Copy::outcome).reduce(Outcome.LOADED, Outcome::worse);
    }
}
