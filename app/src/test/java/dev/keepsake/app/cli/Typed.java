package dev.keepsake.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.cli.output.Console;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a call of the program gave.
record Typed(Outcome outcome, String out, String problems) {
    /// The world of a call, with the toy format alone.
    static final class World {
        private SaveFormats formats = SaveFormats.of(List.of(new ToyFormat()));
        private Locale locale = Locale.ENGLISH;
        private Progress progress = Progress.NONE;
        private Optional<WindowDoor> window = Optional.empty();
        private InstantSource clock = () -> Instant.parse("2026-11-30T21:14:03Z");
        private boolean hasDisplay = true;
        private OutputStream out = new ByteArrayOutputStream();

        World in(Locale language) {
            this.locale = language;
            return this;
        }

        World with(SaveFormats other) {
            this.formats = other;
            return this;
        }

        World with(Progress other) {
            this.progress = other;
            return this;
        }

        World with(WindowDoor door) {
            this.window = Optional.of(door);
            return this;
        }

        World with(InstantSource other) {
            this.clock = other;
            return this;
        }

        World withoutDisplay() {
            this.hasDisplay = false;
            return this;
        }

        World printingTo(OutputStream other) {
            this.out = other;
            return this;
        }

        Typed run(String... arguments) {
            var problems = new ByteArrayOutputStream();
            Program program =
                    Program.in(
                            new Surroundings(
                                    Console.of(out, problems, UTF_8),
                                    Messages.of(locale),
                                    formats,
                                    () -> window,
                                    clock,
                                    progress,
                                    hasDisplay));
            Outcome outcome = program.run(List.of(arguments));
            String printed =
                    out instanceof ByteArrayOutputStream bytes ? bytes.toString(UTF_8) : "";
            return new Typed(outcome, printed, problems.toString(UTF_8));
        }
    }

    static Typed run(String... arguments) {
        return new World().run(arguments);
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
