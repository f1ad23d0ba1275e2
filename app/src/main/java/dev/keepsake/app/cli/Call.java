package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// One call of a command: what was typed, and the world it runs in.
record Call(ParseResult typed, Surroundings surroundings) {
    Console console() {
        return surroundings.console();
    }

    Messages messages() {
        return surroundings.messages();
    }

    Progress progress() {
        return surroundings.progress();
    }

    boolean has(String flag) {
        return typed.hasMatchedOption(flag);
    }

    boolean json() {
        return has("--json");
    }

    Optional<String> option(String name) {
        return Optional.ofNullable(typed.matchedOptionValue(name, null));
    }

    /// A number from an option.
    ///
    /// @throws SaveException wrong use, where it lies outside
    long number(String name, long standard, long least, long greatest) throws SaveException {
        Long number = typed.matchedOptionValue(name, null);
        if (number == null) {
            return standard;
        }
        if (number < least || number > greatest) {
            throw badValue(name, number.toString(), least + " … " + greatest);
        }
        return number;
    }

    static SaveException badValue(String option, String value, String allowed) {
        return SaveException.of(
                Finding.of(CommandCode.BAD_VALUE)
                        .with("option", option)
                        .with("value", value)
                        .with("allowed", allowed));
    }

    /// The arguments at a position: several where the command takes several there.
    List<String> positional(int index) {
        return typed.matchedPositionalValue(index, List.of());
    }

    /// The one file or folder at a position.
    Path file(int index) throws SaveException {
        return path(positional(index).get(0));
    }

    /// The file that a text names as the one to write. Never a slot's copy: those are written by
    /// the store alone, which knows who else writes there and which of them loads.
    ///
    /// @throws SaveException where it is a slot's copy, or no file can have this name
    static Path output(String text) throws SaveException {
        Path file = path(text);
        Path name = file.getFileName();
        if (name != null && CopyFile.parse(name.toString()).isPresent()) {
            throw SaveException.of(Finding.of(CommandCode.OVER_SLOT).with("file", file));
        }
        return file;
    }

    /// The file or folder that a text names.
    ///
    /// @throws SaveException *failed*, where no file can have this name
    static Path path(String text) throws SaveException {
        if (text.isEmpty()) {
            // An empty word, as of a variable without a value, would mean the current folder.
            throw SaveException.of(Finding.of(CommandCode.EMPTY_NAME));
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException impossible) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", text));
        }
    }

    /// How saves are opened in this call.
    SaveOpening opening() throws SaveException {
        return SaveOpening.of(this);
    }
}
