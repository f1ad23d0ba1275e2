package dev.keepsake.app.cli;

import dev.keepsake.app.PictureRequest;
import dev.keepsake.app.PictureRequest.Theme;
import dev.keepsake.app.cli.output.JsonLine;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;

/// `picture FILE -o OUT.png`: the window for this save, drawn without a display.
final class PictureCommand implements Command {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})[x×](\\d{1,5})");
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int LEAST_WIDTH = 320;
    private static final int LEAST_HEIGHT = 240;
    private static final int MOST = 8192;

    @Override
    public String name() {
        return "picture";
    }

    @Override
    public void describe(CommandSpec spec, Arguments arguments) {
        arguments.positional(spec, "FILE", "0", "1");
        arguments.required(spec, "OUT", "-o", "--output");
        arguments.option(spec, "WIDTHxHEIGHT", "--size");
        arguments.option(spec, "SCALE", "--scale");
        arguments.option(spec, "THEME", "--theme");
        arguments.option(spec, "LANGUAGE", "--lang");
        arguments.option(spec, "PATH", "--select");
    }

    @Override
    public Outcome run(Call call) throws SaveException {
        PictureRequest request = request(call);
        if (Files.notExists(request.file())) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", request.file()));
        }
        // The window would show a save whose type file is wrong.
        SaveOpening.types(call).of(request.file());
        OpenWindow.door(call.surroundings()).picture(request);
        if (call.json()) {
            call.console()
                    .json(
                            JsonLine.of(json ->
                                    json.writeStringField("file", request.output().toString())));
        } else {
            call.console()
                    .line(
                            call.messages()
                                    .text(
                                            "picture.written",
                                            "file",
                                            Printable.text(request.output().toString())));
        }
        return Outcome.LOADED;
    }

    private static PictureRequest request(Call call) throws SaveException {
        Matcher size = size(call.option("--size").orElse("1280x800"));
        Path output = output(call.option("-o").orElseThrow());
        Optional<String> types = call.option("--types");
        return new PictureRequest(
                call.file(0),
                types.isPresent() ? Call.path(types.get()) : null,
                output,
                Integer.parseInt(size.group(1)),
                Integer.parseInt(size.group(2)),
                scale(call.option("--scale").orElse("1")),
                theme(call.option("--theme").orElse("light")),
                call.messages().locale(),
                call.option("--select").orElse(null));
    }

    /// A picture may be drawn again; nothing else is ever written over.
    private static Path output(String text) throws SaveException {
        Path file = Call.output(text);
        try {
            if (Files.isRegularFile(file) && Files.size(file) > 0 && !isPng(file)) {
                throw SaveException.of(Finding.of(CommandCode.OVER_OTHER).with("file", file));
            }
        } catch (IOException failure) {
            throw StorageException.of(file.toString(), failure);
        }
        return file;
    }

    private static boolean isPng(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return Arrays.equals(bytes.readNBytes(PNG.length), PNG);
        }
    }

    private static Matcher size(String text) throws SaveException {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()
                || !isWithin(size.group(1), LEAST_WIDTH)
                || !isWithin(size.group(2), LEAST_HEIGHT)) {
            throw Call.badValue("--size", text, "320x240 … 8192x8192");
        }
        return size;
    }

    private static boolean isWithin(String number, int least) {
        int pixels = Integer.parseInt(number);
        return pixels >= least && pixels <= MOST;
    }

    private static double scale(String text) throws SaveException {
        if (text.matches("[0-4](\\.\\d{1,4})?")) {
            double scale = Double.parseDouble(text);
            if (scale >= 0.5 && scale <= 4) {
                return scale;
            }
        }
        throw Call.badValue("--scale", text, "0.5 … 4");
    }

    private static Theme theme(String text) throws SaveException {
        return switch (text) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            default -> throw Call.badValue("--theme", text, "light, dark");
        };
    }
}
